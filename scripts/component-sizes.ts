import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type PluginOption, type Rolldown } from 'vite';

/** Bytes, gzipped: what a component weighs by itself, React and Lingui apart, because every page has those already. */
export type Size = { script: number; style: number };

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'design-system/component-sizes.json');
const apart = [/^react($|\/)/, /^react-dom($|\/)/, /^@lingui\//];
const plugins = () => [vanillaExtractPlugin(), optimizeLocales.vite({ locales: ['en-US', 'ar-AE', 'tr-TR'] }), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })] as unknown as PluginOption[];
const bytes = (code: string) => (code === '' ? 0 : gzipSync(code, { level: 9 }).length);

async function sizeOf(entry: string): Promise<Size> {
  const outputs = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: plugins(),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, cssMinify: true, lib: { entry, formats: ['es'] }, rolldownOptions: { external: apart, output: { minify: true } } },
  })) as Rolldown.RolldownOutput[];
  const files = outputs.flatMap(({ output }) => output);
  // What is loaded only when it is touched weighs nothing at first.
  const first = files.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk' && !file.isDynamicEntry && (file.isEntry || files.some((other) => other.type === 'chunk' && other.isEntry && other.imports.includes(file.fileName))));
  const styles = files.filter((file): file is Rolldown.OutputAsset => file.type === 'asset' && file.fileName.endsWith('.css'));
  return { script: bytes(first.map((file) => file.code).join('')), style: bytes(styles.map((file) => String(file.source)).join('')) };
}

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
  console.log(`${name.padEnd(24)} script ${String(script).padStart(7)} B   style ${String(style).padStart(6)} B${change === 0 ? '' : `   ${change > 0 ? '+' : ''}${change} B`}`);
}
