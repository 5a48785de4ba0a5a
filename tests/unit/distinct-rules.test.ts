import { expect, test } from 'vitest';
import { distinctRules, topLevelRules } from '../../scripts/distinct-rules.ts';

test('a repeated rule is left out, whatever it contains', () => {
  const css = `@layer reset;.a{color:red}@media (x){.a{top:0}.b{top:1px}}\n.a{color:red}.c{content:"}"}@media (x){.a{top:0}.b{top:1px}}.c{content:"}"}`;
  expect(distinctRules(css)).toBe('@layer reset;.a{color:red}@media (x){.a{top:0}.b{top:1px}}.c{content:"}"}');
});

test('different rules stay, in their order', () => {
  const css = '.a{color:red}.a{color:blue}@media (y){.a{color:red}}';
  expect(topLevelRules(css)).toEqual(['.a{color:red}', '.a{color:blue}', '@media (y){.a{color:red}}']);
  expect(distinctRules(css)).toBe(css);
});
