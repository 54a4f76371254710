/** Puts the page's worker beside the page, with the list of files that it keeps. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const OTHERS = ['/icon.svg', '/icon-turn.svg', '/site.webmanifest'];

/** A step of the build that adds worker.js. */
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const files = [...built.map((name) => `/${name}`).sort(), ...OTHERS];
      const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf-8');
      const version = createHash('sha256').update(source + files.join()).digest('hex').slice(0, 12);
      const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: head + source });
    },
  };
}
