import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './tools/compress.ts';
import { licences } from './tools/licences.ts';
import { worker } from './tools/worker.ts';

const SERVER = 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte({ configFile: false }), licences(), worker(), compress()],
  build: {
    outDir: '../src/whistlestop/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy allows no data addresses for scripts and no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
