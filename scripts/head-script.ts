import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';

const ID = 'virtual:head-script';
const FILES = ['menus.js', 'head-script.js'].map((name) => path.resolve(import.meta.dirname, '../src/framework/visitor', name));

/** Which links a browser may fetch before they are pressed: pages that are the same for everybody. */
const PREFETCH_RULES = JSON.stringify({
  prefetch: [{
    where: { and: [{ selector_matches: 'a:not([download],[target],[data-hard])' }, { not: { href_matches: '/*(api|forms|files|cart|checkout|newsletter|profile|giving|login|signup|admin)*' } }] },
    eagerness: 'moderate',
  }],
});

/** The script of every page's head and the prefetch rules that it puts there, as texts: their hashes are in the policy. */
export function headScript(): Plugin {
  return {
    name: 'sanad:head-script',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      for (const file of FILES) this.addWatchFile(file);
      // One script for the page: what its files give each other stands in one scope.
      const parts = FILES.map((file) => readFileSync(file, 'utf8').replace(/^import .*\n/gm, '').replace(/^export /gm, ''));
      const source = `(()=>{${parts.join('').replace('PREFETCH_RULES', JSON.stringify(PREFETCH_RULES))}})()`;
      const { code } = minifySync('head-script.js', source, { module: false, compress: true, mangle: true });
      return `export const headScript = ${JSON.stringify(code.trim())};\nexport const prefetchRules = ${JSON.stringify(PREFETCH_RULES)};`;
    },
  };
}
