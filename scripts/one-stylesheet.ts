/**
 * Joins the styles of the build into one file: two dozen small ones are a third larger compressed, and need two dozen requests
 * before the first text. No rule overrides another across files, and resets are in a layer, so their order does not matter.
 * The rules of screens in `page-style-areas.ts` go to a file of their own, which only their page links.
 * The preloads of styles of later scripts are removed, because the one file has them; so are those of the layout's scripts.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { byArea, distinctRules } from './distinct-rules.ts';
import { STYLE_AREAS } from './page-style-areas.ts';
import { scriptsOfLayout, withoutPreloads } from './script-preloads.ts';

const MANIFESTS = ['dist/server/__vite_rsc_assets_manifest.js', 'dist/server/ssr/__vite_rsc_assets_manifest.js'];
/** The entry of a page in the manifest. */
const listOf = (page: string): RegExp => new RegExp(`"${page}": \\{[^}]*\\}`);
const CSS_LIST = /"css": \[\s*"[^\]]+\]/g;

// Every file that the bundler wrote, whatever the modules are called that it named them by.
const files = globSync('dist/public/assets/*.css').toSorted();
// The bundles of server and browser share modules, whose rules are written once.
const joined = distinctRules(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
const { areas, site } = byArea(joined);
const write = (name: string, css: string): string => {
  const file = `joined-${name}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(`dist/public/assets/${file}`, css);
  return file;
};
const name = write('site', site);
const withoutOwn = STYLE_AREAS.filter((area) => !areas.some(({ name: own }) => own === area.name));
const pages = areas.map(({ css, ...area }) => ({ ...area, file: write(`page-${area.name}`, css) }));

for (const manifest of MANIFESTS) {
  const before = readFileSync(manifest, 'utf8');
  const after = pages.reduce(
    (text, { file, page }) => text.replace(listOf(page), `"${page}": { "js": [], "css": ["/assets/${file}"] }`),
    withoutOwn.reduce(
      (text, { page }) => text.replace(listOf(page), `"${page}": { "js": [], "css": [] }`),
      before.replace(CSS_LIST, `"css": ["/assets/${name}"]`),
    ),
  );
  const unlinked = pages.find(({ file }) => !after.includes(file));
  if (unlinked) throw new Error(`${unlinked.page} does not link its styles: see scripts/page-style-areas.ts.`);
  if (files.length === 0 || after === before)
    throw new Error(`${manifest} has no styles: the build has changed, see scripts/one-stylesheet.ts.`);
  writeFileSync(manifest, after);
}

const scripts = new Map(
  globSync('dist/public/assets/*.js').map((file) => [`assets/${path.basename(file)}`, readFileSync(file, 'utf8')]),
);
const loaded = scriptsOfLayout(scripts);
if (loaded.size === 0) throw new Error('The build has no script of the layout: see scripts/script-preloads.ts.');
for (const [file, before] of scripts) {
  const after = withoutPreloads(before, (preloaded) => preloaded.endsWith('.css') || loaded.has(preloaded));
  if (after !== before) writeFileSync(`dist/public/${file}`, after);
}
