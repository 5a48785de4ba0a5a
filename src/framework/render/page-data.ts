import type { RenderedPage } from '#src/framework/render/rendered.ts';

type Source =
  | { /** The address of the flight data. */ data: string }
  | { /** The flight data itself, where it is personal and has no address. */ flight: string };

/**
 * Adds to a document what hydration needs, as JSON, which no browser runs. `isNow` marks a page that hydrates at once, without
 * a first interaction.
 */
export function withPageData({ entry, html, modules }: RenderedPage, source: Source, isNow = false): string {
  const json = JSON.stringify({ entry, modules, ...source }).replaceAll('<', '\\u003c');
  return html.replace(
    /<\/body><\/html>\s*$/,
    () => `<script id="page-data" type="application/json"${isNow ? ' data-now' : ''}>${json}</script></body></html>`,
  );
}
