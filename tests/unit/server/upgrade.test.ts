import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { expect, test } from 'vitest';
import journal from '#src/server/platform/db/migrations/meta/_journal.json' with { type: 'json' };

const FOLDER = 'src/server/platform/db/migrations';

/** Runs the migrations with these numbers, inclusive, each in a transaction, as the migrator does. */
async function migrate(client: PGlite, from: number, to: number): Promise<void> {
  for (const { tag } of journal.entries.filter(({ idx }) => idx >= from && idx <= to)) {
    const statements = readFileSync(path.join(FOLDER, `${tag}.sql`), 'utf8').split('--> statement-breakpoint');
    await client.transaction(async (tx) => {
      for (const statement of statements) await tx.exec(statement);
    });
  }
}

test('a site that ran before the tables were renamed keeps its jobs and its ledger', async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(client, 0, 7);
  await client.exec(`
    insert into outbox (id, kind, payload, dedupe_key, run_at, created_at) values
      (gen_random_uuid(), 'mail', '{"template": "newsletterConfirmation", "subscriptionId": "s1"}', 'mail:newsletter:s1', now(), now()),
      (gen_random_uuid(), 'mail', '{"template": "receipt", "orderId": "o1"}', 'mail:receipt:o1', now(), now());
    begin;
    insert into ledger_accounts (id, code, kind) values
      ('01a00000-0000-7000-8000-000000000001', 'asset:bank', 'asset'), ('01a00000-0000-7000-8000-000000000002', 'fund:general', 'fund');
    insert into ledger_entries (id, kind, external_key, occurred_at, posted_at) values
      ('01a00000-0000-7000-8000-000000000003', 'gift', 'bank:1', now(), now());
    insert into ledger_postings (id, entry_id, account_id, amount_minor, currency) values
      (gen_random_uuid(), '01a00000-0000-7000-8000-000000000003', '01a00000-0000-7000-8000-000000000001', 500, 'USD'),
      (gen_random_uuid(), '01a00000-0000-7000-8000-000000000003', '01a00000-0000-7000-8000-000000000002', -500, 'USD');
    commit;`);
  await migrate(client, 8, Infinity);

  const jobs = await client.query('select kind, payload, dedupe_key from outbox order by dedupe_key');
  expect(jobs.rows).toEqual([
    {
      kind: 'email',
      payload: { template: 'newsletterConfirmation', subscriberId: 's1' },
      dedupe_key: 'email:newsletter:s1',
    },
    { kind: 'email', payload: { template: 'receipt', orderId: 'o1' }, dedupe_key: 'email:receipt:o1' },
  ]);
  expect((await client.query('select kind from ledger_entries')).rows).toEqual([{ kind: 'donation' }]);
  // The ledger rejects changes again.
  await expect(client.exec(`update ledger_entries set kind = 'fee'`)).rejects.toThrow('only ever added to');
  const leftovers = await client.query(`
    select conname as name from pg_constraint where conname ~ '^(kept_forms|idempotent_answers|recurring|mails|inbox)'
    union all select indexname from pg_indexes where schemaname = 'public' and indexname ~ '^(kept_forms|idempotent_answers|recurring|mails|inbox)'`);
  expect(leftovers.rows).toEqual([]);
  await client.close();
});

test('a rate of stock purification from before its source had languages keeps it as English', async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(client, 0, 40);
  await client.exec(`
    insert into stocks (symbol, name, exchange, currency, search_text) values ('NJE', '{"en": "Najd"}', 'x', 'USD', 'nje');
    insert into stock_rates (symbol, period, rate, authority, source, published_on) values
      ('NJE', '2025', 0.0314, '{"en": "Committee"}', 'Report "2025", p. 14', '2026-02-01');`);
  await migrate(client, 41, Infinity);
  expect((await client.query('select source from stock_rates')).rows).toEqual([
    { source: { en: 'Report "2025", p. 14' } },
  ]);
  await client.close();
});
