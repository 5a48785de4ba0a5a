/** Webhook events per second with one and two worker processes on PostgreSQL, and a provider that answers after 100 ms. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { startPostgres } from '../postgres-cluster.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LATENCY_MS = 100;

export type Settled = { workers: number; perSecond: number; questions: number; events: number };

/** A slow provider for which every payment is paid. */
async function startSlowProvider() {
  let questions = 0;
  const server = createServer((request, response) => {
    request.resume();
    questions += 1;
    const id = /^\/v1\/payment_intents\/(pi_\w+)/.exec(request.url ?? '')?.[1] ?? '';
    const intent = {
      id,
      object: 'payment_intent',
      amount: 2000,
      amount_received: 2000,
      currency: 'usd',
      status: 'succeeded',
      metadata: {},
      client_secret: null,
      customer: null,
      payment_method: null,
      last_payment_error: null,
      latest_charge: {
        id: `ch_${id}`,
        object: 'charge',
        balance_transaction: { id: `txn_${id}`, object: 'balance_transaction', fee: 88, currency: 'usd' },
      },
    };
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(intent));
    }, LATENCY_MS);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    questions: () => questions,
    forget: () => {
      questions = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Inserts pending orders by card, each with two webhook events that are due in an hour, until they are released. */
const FILL = `
  with made as (
    insert into orders (id, status, access_key_hash, method, currency, subtotal_minor, total_minor, locale, placed_at, expires_at)
    select gen_random_uuid(), 'pending', md5(n::text), 'stripe', 'USD', 2000, 2000, 'en', now(), now() + interval '1 day' from generate_series(1, $1::int) n returning id),
  donors as (insert into order_donors (order_id, full_name, email, donor_hash) select id, 'A Donor', id || '@example.org', id::text from made),
  items as (insert into order_items (id, order_id, position, type, category_id, intention, title, unit_price_minor, quantity, amount_minor)
    select gen_random_uuid(), id, 0, 'endowment', (select id from project_categories limit 1), 'sadaqah', '{"en": "Water"}', 2000, 1, 2000 from made),
  paid as (insert into payments (id, order_id, method, status, currency, amount_minor, idempotency_key, provider_ref, created_at, updated_at)
    select gen_random_uuid(), id, 'stripe', 'created', 'USD', 2000, 'bench-' || id, 'pi_' || replace(id::text, '-', ''), now(), now() from made returning provider_ref)
  insert into webhook_events (provider, event_id, type, provider_ref, raw, received_at, run_at)
  select 'stripe', 'evt_' || copy || provider_ref, 'payment_intent.succeeded', provider_ref, '{}', now(), now() + interval '1 hour' from paid, generate_series(1, 2) copy`;

type Env = Record<string, string>;

function startWorkers(count: number, env: Env) {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['scripts/start.js', 'worker'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const areAtWork = Promise.all(
    children.map(
      (child) =>
        new Promise<void>((resolve) => {
          child.stdout.on('data', (text: Buffer) => {
            if (text.includes('at work')) resolve();
          });
        }),
    ),
  );
  const stop = (): Promise<unknown> =>
    Promise.all(
      children.map(
        (child) =>
          new Promise((resolve) => {
            child.once('exit', resolve);
            child.kill('SIGTERM');
          }),
      ),
    );
  return { areAtWork, stop };
}

async function measure(
  workers: number,
  {
    env,
    payments,
    provider,
    url,
  }: { env: Env; payments: number; provider: Awaited<ReturnType<typeof startSlowProvider>>; url: string },
): Promise<Settled> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const { areAtWork, stop } = startWorkers(workers, env);
  try {
    await areAtWork;
    await sql.unsafe(FILL, [payments]);
    provider.forget();
    const startedAt = performance.now();
    await sql`update webhook_events set run_at = now() where applied_at is null`;
    for (;;) {
      const [row] = await sql`select count(*)::int as waiting from webhook_events where applied_at is null`;
      if (row!['waiting'] === 0) break;
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
    const events = payments * 2;
    return {
      workers,
      events,
      perSecond: events / ((performance.now() - startedAt) / 1000),
      questions: provider.questions(),
    };
  } finally {
    await stop();
    await sql.end();
  }
}

/** Runs one worker process, then two, on a new database. */
export async function benchSettle(payments = 200): Promise<Settled[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sanad-bench-settle-'));
  const cluster = await startPostgres();
  const provider = await startSlowProvider();
  const url = await cluster.createDatabase();
  const env = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO_DATA: '1',
    SECRET_KEY: 'a key for measuring, long enough to be one',
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
    STRIPE_WEBHOOK_SECRET: 'whsec_bench',
    STRIPE_API_BASE: provider.origin,
  };
  try {
    const settled: Settled[] = [];
    // The first run warms the caches and is not counted.
    for (const workers of [1, 1, 2]) settled.push(await measure(workers, { env, payments, provider, url }));
    return settled.slice(1);
  } finally {
    provider.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const settled = await benchSettle();
  for (const { events, perSecond, questions, workers } of settled)
    console.log(
      `${workers} worker${workers === 1 ? '' : 's'}: ${perSecond.toFixed(1)} webhook events a second (${events} events, the provider asked ${questions} times)`,
    );
  console.log(`two are ${(settled[1]!.perSecond / settled[0]!.perSecond).toFixed(2)} times one`);
}
