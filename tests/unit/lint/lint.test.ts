import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
let folder: string;
beforeAll(() => {
  mkdirSync(path.join(root, 'design-system/components'), { recursive: true });
  folder = mkdtempSync(path.join(root, 'design-system/components/planted-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs oxlint with the project's configuration on a file beside the components. */
function lint(file: string, code: string): string {
  const name = path.join(folder, file);
  writeFileSync(name, code);
  const { stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/oxlint'),
    ['--deny-warnings', '--format=unix', name],
    { cwd: root, encoding: 'utf8' },
  );
  rmSync(name);
  return `${stdout}${stderr}`;
}
const inStyle = (rule: string) =>
  lint('one.css.ts', `import { style } from '@vanilla-extract/css';\nexport const one = style({ ${rule} });\n`);

describe('a style that names a side', () => {
  test.each([
    `marginLeft: '4px'`,
    `paddingRight: 0`,
    `left: 0`,
    `'right': '4px'`,
    `borderLeft: 0`,
    `borderTopLeftRadius: '3px'`,
    `scrollMarginRight: '1px'`,
    `textAlign: 'left'`,
    `float: 'right'`,
    `margin: '0 1px 2px 3px'`,
    `padding: '0 calc(1px + 2px) 0 3px'`,
    `inset: '0 auto 0 0'`,
    `borderRadius: '0 3px 3px 0'`,
    `transform: 'translateX(16px)'`,
    `transform: 'translate(-50%, 0)'`,
    `translate: '8px 0'`,
    `backgroundPosition: 'left top'`,
    `objectPosition: 'right'`,
    `selectors: { '&:hover': { marginLeft: 0 } }`,
  ])('is rejected: %s', (rule) => {
    expect(inStyle(rule)).toContain('ds(logical-css)');
  });
  test.each([
    `marginInlineStart: '3px'`,
    `margin: '0 1px'`,
    `margin: '0 1px 2px 1px'`,
    `insetInlineEnd: 0`,
    `inset: 0`,
    `borderRadius: 'var(--ds-radius-base)'`,
    `textAlign: 'start'`,
    `transform: 'translateY(1px)'`,
    `translate: '0 16px'`,
    `transform: 'scaleX(-1)'`,
    `backgroundPosition: 'center'`,
  ])('another is not: %s', (rule) => {
    expect(inStyle(rule)).not.toContain('ds(');
  });
});

describe('a value that is no token', () => {
  test.each([
    `color: '#fff'`,
    `background: 'rgb(0 0 0 / .5)'`,
    `borderColor: 'oklch(40% 0.08 160)'`,
    `border: '1px solid red'`,
    `boxShadow: '0 0 2px rgba(0,0,0,.2)'`,
    `zIndex: 10`,
    `zIndex: '99'`,
  ])('is rejected: %s', (rule) => {
    expect(inStyle(rule)).toContain('ds(tokens-only)');
  });
  test.each([
    `color: 'inherit'`,
    `background: 'none'`,
    `borderColor: 'transparent'`,
    `outlineColor: 'Highlight'`,
    'background: `color-mix(in oklab, currentColor 45%, transparent)`',
  ])('another is not: %s', (rule) => {
    expect(inStyle(rule)).not.toContain('ds(');
  });
});

describe('elsewhere', () => {
  test('a specifier that ends in .css.ts is rejected', () => {
    expect(lint('two.ts', `export { root } from '#ds/components/button/button.css.ts';\n`)).toContain(
      'ds(css-specifier)',
    );
    expect(lint('two.ts', `export { root } from '#ds/components/button/button.css';\n`)).not.toContain('ds(');
  });
  test('a component that takes a class or a style is rejected', () => {
    expect(lint('three.tsx', `export type OneProps = { className?: string };\n`)).toContain('ds(no-style-props)');
    expect(lint('three.tsx', `export type OneProps = { style?: object };\n`)).toContain('ds(no-style-props)');
    expect(lint('three.tsx', `export type OneProps = { tone?: string };\n`)).not.toContain('ds(');
  });
});

const imports = ["import { a } from '#src/a.ts';\n", "import { b } from '#src/b.ts';\nexport const c = a + b;\n"];
describe('the comment about a file', () => {
  test('is rejected between imports', () => {
    expect(lint('five.ts', imports.join('/** About the file. */\n'))).toContain('ds(file-comment-first)');
  });
  test.each([
    ['above the first import', `/** About the file. */\n${imports.join('')}`],
    ['below the last import', `${imports.join('')}/** About the export. */\nexport const d = 1;\n`],
    ['of one line, about the next import', imports.join('// About the next line.\n')],
  ])('is accepted %s', (_place, code) => {
    expect(lint('five.ts', code)).not.toContain('ds(');
  });
});

describe('a hover, a time, a size, a radius, a line, a space', () => {
  test.each([
    [`selectors: { '&:hover': { top: 0 } }`, 'ds(guarded-hover)'],
    [`transition: 'top 200ms'`, 'ds(tokens-only)'],
    [`animation: 'x .9s linear'`, 'ds(tokens-only)'],
    [`fontSize: '0.9375rem'`, 'ds(tokens-only)'],
    [`borderRadius: '8px'`, 'ds(tokens-only)'],
    [`border: '1px solid currentColor'`, 'ds(tokens-only)'],
    [`borderInlineStartWidth: '2px'`, 'ds(tokens-only)'],
    ['outline: `2px solid ${one}`', 'ds(tokens-only)'],
    [`gap: '16px'`, 'ds(tokens-only)'],
    [`paddingInline: '4px 20px'`, 'ds(tokens-only)'],
    [`marginBlockStart: '48px'`, 'ds(tokens-only)'],
    [`padding: '0 6px'`, 'ds(tokens-only)'],
    [`marginInlineEnd: '-10px'`, 'ds(tokens-only)'],
    [`gap: 'clamp(16px, 2vw, 20px)'`, 'ds(tokens-only)'],
    ['paddingBlock: `${one} 1.5rem`', 'ds(tokens-only)'],
  ])('is rejected: %s', (rule, by) => {
    expect(inStyle(rule)).toContain(by);
  });
  test.each([
    `'@media': { '(hover: hover)': { selectors: { '&:hover': { top: 0 } } } }`,
    `transition: 'var(--ds-duration-fast)'`,
    `fontSize: 'clamp(1rem, 2vw, 2rem)'`,
    `borderRadius: 0`,
    `border: '8px solid currentColor'`,
    `outlineOffset: '-2px'`,
    `marginBlockStart: '-1px'`,
    `padding: '0 3px'`,
    'paddingBlock: `max(${one}, env(safe-area-inset-bottom))`',
  ])('is accepted: %s', (rule) => {
    expect(inStyle(rule)).not.toContain('ds(');
  });
});

const inProps = (prop: string) => lint('one.tsx', `export type OneProps = { ${prop} };\n`);
describe('a prop with another name elsewhere', () => {
  test.each([
    'isChecked?: boolean',
    'onClick: () => void',
    "size: 'regular' | 'large'",
    "tone?: 'zakat'",
    'action: string',
  ])('is rejected: %s', (prop) => {
    expect(inProps(prop)).toContain('ds(prop-words)');
  });
  test.each([
    ['disabled?: boolean', "'disabled' is rejected. Leave it out: a button is never disabled"],
    ["variant?: 'a' | 'b'", "'variant' is rejected. Name it by what differs: 'tone' for colors"],
    ["size: 'hero'", "'hero' is rejected. Name the size 'large'."],
  ])('gets a sentence that says what to write: %s', (prop, sentence) => {
    expect(inProps(prop)).toContain(sentence);
  });
  test.each(['defaultChecked?: boolean', 'onPress: () => void', "size: 'base' | 'large'", "tone?: 'gold'"])(
    'is accepted: %s',
    (prop) => {
      expect(inProps(prop)).not.toContain('ds(prop-words)');
    },
  );
});
