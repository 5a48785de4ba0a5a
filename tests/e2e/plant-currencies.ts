/** Stores the setting `currencies` in a stopped site's database, with a bank account of each: `node tests/e2e/plant-currencies.ts FOLDER EUR …`. */
import { sql } from 'drizzle-orm';
import { openDatabase, rowsOf } from '#src/server/platform/db/client.ts';

const [folder, ...codes] = process.argv.slice(2);
const { close, db } = await openDatabase({ dataDir: folder! });
await rowsOf(
  db,
  sql`insert into settings (category, field, value) values ('site', 'currencies', ${JSON.stringify(codes)}::jsonb)
    on conflict (category, field) do update set value = excluded.value`,
);
for (const code of codes)
  await db.execute(
    sql`insert into bank_accounts (id, bank_name, account_holder, account_number, iban, swift_code, currency, position)
      select gen_random_uuid(), '{"en": "Bank"}', '{"en": "Sanad"}', ${code}, ${`TEST${code}`}, 'BANKTEST', ${code}, 99
      where not exists (select 1 from bank_accounts where currency = ${code})`,
  );
await close();
