import type { Plugin } from 'vite';

const ID = 'virtual:component-docs';

/** What the pages of components tell and nobody writes: props from the types, tokens from the styles, who uses it. Read when Storybook is built; the tests of stories need none of it. */
export const componentDocs = (): Plugin => ({
  name: 'component-docs',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  async load(id) {
    if (id !== `\0${ID}`) return undefined;
    if (process.env['VITEST'] !== undefined) return 'export const components = {};';
    const [{ readProps }, { tokensOf, usedIn }] = await Promise.all([
      import('../scripts/component-docs/read-props.ts'),
      import('../scripts/component-docs/read-uses.ts'),
    ]);
    const components = Object.entries(readProps()).map(([name, { file, props }]) => [
      name,
      { file, props, tokens: tokensOf(file), usedIn: usedIn(file) },
    ]);
    return `export const components = ${JSON.stringify(Object.fromEntries(components))};`;
  },
});
