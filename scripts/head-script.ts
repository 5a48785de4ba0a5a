import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { type RouteName, routeNames, routeOf, routes } from '#src/routes/routes.ts';

const ID = 'virtual:head-script';
const FILES = ['menus.js', 'head-script.js'].map((name) =>
  path.resolve(import.meta.dirname, '../src/framework/visitor', name),
);

const WORKER_ID = 'virtual:service-worker';
const WORKER_FILE = path.resolve(import.meta.dirname, '../src/framework/offline/service-worker.js');

/** The first segments of addresses that are personal or no pages. */
const firstSegment = (name: RouteName): string => routes[name].path.split('/')[1]!;
const shared = new Set(routeNames.filter((name) => routeOf(name).isCacheable).map(firstSegment));
const personal = [...new Set(routeNames.map(firstSegment))].filter((segment) => !shared.has(segment));
const NEVER_PREFETCHED = ['api', 'forms', 'files', 'admin', ...personal].join('|');

/** Speculation rules: browsers may prefetch the links to public pages. */
const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { selector_matches: 'a:not([download],[target],[data-full-load])' },
          { not: { href_matches: `/*(${NEVER_PREFETCHED})*` } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Virtual modules with scripts as text: the head script and the prefetch rules, whose hashes are in the policy, and the
 * service worker.
 */
export function headScript(): Plugin {
  return {
    name: 'sanad:head-script',
    resolveId: (id) => (id === ID || id === WORKER_ID ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${WORKER_ID}`) {
        this.addWatchFile(WORKER_FILE);
        const source = `(()=>{${readFileSync(WORKER_FILE, 'utf8')}})()`;
        const worker = minifySync('service-worker.js', source, { module: false, compress: true, mangle: true });
        return `export const serviceWorker = ${JSON.stringify(worker.code.trim())};`;
      }
      if (id !== `\0${ID}`) return undefined;
      for (const file of FILES) this.addWatchFile(file);
      // The files are joined in one scope, so their exports and imports are removed.
      const parts = FILES.map((file) =>
        readFileSync(file, 'utf8')
          .replace(/^import [^;]*;\n/gm, '')
          .replace(/^export /gm, ''),
      );
      const source = `(()=>{${parts.join('').replace('PREFETCH_RULES', JSON.stringify(PREFETCH_RULES))}})()`;
      const { code } = minifySync('head-script.js', source, { module: false, compress: true, mangle: true });
      return `export const headScript = ${JSON.stringify(code.trim())};\nexport const prefetchRules = ${JSON.stringify(PREFETCH_RULES)};`;
    },
  };
}
