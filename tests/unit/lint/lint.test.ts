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

/** The real oxlint with the real settings, on a file that is put beside the components. */
function lint(file: string, code: string): string {
  const name = path.join(folder, file);
  writeFileSync(name, code);
  const { stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['--deny-warnings', '--format=unix', name], { cwd: root, encoding: 'utf8' });
  rmSync(name);
  return `${stdout}${stderr}`;
}
const inStyle = (rule: string) => lint('one.css.ts', `import { style } from '@vanilla-extract/css';\nexport const one = style({ ${rule} });\n`);

describe('a style that names a side', () => {
  test.each([
    `marginLeft: '4px'`, `paddingRight: 0`, `left: 0`, `'right': '4px'`, `borderLeft: 0`, `borderTopLeftRadius: '3px'`, `scrollMarginRight: '1px'`,
    `textAlign: 'left'`, `float: 'right'`, `margin: '0 1px 2px 3px'`, `padding: '0 calc(1px + 2px) 0 3px'`, `inset: '0 auto 0 0'`, `borderRadius: '0 3px 3px 0'`,
    `transform: 'translateX(16px)'`, `transform: 'translate(-50%, 0)'`, `translate: '8px 0'`, `backgroundPosition: 'left top'`, `objectPosition: 'right'`, `selectors: { '&:hover': { marginLeft: 0 } }`,
  ])('is refused: %s', (rule) => {
    expect(inStyle(rule)).toContain('ds(logical-css)');
  });
  test.each([
    `marginInlineStart: '4px'`, `margin: '0 1px'`, `margin: '0 1px 2px 1px'`, `insetInlineEnd: 0`, `inset: 0`, `borderRadius: '3px'`, `textAlign: 'start'`, `transform: 'translateY(1px)'`, `translate: '0 16px'`, `transform: 'scaleX(-1)'`, `backgroundPosition: 'center'`,
  ])('another is not: %s', (rule) => {
    expect(inStyle(rule)).not.toContain('ds(');
  });
});

describe('a value that stands outside the tokens', () => {
  test.each([`color: '#fff'`, `background: 'rgb(0 0 0 / .5)'`, `borderColor: 'oklch(40% 0.08 160)'`, `border: '1px solid red'`, `boxShadow: '0 0 2px rgba(0,0,0,.2)'`, `zIndex: 10`, `zIndex: '99'`])('is refused: %s', (rule) => {
    expect(inStyle(rule)).toContain('ds(tokens-only)');
  });
  test.each([`color: 'inherit'`, `background: 'none'`, `borderColor: 'transparent'`, `outlineColor: 'Highlight'`, 'background: `color-mix(in oklab, currentColor 45%, transparent)`'])('another is not: %s', (rule) => {
    expect(inStyle(rule)).not.toContain('ds(');
  });
});

describe('elsewhere', () => {
  test('a specifier that ends in .css.ts is refused', () => {
    expect(lint('two.ts', `export { root } from '#ds/components/button/button.css.ts';\n`)).toContain('ds(css-specifier)');
    expect(lint('two.ts', `export { root } from '#ds/components/button/button.css';\n`)).not.toContain('ds(');
  });
  test('a component that takes a class or a style is refused', () => {
    expect(lint('three.tsx', `export type OneProps = { className?: string };\n`)).toContain('ds(no-style-props)');
    expect(lint('three.tsx', `export type OneProps = { style?: object };\n`)).toContain('ds(no-style-props)');
    expect(lint('three.tsx', `export type OneProps = { tone?: string };\n`)).not.toContain('ds(');
  });
});
