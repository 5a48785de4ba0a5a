/** Writes markup into every text of a stopped site's database: `node tests/e2e/plant-markup.ts FOLDER`. */
import { sql } from 'drizzle-orm';
import { openDatabase, rowsOf } from '#src/server/platform/db/client.ts';
import { MARKUP } from '#tests/fixtures/markup.ts';

const LANGUAGES = new Set(['en', 'ar', 'tr']);
/** Their texts are HTML, which only the service that sanitizes writes. */
const HTML = new Set(['articles.body', 'activities.body', 'activities.terms']);
/** Names and words of people, which are not by language. */
const WORDS = ['full_name', 'native_name', 'gift_receiver_name', 'gift_message', 'others_full_name', 'author'];

const escaped = MARKUP.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const inHtml = (html: string): string =>
  html.replaceAll(/<\/(?:p|h2|h3|li|th|caption|figcaption)>/g, (end) => ` ${escaped}${end}`);

function planted(value: unknown, isHtml: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => planted(one, isHtml));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isText = entries.length > 0 && entries.every(([key, text]) => LANGUAGES.has(key) && typeof text === 'string');
  return Object.fromEntries(
    entries.map(([key, one]) => [
      key,
      isText ? (isHtml ? inHtml(String(one)) : `${String(one)} ${MARKUP}`) : planted(one, isHtml),
    ]),
  );
}

const { close, db } = await openDatabase({ dataDir: process.argv[2]! });
// Without triggers: what is derived from these texts stays as it was.
await rowsOf(db, sql`set session_replication_role = replica`);
const columns = await rowsOf<{ table: string; column: string; type: string }>(
  db,
  sql`select c.table_name as table, c.column_name as column, c.data_type as type from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('jsonb', 'text')`,
);
for (const { column, table, type } of columns) {
  const [into, field] = [sql.identifier(table), sql.identifier(column)];
  if (type === 'text') {
    if (WORDS.includes(column))
      await rowsOf(db, sql`update ${into} set ${field} = ${field} || ${` ${MARKUP}`} where ${field} is not null`);
    continue;
  }
  const rows = await rowsOf<{ at: string; value: unknown }>(
    db,
    sql`select ctid::text as at, ${field} as value from ${into} where ${field} is not null`,
  );
  for (const { at, value } of rows) {
    const changed = JSON.stringify(planted(value, HTML.has(`${table}.${column}`)));
    if (changed !== JSON.stringify(value))
      await rowsOf(db, sql`update ${into} set ${field} = ${changed}::jsonb where ctid = ${at}::tid`);
  }
}
await close();
