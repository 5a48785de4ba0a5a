import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Arrows = Record<string, string[]>;

/** The arrows of each Mermaid diagram in a text: `a --> b & c`. */
function picturesOf(text: string): Arrows[] {
  return [...text.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, picture = '']) =>
    Object.fromEntries(
      [...picture.matchAll(/^ {2}([\w-]+) --> (.+)$/gm)].map(([, from = '', to = '']) => [
        from,
        to.split(' & ').toSorted(),
      ]),
    ),
  );
}

/** The imports between folders. `folderOf`: the folder of a path in the diagram. */
function importsBy(folderOf: (file: string) => string | undefined): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const file of globSync('{src,design-system,money}/**/*.{ts,tsx}')) {
    const from = folderOf(file);
    if (from === undefined) continue;
    for (const [, alias, rest] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*'#(src|ds|money)\/([^']+)'/g,
    )) {
      const to = folderOf(alias === 'src' ? `src/${rest}` : `${alias === 'ds' ? 'design-system' : 'money'}/${rest}`);
      if (to !== undefined && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return Object.fromEntries([...arrows].map(([from, to]) => [from, [...to].toSorted()]));
}

const [layers = {}, entities = {}] = picturesOf(readFileSync('docs/architecture.md', 'utf8'));

const layerOf = (file: string): string | undefined =>
  file.startsWith('src/') ? (file.split('/').length > 2 ? file.split('/')[1] : undefined) : file.split('/')[0];

test("the diagram of the layers has exactly the code's imports", () => {
  expect(layers).toEqual(importsBy(layerOf));
});

test('the diagram of paying has exactly the imports between the folders that it shows', () => {
  const shown = new Set([...Object.keys(entities), ...Object.values(entities).flat()]);
  const entityOf = (file: string): string | undefined => {
    const name = /^src\/server\/([^/]+)\//.exec(file)?.[1];
    return name !== undefined && shown.has(name) ? name : undefined;
  };
  expect(entities).toEqual(importsBy(entityOf));
});

test('a diagram with another arrow differs', () => {
  expect(picturesOf('```mermaid\ngraph TD\n  a --> c & b\n```')).toEqual([{ a: ['b', 'c'] }]);
});
