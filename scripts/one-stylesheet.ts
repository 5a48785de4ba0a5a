/**
 * Joins the styles of the build into one file: two dozen small ones weigh a third more compressed, and cost two dozen
 * requests before the first text. No rule overrides another across files, and resets stand in a layer, so that their
 * order says nothing. A script that comes later finds its styles there, so the preloads of its own are taken out.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MANIFESTS = ['dist/server/__vite_rsc_assets_manifest.js', 'dist/server/ssr/__vite_rsc_assets_manifest.js'];
const CSS_LIST = /"css": \[\s*"[^\]]+\]/g;

const files = globSync('dist/public/assets/*.css').filter((file) => !path.basename(file).startsWith('site-')).toSorted();
const joined = files.map((file) => readFileSync(file, 'utf8')).join('\n');
const name = `site-${createHash('sha256').update(joined).digest('base64url').slice(0, 8)}.css`;
writeFileSync(`dist/public/assets/${name}`, joined);

for (const manifest of MANIFESTS) {
  const before = readFileSync(manifest, 'utf8');
  const after = before.replace(CSS_LIST, `"css": ["/assets/${name}"]`);
  if (files.length === 0 || after === before) throw new Error(`${manifest} names no styles: the build has changed, see scripts/one-stylesheet.ts.`);
  writeFileSync(manifest, after);
}

// The lists of what a later script preloads are told apart by position: a style's place is taken by the entry, which is there.
const [, entry] = /"clientEntryUrl": "\/(assets\/[^"]+)"/.exec(readFileSync(MANIFESTS[0]!, 'utf8')) ?? [];
if (!entry) throw new Error('The build names no entry: see scripts/one-stylesheet.ts.');
for (const script of globSync('dist/public/assets/*.js')) {
  const before = readFileSync(script, 'utf8');
  const after = before.replace(/"assets\/[\w.-]+\.css"/g, `"${entry}"`);
  if (after !== before) writeFileSync(script, after);
}
