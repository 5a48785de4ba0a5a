import { globSync } from 'node:fs';

const ASSETS = 'dist/public/assets';

/** Limits of what a browser loads, gzipped. A pattern would add up all files that it matches, so each page has an entry. */
export default [
  { name: 'the styles of every page', path: `${ASSETS}/joined-site-*.css`, gzip: true, limit: '15 kB' },
  ...globSync(`${ASSETS}/joined-page-*.css`)
    .toSorted()
    .map((path) => ({ name: `own styles, ${path.slice(ASSETS.length + 1)}`, path, gzip: true, limit: '3 kB' })),
  { name: 'the largest script', path: `${ASSETS}/index-*.js`, gzip: true, limit: '90 kB' },
];
