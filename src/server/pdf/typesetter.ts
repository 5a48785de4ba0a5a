/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
/** Sets documents in a thread of its own: compiling takes a processor for some tenths of a second, and some 100 MB. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import init, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';

/** The templates, by the layout that a document names. */
const LAYOUTS = ['document', 'certificate'] as const;
type Layout = (typeof LAYOUTS)[number];
const fileOf = (layout: Layout): string => `/${layout}.typ`;
const PLAIN_DIAGNOSTICS = 1;
/** Results of so many documents are kept: they have most of a template in common. */
const DOCUMENTS_BETWEEN_RESETS = 50;

const wasm = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
await init({ module_or_path: readFileSync(wasm) });
const builder = new TypstCompilerBuilder();
builder.set_dummy_access_model();
for (const weight of ['400', '600'])
  await builder.add_raw_font(readFileSync(path.resolve(`design-system/fonts/sanad-document-${weight}.ttf`)));
const compiler = await builder.build();
for (const layout of LAYOUTS)
  compiler.add_source(fileOf(layout), readFileSync(path.resolve(`src/server/pdf${fileOf(layout)}`), 'utf8'));

type Compiled = { result?: Uint8Array; diagnostics?: unknown };
let count = 0;

parentPort!.on('message', ({ data, id, layout }: { id: number; data: string; layout: Layout }) => {
  try {
    const compiled = compiler.compile(fileOf(layout), [['data', data]], 'pdf', PLAIN_DIAGNOSTICS) as Compiled;
    if (!compiled.result) throw new Error(JSON.stringify(compiled.diagnostics));
    parentPort!.postMessage({ id, pdf: compiled.result });
  } catch (error) {
    parentPort!.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
  count += 1;
  if (count % DOCUMENTS_BETWEEN_RESETS === 0) compiler.reset();
});
