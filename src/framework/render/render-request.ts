/** Runs the router for one request and returns the complete rendering, with React's builds for Node. */
import { renderToPipeableStream } from '@vitejs/plugin-rsc/rsc/server.node';
import type { ReactNode } from 'react';
import { buildMetadata } from 'virtual:vite-rsc-waku/build-metadata';
import type { unstable_createServerEntryAdapter } from 'waku/adapter-builders';
import { unstable_getErrorInfo as errorInfo } from 'waku/minimal/server';
import { collect } from '#src/framework/render/collect.ts';
import { readDataAddress } from '#src/framework/render/data-address.ts';
import type { RenderedPage, Rendering } from '#src/framework/render/rendered.ts';

type Adapter = Parameters<Parameters<typeof unstable_createServerEntryAdapter>[0]>[0];
type HandleRequest = Adapter['handlers']['handleRequest'];
type Utils = Parameters<HandleRequest>[1];

export type RenderRequest = (request: Request) => Promise<Rendering>;

type RenderOptions = {
  /** Called with every error while a page is rendered, except redirects and "not found". */
  report: (error: unknown, path: string) => void;
  /** 503 for an error after which a retry may succeed, else 500. */
  statusOf: (error: unknown) => number;
};

export function createRenderRequest(handleRequest: HandleRequest, { report, statusOf }: RenderOptions): RenderRequest {
  return async (request) => {
    const faults: unknown[] = [];
    const rendering = await renderRequest(handleRequest, request, (error) => {
      // React reports one error several times: where it is thrown, and for each component that needed that one.
      if (faults.length === 0) report(error, new URL(request.url).pathname);
      faults.push(error);
    });
    // Flight data with an error in it would look complete to the router and fail in the browser.
    return faults.length > 0
      ? { kind: 'failed', status: statusOf(faults[0]), message: 'Internal Server Error' }
      : rendering;
  };
}

async function renderRequest(
  handleRequest: HandleRequest,
  request: Request,
  report: (error: unknown) => void,
): Promise<Rendering> {
  const onError = (error: unknown): string | undefined => {
    const digest = (error as { digest?: unknown } | null)?.digest;
    if (typeof digest === 'string') return digest;
    report(error);
    return undefined;
  };
  const flightOf = (model: unknown): Promise<Buffer> =>
    collect(renderToPipeableStream(model as ReactNode, { onError }));
  const renderRsc = (elements: Record<string, unknown>): Promise<Buffer> =>
    flightOf({ ...elements, _buildId: import.meta.env['WAKU_BUILD_ID'] });
  const renderHtml = async (elements: Buffer, root: ReactNode, status = 200): Promise<RenderedPage> => {
    const { renderDocument } = await import.meta.viteRsc.import<typeof import('#src/framework/render/render-html.tsx')>(
      './render-html.tsx',
      { environment: 'ssr' },
    );
    return { ...(await renderDocument({ elements, root: await flightOf(root) }, onError)), flight: elements, status };
  };
  // The router passes these results on unchanged, so they need not be streams.
  const utils = {
    renderRsc,
    renderHtml: (elements: Buffer, root: ReactNode, options: { status?: number }) =>
      renderHtml(elements, root, options.status),
    loadBuildMetadata: async (key: string) => buildMetadata.get(key),
  } as unknown as Utils;
  const address = readDataAddress(request.url);
  const shared = { req: request, pathname: new URL(request.url).pathname, etags: {} };
  try {
    if (address) {
      const flight: unknown = await handleRequest(
        { type: 'rsc', rscPath: address.rscPath, rscParams: address.params, ...shared },
        utils,
      );
      return flight instanceof Buffer ? { kind: 'data', flight } : missing;
    }
    const page = (await handleRequest({ type: 'http', ...shared }, utils)) as unknown as RenderedPage | null;
    return page ? { kind: 'document', page } : missing;
  } catch (error) {
    return failureOf(error, report);
  }
}

const missing: Rendering = { kind: 'failed', status: 404, message: '404' };

function failureOf(error: unknown, report: (error: unknown) => void): Rendering {
  const info = errorInfo(error);
  if (info?.location?.startsWith('/') && !info.location.startsWith('//'))
    return { kind: 'redirect', location: info.location, status: info.status ?? 307 };
  if (info?.status === 404) return missing;
  if (!info) report(error);
  return { kind: 'failed', status: 500, message: 'Internal Server Error' };
}
