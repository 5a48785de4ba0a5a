/** Stores the setting `currencies` in a stopped site's database: `node tests/e2e/plant-currencies.ts FOLDER EUR …`. */
import { sql } from 'drizzle-orm';
import { openDatabase, rowsOf } from '#src/server/platform/db/client.ts';

const [folder, ...codes] = process.argv.slice(2);
const { close, db } = await openDatabase({ dataDir: folder! });
await rowsOf(
  db,
  sql`insert into settings (category, field, value) values ('site', 'currencies', ${JSON.stringify(codes)}::jsonb)
    on conflict (category, field) do update set value = excluded.value`,
);
await close();
