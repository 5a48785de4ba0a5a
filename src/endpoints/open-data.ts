import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { Hono } from 'hono';
import { isOpenTable, OPEN_LICENSE, OPEN_TABLES, type OpenRow, type OpenTable } from '#src/contracts/open-data.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { siteOrigin } from '#src/framework/origin.ts';
import { canonicalOf } from '#src/i18n/links.ts';
import { defaultLocale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { openRows } from '#src/server/open-data/open-data.service.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { getServices } from '#src/server/services.ts';

const ADDRESS = /^\/open-data\/(\w+)\.(csv|json)$/;

type Rows = AsyncGenerator<OpenRow<'projects'> | OpenRow<'programs'>>;

/** RFC 4180 with a head; a cell that a spreadsheet would run as a formula begins with an apostrophe. */
const asCsv = (table: OpenTable, rows: Rows): Readable =>
  Readable.from(rows).pipe(
    stringify({
      header: true,
      columns: [...OPEN_TABLES[table]],
      escape_formulas: true,
      record_delimiter: 'windows',
      cast: { boolean: String },
    }),
  );

async function* asJson(table: OpenTable, rows: Rows): AsyncGenerator<string> {
  const head = JSON.stringify({ license: OPEN_LICENSE, columns: OPEN_TABLES[table] });
  yield `${head.slice(0, -1)},"rows":[`;
  let separator = '\n';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** The tables of open data, written while they are read, for everyone. */
export function createOpenData(open: () => Promise<ServiceContext> = getServices): Endpoint {
  const app = new Hono().get('/open-data/*', async (c) => {
    const [, table, format] = ADDRESS.exec(c.req.path) ?? [];
    if (!isOpenTable(table)) return c.text('404', 404);
    const origin = siteOrigin(c.req.raw);
    const pageOf = (slug: string) => canonicalOf(origin, defaultLocale, pathTo('project', { slug }));
    const rows = openRows(await open(), table, pageOf);
    const body = format === 'csv' ? asCsv(table, rows) : Readable.from(asJson(table, rows), { objectMode: false });
    return c.body(Readable.toWeb(body) as ReadableStream, 200, {
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8; header=present' : 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=600',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      link: `<${OPEN_LICENSE.url}>; rel="license"`,
    });
  });
  return { matches: (path) => ADDRESS.test(path), app };
}
