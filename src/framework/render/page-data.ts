import type { RenderedPage } from '#src/framework/render/rendered.ts';

type Source = { /** The address of the flight data. */ data: string } | { /** The flight data itself: nobody else may fetch it. */ flight: string };

/**
 * Adds to a document what its script needs once the page is touched: as data, which no browser runs. `isNow` marks a page
 * that cannot wait for a touch.
 */
export function withPageData({ entry, html, modules }: RenderedPage, source: Source, isNow = false): string {
  const json = JSON.stringify({ entry, modules, ...source }).replaceAll('<', '\\u003c');
  return html.replace(/<\/body><\/html>\s*$/, () => `<script id="page-data" type="application/json"${isNow ? ' data-now' : ''}>${json}</script></body></html>`);
}
