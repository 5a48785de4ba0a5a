import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { budgets } from '#ds/component-budgets.ts';
import sizes from '#ds/component-sizes.json' with { type: 'json' };
import { readProps } from '../../../scripts/component-docs/read-props.ts';
import { tokensOf, usedIn } from '../../../scripts/component-docs/read-uses.ts';
import { sizeOf } from '../../../scripts/component-docs/size-of.ts';

const components = readProps();
/** Parts that only another component uses, which are on its page. */
const parts = new Set([
  'CopyButton',
  'CountryPicker',
  'DialogBody',
  'Field',
  'MenuButton',
  'MenuLink',
  'Opened',
  'Skeletons',
  'Step',
  'ToastRegion',
]);
const own = Object.entries(components).filter(
  ([name, { file }]) => file.startsWith('design-system/components/') && !parts.has(name),
);
const storyOf = (file: string) => `stories/components/${path.basename(file, '.tsx')}.stories.tsx`;

test('props are read from the types with values, default and description, also those of a shared type', () => {
  const prop = (component: string, name: string) => components[component]?.props.find((one) => one.name === name);
  expect(prop('Button', 'tone')).toMatchObject({
    values: expect.arrayContaining(['filled', 'gold', 'danger']),
    default: 'filled',
    isRequired: false,
  });
  expect(prop('TextField', 'hint')?.text).toBe('Said before the field is filled.');
  expect(prop('TextField', 'error')).toBeDefined();
  expect(prop('TextField', 'isRequired')).toBeDefined();
  expect(prop('TextField', 'id')).toBeDefined();
  expect(prop('QuantityField', 'min')?.default).toBe('1');
  expect(prop('Checkbox', 'label')).toMatchObject({ isRequired: true, type: 'ReactNode' });
  expect(JSON.stringify(components)).not.toContain('"union"');
});

test('every prop has a description', () => {
  const silent = Object.entries(components).flatMap(([name, { props }]) =>
    props.filter(({ text }) => text === '').map((prop) => `${name}.${prop.name}`),
  );
  expect(silent).toEqual([]);
});

describe.each(own)('%s', (name, { file }) => {
  test('has a page of its own name, with a playground', () => {
    expect(existsSync(storyOf(file))).toBe(true);
    const text = readFileSync(storyOf(file), 'utf8');
    expect(text).toContain(`title: 'Components/${name}'`);
    expect(text).toContain(`component: ${name},`);
    expect(text).toContain('parameters: guide({');
    expect(text).toMatch(/export const Playground\b/);
  });
  test('is used by a screen or another component, or is marked as planned', () => {
    const users = [
      ...usedIn(file),
      ...globSync('design-system/**/*.tsx').filter((user) =>
        readFileSync(user, 'utf8').includes(`'${file.replace('design-system/', '#ds/')}'`),
      ),
    ];
    expect(users.length > 0 || readFileSync(storyOf(file), 'utf8').includes("status: 'planned'")).toBe(true);
  });
});

test('tokens are read from the styles', () => {
  expect(tokensOf('design-system/components/tag/tag.tsx')).toEqual(
    expect.arrayContaining(['color.surfaceGold', 'fontSize.micro', 'space.2']),
  );
});

describe('bytes', () => {
  const weights = Object.entries(sizes).map(([name, { script, style }]) => [name, script + style] as const);
  test('no component is over its budget, and each has one', () => {
    expect(weights.filter(([name, weight]) => weight > (budgets[name] ?? 0))).toEqual([]);
  });
  // `npm run sizes` measures the others against the same budgets.
  test.each([
    'button/button',
    'menu/menu',
    'sheet/sheet',
    'toast/toast',
    'phone-field/phone-field',
    'quantity-field/quantity-field',
  ])('%s weighs today no more than its budget', async (name) => {
    const { script, style } = await sizeOf(path.resolve(`design-system/components/${name}.tsx`));
    expect(script + style).toBeLessThanOrEqual(budgets[path.basename(name)] ?? 0);
  });
  test('a component over its budget is found', () => {
    expect(weights.filter(([, weight]) => weight > 0)).not.toEqual([]);
  });
});
