import { expect, test } from 'vitest';
import { byArea, distinctRules, topLevelRules } from '../../scripts/distinct-rules.ts';

test('a repeated rule is left out, whatever it contains', () => {
  const css = `@layer reset;.a{color:red}@media (x){.a{top:0}.b{top:1px}}\n.a{color:red}.c{content:"}"}@media (x){.a{top:0}.b{top:1px}}.c{content:"}"}`;
  expect(distinctRules(css)).toBe('@layer reset;.a{color:red}@media (x){.a{top:0}.b{top:1px}}.c{content:"}"}');
});

test('different rules stay, in their order', () => {
  const css = '.a{color:red}.a{color:blue}@media (y){.a{color:red}}';
  expect(topLevelRules(css)).toEqual(['.a{color:red}', '.a{color:blue}', '@media (y){.a{color:red}}']);
  expect(distinctRules(css)).toBe(css);
});

test('the rules of a page with styles of its own are in its file, and no others', () => {
  const css = '.a{top:0}.zakat_x1{top:1px}@media (y){.zakat_x1{top:2px}}.b{top:3px}@keyframes zakat_k{to{top:0}}';
  expect(byArea(css)).toEqual({
    site: '.a{top:0}.b{top:3px}',
    areas: [
      {
        name: 'zakat',
        page: 'src/pages/giving/zakat.tsx',
        css: '.zakat_x1{top:1px}@media (y){.zakat_x1{top:2px}}@keyframes zakat_k{to{top:0}}',
      },
    ],
  });
});
