import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderAndPayment, PlacedOrder } from '#src/contracts/orders.ts';
import { solvePuzzle } from '#src/domain/card-puzzle.ts';
import { STOPS_AT } from '#src/domain/card-testing.ts';
import { createApi } from '#src/server/api.ts';
import { cardCodeOf } from '#src/server/card-checks/card-code-digits.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { deleteExpired } from '#src/server/platform/retention/delete-expired.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { donor } from '#tests/fixtures/giving.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createSimulatedSite, type SimulatedSite } from '#tests/fixtures/simulated-site.ts';
import { databaseKind } from '#tests/fixtures/test-database.ts';

let site: SimulatedSite;
beforeEach(async () => {
  site = await createSimulatedSite();
  // The simulator's clock is the machine's.
  site.app.clock.now = new Date();
});
afterEach(() => site.close());

type Answer = { status: number; result: OrderAndPayment & { accessKey: string } };
type Process = ReturnType<typeof processOf>;

/** One process of the site behind a trusted proxy, with limits, and its own handle of the shared database. */
function processOf() {
  const db: ServiceContext['db'] =
    databaseKind === 'postgres' ? new Proxy(site.app.services.db, {}) : site.app.services.db;
  const services: ServiceContext = { ...site.app.services, db, env: readEnv({ TRUSTED_PROXIES: '10.0.0.1' }) };
  const api = createApi(services);
  const post = async (path: string, from: string, body: object | undefined, key = ''): Promise<Answer> => {
    const response = await api.request(
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from, 'x-order-key': key },
        ...(body ? { body: JSON.stringify(body) } : {}),
      },
      { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
    );
    const { result } = (await response.json()) as Pick<Answer, 'result'>;
    return { status: response.status, result };
  };
  return {
    services,
    order: (from: string, price = 100) =>
      post('/user/orders', from, {
        items: [{ type: 'endowment', categoryId: site.categoryId, price }],
        paymentMethod: 'stripe',
        donor,
      }),
    retry: ({ accessKey, order }: PlacedOrder, from: string) =>
      post(`/user/payment-transactions/current/${order.id}/retry`, from, undefined, accessKey),
    check: ({ accessKey, order }: Pick<PlacedOrder, 'accessKey' | 'order'>, from: string, body: object) =>
      post(`/user/payment-transactions/current/${order.id}/card-check`, from, body, accessKey),
    sendCode: ({ accessKey, order }: Pick<PlacedOrder, 'accessKey' | 'order'>, from: string) =>
      post(`/user/payment-transactions/current/${order.id}/card-check/code`, from, undefined, accessKey),
  };
}

/** A number that no test card has, so that it is declined. */
const stolen = (n: number): string => `49${String(n).padStart(14, '0')}`;

/** How many declined cards the provider saw. */
async function declinesAtProvider(): Promise<number> {
  const intents = (await (await fetch(`${site.origin}/control/intents`)).json()) as { id: string }[];
  const gateway = site.app.services.gateways.payments.for('stripe')!;
  let declines = 0;
  for (const { id } of intents) declines += (await gateway.findDeclines!(id)).length;
  return declines;
}

/** Tries one card with a payment, and lets the site learn of it. */
async function tryCard({ services }: Process, clientSecret: string | undefined, number: string): Promise<string> {
  if (clientSecret === undefined) return 'noPayment';
  const { status } = await site.submitCard('confirm', { clientSecret, number });
  await settled(services);
  return status;
}

