/** Measures every component, writes the sizes beside the components, and fails where one is over its budget. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { budgets } from '../../design-system/component-budgets.ts';
import { type Size, sizeOf } from './size-of.ts';

const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, 'design-system/component-sizes.json');
const sizes: Record<string, Size> = {};
for (const file of globSync('design-system/components/*/*.tsx', { cwd: root }).toSorted()) {
  const name = path.basename(file, '.tsx');
  // oxlint-disable-next-line no-await-in-loop -- one at a time: each build has the machine to itself
  sizes[name] = await sizeOf(path.join(root, file));
}
const before = (() => {
  try {
    return JSON.parse(readFileSync(target, 'utf8')) as Record<string, Size>;
  } catch {
    return {};
  }
})();
writeFileSync(target, `${JSON.stringify(sizes, undefined, 2)}\n`);
const rows = Object.entries(sizes).toSorted(([, a], [, b]) => b.script - a.script);
for (const [name, { script, style }] of rows) {
  const change = before[name] ? script + style - before[name].script - before[name].style : 0;
  console.log(
    `${name.padEnd(24)} script ${String(script).padStart(7)} B   style ${String(style).padStart(6)} B${change === 0 ? '' : `   ${change > 0 ? '+' : ''}${change} B`}`,
  );
}
const over = rows.filter(([name, { script, style }]) => script + style > (budgets[name] ?? 0));
for (const [name, { script, style }] of over)
  console.error(
    `${name} weighs ${script + style} B; its budget in design-system/component-budgets.ts is ${budgets[name] ?? 0} B.`,
  );
process.exitCode = over.length > 0 ? 1 : 0;
