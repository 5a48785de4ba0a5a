import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';

const ID = 'virtual:head-script';
const FILE = path.resolve(import.meta.dirname, '../src/framework/visitor/head-script.js');

/** Which links a browser may fetch before they are pressed: pages that are the same for everybody. */
const PREFETCH_RULES = JSON.stringify({
  prefetch: [{
    where: {
      and: [
        { href_matches: '/*' },
        { not: { href_matches: '/(api|forms|files|covers|assets|fonts|health|metrics|RSC|admin)/*' } },
        { not: { href_matches: '/*(cart|checkout|newsletter|profile|giving|login|signup)*' } },
        { not: { selector_matches: '[download], [target=_blank], [data-hard]' } },
      ],
    },
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
      this.addWatchFile(FILE);
      const source = `(()=>{${readFileSync(FILE, 'utf8').replace('PREFETCH_RULES', JSON.stringify(PREFETCH_RULES))}})()`;
      const { code } = minifySync('head-script.js', source, { module: false, compress: true, mangle: true });
      return `export const headScript = ${JSON.stringify(code.trim())};\nexport const prefetchRules = ${JSON.stringify(PREFETCH_RULES)};`;
    },
  };
}
