/** Receipts a second, and refunds a second at the simulated card provider, of the built site on PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import postgres from 'postgres';
import { startSimulator } from '../../src/simulator/simulator.ts';
import { startPostgres } from '../postgres-cluster.ts';
import { startSite } from './site.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const AT_ONCE = 8;
const AMOUNT_MINOR = 2000;
const KEYS = { secretKey: 'sk_test_bench', webhookSecret: 'whsec_bench' };
const PATIENCE_MS = 300_000;

type Given = { id: string; accessKey: string };

const json = { 'content-type': 'application/json' };

/** A donation by card that the simulator accepts. */
async function give(origin: string, form: string, categoryId: string, donor: number): Promise<Given> {
  const placed = await fetch(`${origin}/api/v1/user/orders`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      items: [{ type: 'endowment', categoryId, price: AMOUNT_MINOR }],
      paymentMethod: 'stripe',
      donor: { fullName: 'A Donor', email: `donor-${donor}@example.org` },
    }),
  });
  if (placed.status !== 201) throw new Error(`no donation was placed: ${placed.status} ${await placed.text()}`);
  const { result } = (await placed.json()) as {
    result: { order: { id: string }; accessKey: string; payment: { clientSecret: string } };
  };
  const body = JSON.stringify({ clientSecret: result.payment.clientSecret, number: '4242424242424242' });
  const paid = await fetch(`${form}/form/confirm`, { method: 'POST', headers: json, body });
  if (!paid.ok) throw new Error(`the simulator took no payment: ${paid.status}`);
  // What the page after the payment does: the provider is asked, and the payment is booked.
  await fetch(`${origin}/api/v1/user/payment-transactions/current/${result.order.id}`, {
    headers: { 'x-order-key': result.accessKey },
  });
  return { id: result.order.id, accessKey: result.accessKey };
}

async function receipt(origin: string, { accessKey, id }: Given): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/user/orders/${id}/receipt`, { headers: { 'x-order-key': accessKey } });
  if (answer.status !== 200) throw new Error(`no receipt: ${answer.status} ${await answer.text()}`);
  return (await answer.arrayBuffer()).byteLength;
}

/** All of each donation, approved and due now. */
const APPROVE = `insert into refunds (id, order_id, payment_id, status, requested_by, reason, currency, amount_minor, source, run_at, created_at, decided_at)
  select gen_random_uuid(), o.id, p.id, 'approved', 'staff', 'measured', 'USD', ${AMOUNT_MINOR}, 'donation', now(), now(), now()
  from orders o join payments p on p.order_id = o.id where o.id = any($1::uuid[])`;

/** Waits until the query counts zero, and returns how long that took. @throws Error after five minutes */
async function untilNone(sql: postgres.Sql, query: string, ids: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < PATIENCE_MS) {
    const [row] = await sql.unsafe(query, [ids] as never[]);
    if (Number(row!['n']) === 0) return (performance.now() - startedAt) / 1000;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  throw new Error('it did not end in time');
}

/** Prints the figures for that many donations. The site has to be built. */
export async function measureReturns(donations: number): Promise<void> {
  const cluster = await startPostgres();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sanad-bench-returns-'));
  // Its events reach nobody.
  const simulator = await startSimulator({
    dataDir: path.join(dataDir, 'simulator'),
    webhookUrl: 'http://127.0.0.1:9/nobody',
    ...KEYS,
  });
  try {
    const databaseUrl = await cluster.createDatabase();
    const form = `http://127.0.0.1:${simulator.port}`;
    const site = await startSite(ROOT, {
      dataDir,
      databaseUrl,
      env: {
        STRIPE_SECRET_KEY: KEYS.secretKey,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
        STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
        STRIPE_API_BASE: form,
      },
    });
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    try {
      const categories = (await (await fetch(`${site.origin}/api/v1/project-categories`)).json()) as {
        result: { data: { id: string }[] };
      };
      const atOnce = pLimit(AT_ONCE);
      const numbers = Array.from({ length: donations }, (_, donor) => donor);
      const given = await atOnce.map(numbers, (donor) => give(site.origin, form, categories.result.data[0]!.id, donor));
      const ids = given.map(({ id }) => id);
      await untilNone(sql, `select count(*) as n from orders where id = any($1::uuid[]) and paid_at is null`, ids);
      // The first loads the fonts.
      await receipt(site.origin, given[0]!);
      const startedAt = performance.now();
      const sizes = await atOnce.map(given, (one) => receipt(site.origin, one));
      const seconds = (performance.now() - startedAt) / 1000;
      console.log(
        `${donations} receipts as PDF, ${AT_ONCE} at once: ${(donations / seconds).toFixed(1)}/s, ${Math.round(sizes.reduce((sum, size) => sum + size, 0) / donations / 1024)} KB each`,
      );
      await sql.unsafe(APPROVE, [ids] as never[]);
      const open = `select count(*) as n from refunds where order_id = any($1::uuid[]) and status <> 'succeeded'`;
      const took = await untilNone(sql, open, ids);
      console.log(`${donations} approved refunds returned and booked: ${(donations / took).toFixed(1)}/s`);
    } finally {
      await sql.end();
      await site.stop();
    }
  } finally {
    await simulator.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
