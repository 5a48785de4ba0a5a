/** A bank statement imported and matched with the transfers that are expected, on PostgreSQL. */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { formatDecimal } from '../../money/format-money.ts';
import { transferReference } from '../../src/domain/reference.ts';
import { findProposals } from '../../src/server/bank-statements/find-proposals.ts';
import { importStatements } from '../../src/server/bank-statements/import-statements.ts';
import { openPostgres } from '../../src/server/platform/db/client.ts';
import { startPostgres } from '../postgres-cluster.ts';

const ACCOUNT = 'DE89370400440532013000';
/** Orders that are paid already, per expected transfer. */
const PAID_PER_EXPECTED = 10;

/** Each reference is expected for an amount of its own, and has some paid orders beside it. `first`: the number of the first one. */
const fill = (references: readonly string[], first: number) => sql`
  with planned as (
    select reference, copy, copy = 0 as expected, md5(reference || copy) as key, ${first}::int + place as n
    from unnest(${sql.param(references)}::text[]) with ordinality listed(reference, place), generate_series(0, ${sql.raw(String(PAID_PER_EXPECTED))}) copy),
  made as (
    insert into orders (id, status, access_key_hash, method, currency, subtotal_minor, total_minor, locale, placed_at, expires_at, paid_at, receipt_number)
    select gen_random_uuid(), case when expected then 'awaitingTransfer' else 'paid' end, key, 'bank', 'USD', 1000 + n, 1000 + n, 'en', now(), now() + interval '14 days',
      case when expected then null else now() end, case when expected then null else n * 100 + copy end
    from planned returning id, access_key_hash),
  donors as (insert into order_donors (order_id, full_name, email, donor_hash) select id, 'Donor Number', 'donor@example.org', id::text from made)
  insert into payments (id, order_id, method, status, currency, amount_minor, idempotency_key, reference, created_at, updated_at)
  select gen_random_uuid(), id, 'bank', case when expected then 'created' else 'succeeded' end, 'USD', 1000 + n, 'bench-' || id,
    case when expected then reference else key end, now(), now()
  from made join planned on key = access_key_hash`;

/** Half of the lines have a reference within other words, the other half an amount that somebody owes. */
function statementOf(references: readonly string[]): string {
  const rows = references.map((reference, index) => {
    const words = index % 2 === 0 ? `Donation ${reference} with best wishes for the school` : 'Donation for the school';
    return `${ACCOUNT},2026-11-20,${formatDecimal({ minor: 1001 + index, currency: 'USD' })},USD,Donor Number,${words},B${index}`;
  });
  return ['account,date,amount,currency,name,text,reference', ...rows].join('\n');
}

async function timed<Result>(what: string, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await run();
  console.log(`${what}: ${Math.round(performance.now() - startedAt)} ms`);
  return result;
}

/** Prints how long a statement of that many lines takes. */
export async function measureStatements(lines: number): Promise<void> {
  const postgres = await startPostgres();
  try {
    const { close, db } = await openPostgres(await postgres.createDatabase());
    await db.execute(
      sql`insert into bank_accounts (id, bank_name, account_holder, account_number, iban, swift_code, currency, position) values (gen_random_uuid(), '{"en": "Bank"}', '{"en": "Sanad"}', '1', ${ACCOUNT}, 'BANKDEFF', 'USD', 0)`,
    );
    const references = Array.from({ length: lines }, () => transferReference(randomBytes(6)));
    for (let at = 0; at < lines; at += 1000)
      // oxlint-disable-next-line no-await-in-loop -- one batch after the other
      await db.execute(fill(references.slice(at, at + 1000), at));
    await db.execute(sql.raw('vacuum analyze'));
    const file = new TextEncoder().encode(statementOf(references));
    const ctx = { db, now: () => new Date() };
    console.log(`${lines} lines, ${lines} expected transfers, ${lines * PAID_PER_EXPECTED} paid orders by transfer`);
    await timed('imported', () => importStatements(ctx, file));
    const found = await timed('matched', () => findProposals(db, lines));
    console.log(`${found.filter(({ proposals }) => proposals.length > 0).length} movements have a proposal`);
    await timed('imported again, without a new movement', () => importStatements(ctx, file));
    await close();
  } finally {
    await postgres.stop();
  }
}