/** Applies the events that the simulator has sent. */
async function settled(services: ServiceContext): Promise<void> {
  const unapplied = async () =>
    Number(
      (
        await rowsOf<{ n: string }>(
          services.db,
          sql`select count(*)::text as n from webhook_events where type = 'payment_intent.payment_failed' and applied_at is null`,
        )
      )[0]!.n,
    );
  const heard = async () =>
    Number(
      (
        await rowsOf<{ n: string }>(
          services.db,
          sql`select count(*)::text as n from webhook_events where type = 'payment_intent.payment_failed'`,
        )
      )[0]!.n,
    );
  const sent = await declinesAtProvider();
  await expect.poll(heard, { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(sent);
  while ((await unapplied()) > 0) {
    await applyWebhookEvents(services);
    site.app.clock.pass(1000);
  }
}

/** Solves the check of an order, as a browser does. */
async function solve(process: Process, placed: Answer['result'], from: string): Promise<Answer> {
  const check = placed.payment.cardCheck;
  if (check?.state !== 'needed') throw new Error(`no check is needed but ${check?.state}`);
  return process.check(placed, from, { solution: await solvePuzzle(check.puzzle) });
}

const DONOR_NETWORK = '198.51.100.7';

describe('two hundred stolen cards from one network', () => {
  it('reach the provider ten times at most, by whichever process and in whichever order they come', async () => {
    const processes = [processOf(), processOf()];
    const outcomes: string[] = [];
    let held: Answer['result'] | undefined;
    for (let n = 0; n < 200; n += 1) {
      const process = processes[n % 2]!;
      const from = `203.0.113.${1 + (n % 250)}`;
      // The same payment while it lasts, then another one of the same order, then another order.
      const again = held && n % 3 === 0 ? await process.retry(held, from) : undefined;
      const next: Answer = again?.result?.payment.clientSecret ? again : await process.order(from);
      if (next.status >= 400) {
        outcomes.push(String(next.status));
        continue;
      }
      held = { ...next.result, accessKey: next.result.accessKey ?? held!.accessKey };
      if (held.payment.cardCheck?.state === 'needed') {
        const proved = await solve(process, held, from);
        held = { ...proved.result, accessKey: held.accessKey };
      }
      outcomes.push(await tryCard(process, held.payment.clientSecret, stolen(n)));
    }
    expect(await declinesAtProvider()).toBeLessThanOrEqual(10);
    expect(await declinesAtProvider()).toBeGreaterThanOrEqual(STOPS_AT.hour);
    expect(outcomes).toContain('noPayment');
    expect(await runLedgerCheck(processes[0]!.services)).toEqual([]);

    // Somebody elsewhere gives meanwhile, and is asked nothing.
    const other = await processes[1]!.order(DONOR_NETWORK, 2500);
    expect(other.result.payment.cardCheck).toBeUndefined();
    expect(await tryCard(processes[1]!, other.result.payment.clientSecret, '4242424242424242')).toBe('succeeded');
  });

  it('on payments made beforehand find them cancelled', async () => {
    const process = processOf();
    const orders: Answer['result'][] = [];
    for (let n = 0; n < 12; n += 1) orders.push((await process.order(`203.0.113.${n + 1}`)).result);
    const outcomes: string[] = [];
    for (let n = 0; n < 24; n += 1)
      outcomes.push(await tryCard(process, orders[n % 12]!.payment.clientSecret, stolen(n)));
    expect(await declinesAtProvider()).toBe(STOPS_AT.hour);
    const intents = (await (await fetch(`${site.origin}/control/intents`)).json()) as { status: string }[];
    expect(intents.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'canceled'));
  });

  it('are let in again when an hour has passed, after a check, and no earlier', async () => {
    const process = processOf();
    for (let n = 0; n < STOPS_AT.hour; n += 1) {
      const { result } = await process.order('203.0.113.1');
      const open = result.payment.cardCheck ? (await solve(process, result, '203.0.113.1')).result : result;
      await tryCard(process, open.payment.clientSecret, stolen(n));
    }
    expect((await process.order('203.0.113.9')).result.payment.cardCheck).toEqual({
      state: 'paused',
      retryAfter: 3600,
    });
    site.app.clock.pass(50 * 60_000);
    expect((await process.order('203.0.113.9')).result.payment.cardCheck).toMatchObject({ state: 'paused' });
    site.app.clock.pass(11 * 60_000);
    expect((await process.order('203.0.113.9')).result.payment.clientSecret).toBeDefined();
  });
});

it('one order takes four declined cards, and its payment is then cancelled at the provider', async () => {
  const process = processOf();
  const { result } = await process.order(DONOR_NETWORK);
  const outcomes: string[] = [];
  for (let n = 0; n < 6; n += 1) outcomes.push(await tryCard(process, result.payment.clientSecret, stolen(n)));
  expect(await declinesAtProvider()).toBe(STOPS_AT.order);
  expect(outcomes.slice(STOPS_AT.order)).toEqual(['canceled', 'canceled']);
});

it('one card that is declined again and again, from many networks, is stopped', async () => {
  const process = processOf();
  for (let n = 0; n < STOPS_AT.card; n += 1) {
    const { result } = await process.order(`203.0.${n}.1`);
    await tryCard(process, result.payment.clientSecret, stolen(7));
  }
  const { result } = await process.order('203.0.99.1');
  expect(await tryCard(process, result.payment.clientSecret, stolen(7))).toBe('requires_payment_method');
  expect(await tryCard(process, result.payment.clientSecret, stolen(8))).toBe('canceled');
});

it('a donor whose card is declined twice goes on, and pays with the next one', async () => {
  const process = processOf();
  const placed = await process.order(DONOR_NETWORK, 2500);
  await tryCard(process, placed.result.payment.clientSecret, '4000000000000002');
  const again = await process.retry(placed.result, DONOR_NETWORK);
  await tryCard(process, again.result.payment.clientSecret, '4000000000009995');
  const last = await process.retry(placed.result, DONOR_NETWORK);
  expect(last.result.payment.cardCheck).toBeUndefined();
  expect(await tryCard(process, last.result.payment.clientSecret, '4242424242424242')).toBe('succeeded');
});

/** As staff do on the command line. */
const requireCheck = async (mode: 'on' | 'auto', process: Process) => {
  const run = commandRunner(() => process.services);
  expect(await run('cards:check', mode)).toMatchObject({ code: 0, lines: [expect.stringContaining(`is ${mode}.`)] });
  expect((await run('cards:check', 'off')).code).toBe(2);
  // Settings are cached for seconds, by the machine's clock and by the site's.
  site.app.clock.pass(6000);
};

describe('the check before a card payment', () => {
  it('is required of everybody when staff say so, and passed by work, once for an order', async () => {
    const process = processOf();
    await requireCheck('on', process);
    const { result } = await process.order(DONOR_NETWORK);
    expect(result.payment).toMatchObject({ status: 'created', cardCheck: { state: 'needed', isCodeSent: false } });
    expect(result.payment.clientSecret).toBeUndefined();
    expect((await process.check(result, DONOR_NETWORK, { solution: [0, 0, 0, 0] })).status).toBe(422);
    expect((await process.check(result, DONOR_NETWORK, {})).status).toBe(422);
    const proved = await solve(process, result, DONOR_NETWORK);
    expect(proved.result.payment.clientSecret).toBeDefined();
    const other = (await process.order(DONOR_NETWORK)).result;
    const solution =
      result.payment.cardCheck?.state === 'needed' ? await solvePuzzle(result.payment.cardCheck.puzzle) : [];
    expect((await process.check(other, DONOR_NETWORK, { solution })).status).toBe(422);
  });

  it('is passed by a code from an email too, within five tries', async () => {
    const process = processOf();
    await requireCheck('on', process);
    const placed = (await process.order(DONOR_NETWORK)).result;
    expect((await process.check(placed, DONOR_NETWORK, { code: '123456' })).status).toBe(422);
    const sent = await process.sendCode(placed, DONOR_NETWORK);
    expect(sent.result.payment.cardCheck).toMatchObject({ isCodeSent: true, mayAskForCode: true });
    const code = (codesSent: number) => cardCodeOf(process.services, { orderId: placed.order.id, codesSent });
    const wrong = code(1) === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1)
      expect((await process.check(placed, DONOR_NETWORK, { code: wrong })).status).toBe(422);
    // Five tries are over, and the right one comes too late.
    expect((await process.check(placed, DONOR_NETWORK, { code: code(1) })).status).toBe(422);
    await process.sendCode(placed, DONOR_NETWORK);
    expect((await process.check(placed, DONOR_NETWORK, { code: code(1) })).status).toBe(422);
    const passed = await process.check(placed, DONOR_NETWORK, { code: code(2) });
    expect(passed.result.payment.clientSecret).toBeDefined();
    expect((await process.sendCode(placed, DONOR_NETWORK)).status).toBe(200);
    expect((await process.sendCode(placed, DONOR_NETWORK)).status).toBe(429);
  });

  it('is for the donor of the order alone', async () => {
    const process = processOf();
    await requireCheck('on', process);
    const { order } = (await process.order(DONOR_NETWORK)).result;
    expect((await process.check({ order, accessKey: 'other' }, DONOR_NETWORK, { solution: [] })).status).toBe(404);
    expect((await process.sendCode({ order, accessKey: 'other' }, DONOR_NETWORK)).status).toBe(404);
  });

  it('is not asked of who pays by bank transfer', async () => {
    const process = processOf();
    await requireCheck('on', process);
    const response = await site.app.post('/user/orders', {
      items: [{ type: 'endowment', categoryId: site.categoryId, price: 2000 }],
      paymentMethod: 'bank',
      donor,
    });
    const { result } = (await response.json()) as { result: PlacedOrder };
    expect(result.payment.cardCheck).toBeUndefined();
  });
});

it('networks and cards are stored as keyed hashes, and no longer than two days', async () => {
  const process = processOf();
  const { result } = await process.order('203.0.113.77');
  await tryCard(process, result.payment.clientSecret, stolen(1));
  const rows = await rowsOf<{ all: string }>(
    process.services.db,
    sql`select (c.*)::text || (d.*)::text as all from card_orders c join card_declines d on d.order_id = c.order_id`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.all).not.toContain('203.0.113');
  site.app.clock.pass(2 * 86_400_000 + 60_000);
  expect((await deleteExpired(process.services)).cardOrders).toBe(1);
});
