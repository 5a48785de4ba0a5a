/**
 * Joins the styles of the build into one file: two dozen small ones are a third larger compressed, and need two dozen requests
 * before the first text. No rule overrides another across files, and resets are in a layer, so their order does not matter.
 * The preloads of styles of later scripts are removed, because the one file has them.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { distinctRules } from './distinct-rules.ts';

const MANIFESTS = ['dist/server/__vite_rsc_assets_manifest.js', 'dist/server/ssr/__vite_rsc_assets_manifest.js'];
const CSS_LIST = /"css": \[\s*"[^\]]+\]/g;

const files = globSync('dist/public/assets/*.css')
  .filter((file) => !path.basename(file).startsWith('site-'))
  .toSorted();
// The bundles of server and browser share modules, whose rules are written once.
const joined = distinctRules(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
const name = `site-${createHash('sha256').update(joined).digest('base64url').slice(0, 8)}.css`;
writeFileSync(`dist/public/assets/${name}`, joined);

for (const manifest of MANIFESTS) {
  const before = readFileSync(manifest, 'utf8');
  const after = before.replace(CSS_LIST, `"css": ["/assets/${name}"]`);
  if (files.length === 0 || after === before)
    throw new Error(`${manifest} has no styles: the build has changed, see scripts/one-stylesheet.ts.`);
  writeFileSync(manifest, after);
}

// Preloads are referenced by their position in a list, so a style is replaced by the entry, which is loaded already.
const [, entry] = /"clientEntryUrl": "\/(assets\/[^"]+)"/.exec(readFileSync(MANIFESTS[0]!, 'utf8')) ?? [];
if (!entry) throw new Error('The build has no entry: see scripts/one-stylesheet.ts.');
for (const script of globSync('dist/public/assets/*.js')) {
  const before = readFileSync(script, 'utf8');
  const after = before.replace(/"assets\/[\w.-]+\.css"/g, `"${entry}"`);
  if (after !== before) writeFileSync(script, after);
}
