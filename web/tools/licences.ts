/** Puts the licences of the typefaces beside them, as they ask for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FACES = { 'yeseva-one': '@fontsource/yeseva-one', cabin: '@fontsource-variable/cabin' };

/** A step of the build that adds a text file for each typeface. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      for (const [name, folder] of Object.entries(FACES)) {
        const source = readFileSync(join(import.meta.dirname, '../node_modules', folder, 'LICENSE'), 'utf-8');
        this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source });
      }
    },
  };
}
