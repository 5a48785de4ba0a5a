import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { UserConfig } from 'vite';
import { componentDocs } from './component-docs.ts';

/** Each part of React Aria that is imported anywhere: one that is found late makes Vite reload in the middle of a run. */
const ariaParts = () => [
  ...new Set(
    globSync(['design-system/**/*.{ts,tsx}', '.storybook/*.tsx', 'src/**/*.tsx']).flatMap(
      (file) => readFileSync(file, 'utf8').match(/react-aria-components\/\w+/g) ?? [],
    ),
  ),
];

/** How stories are built, for Storybook and for the tests that mount them by themselves. */
export const storyBuild = (): UserConfig => ({
  resolve: {
    alias: { '#src/screens/cover/cover-address.ts': fileURLToPath(new URL('cover-address.ts', import.meta.url)) },
  },
  // TS 7: comparing rolldown-babel's Promise<Plugin> with PluginOption[] overflows ("excessive stack depth") -> one cast
  plugins: [
    componentDocs(),
    vanillaExtractPlugin(),
    optimizeLocales.vite({ locales: ['en-US', 'ar-AE', 'tr-TR'] }),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ] as unknown as NonNullable<UserConfig['plugins']>,
  // deps that only appear after the vanilla-extract / lingui transforms: not found by the import scanner.
  // Without this Vite re-optimizes mid-run and vitest browser mode hangs ("iframe did not become ready").
  optimizeDeps: {
    include: [
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/css/recipe',
      '@lingui/core',
      '@lingui/react',
      ...ariaParts(),
      'uqr',
      'jotai',
      'jotai/utils',
      'jotai-tanstack-query',
      '@tanstack/react-query',
      'ofetch',
      'valibot',
    ],
  },
});
