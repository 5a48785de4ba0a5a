import { expect, test } from 'vitest';
import { scriptsOfLayout, withoutPreloads } from '../../scripts/script-preloads.ts';

const script = (list: string, calls: string) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${list}])))=>i.map(i=>d[i]);${calls}`;

test('what is on the page is not preloaded, and the rest is listed once', () => {
  const before = script(
    '"assets/a.js","assets/site.css","assets/b.js","assets/c.css","assets/b.js"',
    'k(()=>import("./x.js"),__vite__mapDeps([0,1,2]));k(()=>import("./y.js"),__vite__mapDeps([1,3]));k(()=>import("./z.js"),__vite__mapDeps([4,2]))',
  );
  expect(withoutPreloads(before, (file) => file.endsWith('.css') || file === 'assets/a.js')).toBe(
    script(
      '"assets/b.js"',
      'k(()=>import("./x.js"),__vite__mapDeps([0]));k(()=>import("./y.js"),[]);k(()=>import("./z.js"),__vite__mapDeps([0]))',
    ),
  );
});

test('a script without a list stays as it is', () => {
  expect(withoutPreloads('export const a=1', () => true)).toBe('export const a=1');
});

test("the layout's scripts are those that it imports, and what these import", () => {
  const scripts = new Map([
    ['assets/layout.js', 'import{a}from"./a.js";globalThis.sanadIsStarted=!0'],
    ['assets/a.js', 'import"./b.js";import("./later.js")'],
    ['assets/b.js', ''],
    ['assets/later.js', ''],
  ]);
  expect([...scriptsOfLayout(scripts)].toSorted()).toEqual(['assets/a.js', 'assets/b.js', 'assets/layout.js']);
});
