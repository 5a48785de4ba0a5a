/** Runs in the environment of client components: turns flight data into a document. */
import { Readable } from 'node:stream';
import { createFromNodeStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr.node';
import { type ReactNode, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import { INTERNAL_ServerRoot as ServerRoot } from 'waku/minimal/client';
import { collect } from '#src/framework/render/collect.ts';

type Flight = { elements: Buffer; root: Buffer };
type Document = { html: string; entry: string; modules: readonly string[] };

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** The link to the one stylesheet. React names its precedence after the component that needed it first, which varies. */
const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * The document of a page without scripts. Its modules are returned separately, so that they load at the first interaction.
 * @public imported through the bundler, by its path
 * @throws what the page threw: a redirect, "not found", or an error
 */
export async function renderDocument(
  { elements, root }: Flight,
  onError: (error: unknown) => string | undefined,
): Promise<Document> {
  let elementsPromise: Promise<Record<string, unknown>> | undefined;
  let rootPromise: Promise<ReactNode> | undefined;
  function Root() {
    // Created inside the rendering, so that the preloads in the flight data become part of it.
    elementsPromise ??= createFromNodeStream<Record<string, unknown>>(Readable.from([elements]));
    rootPromise ??= createFromNodeStream<ReactNode>(Readable.from([root]));
    return <ServerRoot elementsPromise={elementsPromise}>{use(rootPromise)}</ServerRoot>;
  }
  const { promise, reject, resolve } = Promise.withResolvers<void>();
  const stream = renderToPipeableStream(<Root />, { onAllReady: resolve, onShellError: reject, onError });
  await promise;
  const text = (await collect(stream)).toString();
  const modules = [...text.matchAll(MODULE_PRELOAD)].map(([, href]) => href!).toSorted();
  const html = text
    .replace(MODULE_PRELOAD, '')
    .replace(STYLESHEET, '<link rel="stylesheet" href="$1" crossorigin="" data-precedence="site"/>');
  return { html, entry: getClientEntryUrl(), modules };
}
