import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Asks for the scripts that a later script imports at the same time as for that one; the styles are all here already.
 * What cannot be loaded is told by Vite's own event, which the head's script listens to.
 */
const CODE = `export const __vitePreload = (load, files = []) => {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + href, crossOrigin: '' }));
  return load().catch((payload) => {
    if (dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))) throw payload;
  });
};`;

/** A shorter one in place of Vite's, which also waits for styles: every visitor downloads it. */
export const shortPreloads = (): Plugin => ({
  name: 'short-preloads',
  enforce: 'pre',
  load: { filter: { id: /preload-helper/ }, handler: (id) => (id === HELPER ? CODE : undefined) },
});

const LIST = /m\.f=\[([^\]]*)\]/;
const POSITIONS = /__vite__mapDeps\(\[([\d,]+)\]\)/g;

/** The script without the preloads of files that are on the page already, and each of the others listed once. */
export function withoutPreloads(code: string, isThere: (file: string) => boolean): string {
  const before = [...(LIST.exec(code)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, file]) => file!);
  const after = [...new Set(before)].filter((file) => !isThere(file));
  const moved = (positions: string): string => {
    const kept = positions.split(',').map((position) => after.indexOf(before[Number(position)]!));
    return [...new Set(kept)].filter((position) => position !== -1).join(',');
  };
  return code
    .replace(LIST, `m.f=${JSON.stringify(after)}`)
    .replace(POSITIONS, (_, positions: string) => (moved(positions) ? `__vite__mapDeps([${moved(positions)}])` : '[]'));
}

/** The script of the site's layout, with all that it imports: loaded before any link is followed. */
export function scriptsOfLayout(scripts: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const queue = [...scripts].filter(([, code]) => code.includes('sanadIsStarted')).map(([file]) => file);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = scripts.get(file)?.matchAll(/(?:from|import)"\.\/([^"]+)"/g) ?? [];
    queue.push(...[...imports].map(([, name]) => `assets/${name}`));
  }
  return found;
}
