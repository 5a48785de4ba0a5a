import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
let folder: string;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What oxlint says of each planted file, by its name: all are read at once, because a start takes most of the time. */
const said = new Map<string, string>();
const planted: { name: string; code: string }[] = [];

/** A file beside the components. The result is what oxlint, with the project's configuration, says of it. */
function plant(file: string, code: string): () => string {
  const name = `${planted.length}-${file}`;
  planted.push({ name, code });
  return () => said.get(name)!;
}
const inStyle = (rule: string) =>
  plant('one.css.ts', `import { style } from '@vanilla-extract/css';\nexport const one = style({ ${rule} });\n`);
/** Each case with its planted file. */
const each = (cases: readonly string[], plantOne: (text: string) => () => string) =>
  cases.map((text) => ({ text, saidOf: plantOne(text) }));

beforeAll(() => {
  mkdirSync(path.join(root, 'design-system/components'), { recursive: true });
  folder = mkdtempSync(path.join(root, 'design-system/components/planted-'));
  for (const { code, name } of planted) writeFileSync(path.join(folder, name), code);
  const { stderr, stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/oxlint'),
    ['--deny-warnings', '--format=unix', folder],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
  );
  const lines = stdout.split('\n').filter((line) => line.includes(`${path.basename(folder)}/`));
  if (lines.length === 0) throw new Error(`nothing was found in the planted files: ${stderr}`);
  for (const { name } of planted) said.set(name, lines.filter((line) => line.includes(`/${name}:`)).join('\n'));
});

describe('a style that names a side', () => {
  test.each(
    each(
      [
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
      ],
      inStyle,
    ),
  )('is rejected: $text', ({ saidOf }) => {
    expect(saidOf()).toContain('ds(logical-css)');
  });
  test.each(
    each(
      [
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
      ],
      inStyle,
    ),
  )('another is not: $text', ({ saidOf }) => {
    expect(saidOf()).not.toContain('ds(');
  });
});

describe('a value that is no token', () => {
  test.each(
    each(
      [
        `color: '#fff'`,
        `background: 'rgb(0 0 0 / .5)'`,
        `borderColor: 'oklch(40% 0.08 160)'`,
        `border: '1px solid red'`,
        `boxShadow: '0 0 2px rgba(0,0,0,.2)'`,
        `zIndex: 10`,
        `zIndex: '99'`,
      ],
      inStyle,
    ),
  )('is rejected: $text', ({ saidOf }) => {
    expect(saidOf()).toContain('ds(tokens-only)');
  });
  test.each(
    each(
      [
        `color: 'inherit'`,
        `background: 'none'`,
        `borderColor: 'transparent'`,
        `outlineColor: 'Highlight'`,
        'background: `color-mix(in oklab, currentColor 45%, transparent)`',
      ],
      inStyle,
    ),
  )('another is not: $text', ({ saidOf }) => {
    expect(saidOf()).not.toContain('ds(');
  });
});

const fromStyle = (end: string) => plant('two.ts', `export { root } from '#ds/components/button/button.css${end}';\n`);
const withProp = (prop: string) => plant('three.tsx', `export type OneProps = { ${prop} };\n`);

describe('elsewhere', () => {
  const [ending, specifier] = [fromStyle('.ts'), fromStyle('')];
  const [className, style, tone] = ['className?: string', 'style?: object', 'tone?: string'].map(withProp);

  test('a specifier that ends in .css.ts is rejected', () => {
    expect(ending()).toContain('ds(css-specifier)');
    expect(specifier()).not.toContain('ds(');
  });
  test('a component that takes a class or a style is rejected', () => {
    expect(className!()).toContain('ds(no-style-props)');
    expect(style!()).toContain('ds(no-style-props)');
    expect(tone!()).not.toContain('ds(');
  });
});

const imports = ["import { a } from '#src/a.ts';\n", "import { b } from '#src/b.ts';\nexport const c = a + b;\n"];
describe('the comment about a file', () => {
  const between = plant('five.ts', imports.join('/** About the file. */\n'));
  test('is rejected between imports', () => {
    expect(between()).toContain('ds(file-comment-first)');
  });
  test.each(
    [
      ['above the first import', `/** About the file. */\n${imports.join('')}`],
      ['below the last import', `${imports.join('')}/** About the export. */\nexport const d = 1;\n`],
      ['of one line, about the next import', imports.join('// About the next line.\n')],
    ].map(([place, code]) => ({ place, saidOf: plant('five.ts', code!) })),
  )('is accepted $place', ({ saidOf }) => {
    expect(saidOf()).not.toContain('ds(');
  });
});

describe('a hover, a time, a size, a radius, a line, a space', () => {
  test.each(
    [
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
    ].map(([rule, by]) => ({ rule, by, saidOf: inStyle(rule!) })),
  )('is rejected: $rule', ({ by, saidOf }) => {
    expect(saidOf()).toContain(by);
  });
  test.each(
    each(
      [
        `'@media': { '(hover: hover)': { selectors: { '&:hover': { top: 0 } } } }`,
        `transition: 'var(--ds-duration-fast)'`,
        `fontSize: 'clamp(1rem, 2vw, 2rem)'`,
        `borderRadius: 0`,
        `border: '8px solid currentColor'`,
        `outlineOffset: '-2px'`,
        `marginBlockStart: '-1px'`,
        `padding: '0 3px'`,
        'paddingBlock: `max(${one}, env(safe-area-inset-bottom))`',
      ],
      inStyle,
    ),
  )('is accepted: $text', ({ saidOf }) => {
    expect(saidOf()).not.toContain('ds(');
  });
});

const inProps = (prop: string) => plant('one.tsx', `export type OneProps = { ${prop} };\n`);
describe('a prop with another name elsewhere', () => {
  test.each(
    each(
      ['isChecked?: boolean', 'onClick: () => void', "size: 'regular' | 'large'", "tone?: 'zakat'", 'action: string'],
      inProps,
    ),
  )('is rejected: $text', ({ saidOf }) => {
    expect(saidOf()).toContain('ds(prop-words)');
  });
  test.each(
    [
      ['disabled?: boolean', "'disabled' is rejected. Leave it out: a button is never disabled"],
      ["variant?: 'a' | 'b'", "'variant' is rejected. Name it by what differs: 'tone' for colors"],
      ["size: 'hero'", "'hero' is rejected. Name the size 'large'."],
    ].map(([prop, sentence]) => ({ prop, sentence, saidOf: inProps(prop!) })),
  )('gets a sentence that says what to write: $prop', ({ saidOf, sentence }) => {
    expect(saidOf()).toContain(sentence);
  });
  test.each(
    each(['defaultChecked?: boolean', 'onPress: () => void', "size: 'base' | 'large'", "tone?: 'gold'"], inProps),
  )('is accepted: $text', ({ saidOf }) => {
    expect(saidOf()).not.toContain('ds(prop-words)');
  });
});
