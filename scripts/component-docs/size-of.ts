import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type PluginOption, type Rolldown } from 'vite';

/** The size of a component in gzipped bytes, without React and Lingui, which every page has already. */
export type Size = { script: number; style: number };

const root = path.resolve(import.meta.dirname, '../..');
const apart = [/^react($|\/)/, /^react-dom($|\/)/, /^@lingui\//];
const plugins = () =>
  [
    vanillaExtractPlugin(),
    optimizeLocales.vite({ locales: ['en-US', 'ar-AE', 'tr-TR'] }),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ] as unknown as PluginOption[];
const bytes = (code: string) => (code === '' ? 0 : gzipSync(code, { level: 9 }).length);

const built = async (entry: string): Promise<Rolldown.RolldownOutput[]> =>
  (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: plugins(),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      cssMinify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: apart, output: { minify: true } },
    },
  })) as Rolldown.RolldownOutput[];

/** Measures the component in a file, built for production. */
export async function sizeOf(entry: string): Promise<Size> {
  // In other environments Lingui keeps the source texts. What runs after it in this process is not in production.
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const outputs = await built(entry).finally(() => {
    process.env['NODE_ENV'] = before;
  });
  const files = outputs.flatMap(({ output }) => output);
  // Chunks that load at an interaction are not counted.
  const first = files.filter(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' &&
      !file.isDynamicEntry &&
      (file.isEntry ||
        files.some((other) => other.type === 'chunk' && other.isEntry && other.imports.includes(file.fileName))),
  );
  const styles = files.filter(
    (file): file is Rolldown.OutputAsset => file.type === 'asset' && file.fileName.endsWith('.css'),
  );
  return {
    script: bytes(first.map((file) => file.code).join('')),
    style: bytes(styles.map((file) => String(file.source)).join('')),
  };
}
