import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { Feed } from 'feed';
import { type Context, Hono } from 'hono';
import type { LedgerDayAnswer, LedgerHeads } from '#src/contracts/ledger.ts';
import { conditional, decodedPath, etagOf } from '#src/endpoints/answer-parts.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { siteOrigin } from '#src/framework/origin.ts';
import { ledgerDayPath, ledgerFeedPath, ledgerHeadsPath } from '#src/routes/ledger-paths.ts';
import { findDay, findDayHeads, findDays } from '#src/server/ledger/ledger-days.repository.ts';
import { LEDGER_COLUMNS, ledgerRows } from '#src/server/ledger/ledger-table.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { getServices } from '#src/server/services.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ADDRESS = /^\/ledger\/(?:heads\.json|heads\.atom\.xml|days\/(\d{4}-\d{2}-\d{2})\.json|projects\/([^/]+)\.csv)$/;
const DAYS_AT_ONCE = 100;
const DAYS_IN_FEED = 30;
const JSON_TYPE = 'application/json; charset=utf-8';
/** A statement never changes once it is written. */
const FOREVER = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';
/** For everybody, other sites too: whoever wants may keep copies. */
const OPEN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

function answer(c: Context, body: string, type: string, cacheControl: string): Response {
  return c.body(body, 200, { 'content-type': type, 'cache-control': cacheControl, etag: etagOf(body), ...OPEN });
}

async function readHeads({ db }: ServiceContext, before: string | undefined): Promise<LedgerHeads> {
  const days = await findDays(db, DAYS_AT_ONCE + 1, before);
  const shown = days.slice(0, DAYS_AT_ONCE);
  return { days: shown, next: days.length > shown.length ? `${ledgerHeadsPath}?before=${shown.at(-1)!.day}` : null };
}

/** The statements as a feed: a reader of feeds keeps a copy of each one outside this site. */
async function makeFeed({ db }: ServiceContext, origin: string): Promise<string> {
  const days = await findDays(db, DAYS_IN_FEED);
  const feed = new Feed({
    id: origin + ledgerHeadsPath,
    link: origin + ledgerHeadsPath,
    title: 'Sanad: heads of the public ledger',
    description: 'What each day of the public ledger ends with, signed.',
    copyright: 'Sanad',
    updated: new Date(days[0]?.day ?? 0),
    generator: 'Sanad',
    feedLinks: { atom: origin + ledgerFeedPath },
  });
  for (const { day, hash, previous, projects, publicKey, root, signature } of days)
    feed.addItem({
      id: `${origin}${ledgerDayPath(day)}`,
      link: origin + ledgerDayPath(day),
      title: `${day}: ${hash}`,
      date: new Date(day),
      content: [day, previous, projects, root, hash, signature, publicKey].join('\n'),
    });
  return feed.atom1();
}

async function readDay({ db }: ServiceContext, day: string): Promise<LedgerDayAnswer | undefined> {
  const found = await findDay(db, day);
  return found && { ...found, heads: await findDayHeads(db, day) };
}

/** The signed statements of the public ledger, and the account of a project as a table. */
export function createLedgerFiles(open: () => Promise<ServiceContext> = getServices): Endpoint {
  const app = new Hono()
    .use('/ledger/heads.*', conditional)
    .use('/ledger/days/*', conditional)
    .get('/ledger/*', async (c) => {
      const [, day, name] = ADDRESS.exec(c.req.path) ?? [];
      const ctx = await open();
      if (c.req.path === ledgerHeadsPath) {
        const before = c.req.query('before');
        if (before !== undefined && (!DAY.test(before) || Number.isNaN(Date.parse(before)))) return c.text('400', 400);
        return answer(c, JSON.stringify(await readHeads(ctx, before)), JSON_TYPE, SHORT);
      }
      if (c.req.path === ledgerFeedPath)
        return answer(c, await makeFeed(ctx, siteOrigin(c.req.raw)), 'application/atom+xml; charset=utf-8', SHORT);
      if (day !== undefined) {
        const found = Number.isNaN(Date.parse(day)) ? undefined : await readDay(ctx, day);
        return found ? answer(c, JSON.stringify(found), JSON_TYPE, FOREVER) : c.text('404', 404);
      }
      const rows = name === undefined ? undefined : await ledgerRows(ctx, decodedPath(name));
      if (!rows) return c.text('404', 404);
      const table = Readable.from(rows).pipe(
        stringify({ header: true, columns: [...LEDGER_COLUMNS], escape_formulas: true, record_delimiter: 'windows' }),
      );
      return c.body(Readable.toWeb(table) as ReadableStream, 200, {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': 'attachment; filename="ledger.csv"',
        'cache-control': SHORT,
        ...OPEN,
      });
    });
  return { matches: (path) => ADDRESS.test(path), app };
}
