import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { cancelSubscription } from '#src/server/renewals/cancel-subscription.ts';
import { changeSubscription } from '#src/server/renewals/change-plan.ts';
import { readGiving } from '#src/server/renewals/read-giving.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { givingToken } from '#src/server/subscriptions/giving-link.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { mt940 } from '#tests/fixtures/bank-files.ts';
import { categoryOf, donor, give } from '#tests/fixtures/giving.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let categoryId: string;
beforeEach(async () => {
  app = await createTestApp();
  categoryId = await categoryOf(app, 'food');
});
afterEach(async () => {
  const findings = await runLedgerCheck(app.services);
  await app.close();
  if (findings.length > 0) throw new Error(`the books do not agree: ${JSON.stringify(findings)}`);
});

const work = async (): Promise<void> => {
  while ((await runDueJobs(app.services)) > 0);
};
const at = async (date: string): Promise<void> => {
  app.clock.now = new Date(date);
  await work();
};
const pledge = (interval = 'month'): Promise<PlacedOrder> =>
  give(app, {
    items: [
      { type: 'endowment', categoryId, price: 2500, isSubscription: true, subscriptionRecurringInterval: interval },
    ],
    paymentMethod: 'bank',
  });
let movements = 0;
const transfer = (reference: string | undefined, amount = 2500, movement = `m${(movements += 1)}`) =>
  confirmTransfer(app.services, { reference: reference!, amount, movement });
/** A pledge whose first transfer has arrived. */
async function begin(interval = 'month'): Promise<string> {
  const { payment } = await pledge(interval);
  expect(await transfer(payment.reference)).toMatchObject({ outcome: 'paid' });
  await work();
  return payment.reference!;
}
type Row = { id: string; status: string; period: number; next: string | Date | null };
async function plan(): Promise<{ id: string; status: string; period: number; nextAt: string | null }> {
  const [row] = await rowsOf<Row>(app.services.db, sql`select id, status, period, next_at as next from subscriptions`);
  return { ...row!, nextAt: row!.next === null ? null : new Date(row!.next).toISOString() };
}
const periods = async (): Promise<string[]> =>
  (
    await rowsOf<{ text: string }>(
      app.services.db,
      sql`select c.period || ' ' || o.status as text from subscription_charges c join orders o on o.id = c.order_id order by c.period`,
    )
  ).map(({ text }) => text);
const emails = async (): Promise<string[]> =>
  (await findEmails(app.services.db, 200))
    .filter(({ toAddress }) => toAddress === donor.email)
    .map(({ kind }) => kind)
    .toReversed();

describe('a recurring donation by bank transfer', () => {
  it('begins with its first transfer, is asked for at each date under the same reference, and is receipted', async () => {
    const reference = await begin();
    expect(await plan()).toMatchObject({ status: 'active', period: 0, nextAt: '2026-12-20T12:00:00.000Z' });
    await at('2026-12-20T12:00:00Z');
    expect(await periods()).toEqual(['1 awaitingTransfer']);
    expect(await plan()).toMatchObject({ status: 'active', period: 1, nextAt: '2027-01-20T12:00:00.000Z' });
    expect((await emails()).at(-1)).toBe('pledgeDue');
    const [mail] = await findEmails(app.services.db, 1);
    expect(mail!.plain).toContain(`${reference.slice(0, 5)}-${reference.slice(5)}`);
    expect(await transfer(reference)).toMatchObject({ outcome: 'paid' });
    await work();
    expect(await periods()).toEqual(['1 paid']);
    expect((await emails()).at(-1)).toBe('renewed');
    expect(await plan()).toMatchObject({ nextAt: '2027-01-20T12:00:00.000Z' });
  });

  it('is reminded of once, and a date that passes unpaid is no debt', async () => {
    const reference = await begin();
    await at('2026-12-20T12:00:00Z');
    await at('2026-12-27T12:00:01Z');
    expect((await emails()).filter((kind) => kind === 'pledgeReminder')).toHaveLength(1);
    await at('2027-01-04T12:00:00Z');
    expect(await periods()).toEqual(['1 expired']);
    expect(await emails()).not.toContain('transferExpired');
    await at('2027-01-20T12:00:00Z');
    expect(await periods()).toEqual(['1 expired', '2 awaitingTransfer']);
    // One transfer pays the date that waits, and not the one that passed.
    expect(await transfer(reference)).toMatchObject({ outcome: 'paid' });
    expect(await periods()).toEqual(['1 expired', '2 paid']);
  });

  it('that arrives in part waits for the rest under the same reference, and says so', async () => {
    const reference = await begin();
    await at('2026-12-20T12:00:00Z');
    expect(await transfer(reference, 1000)).toMatchObject({ outcome: 'partPaid' });
    await work();
    expect((await emails()).at(-1)).toBe('partPaid');
    expect(await transfer(reference, 1500)).toMatchObject({ outcome: 'paid', due: 2500 });
    expect(await periods()).toEqual(['1 paid']);
  });

  it('is not reminded of where the transfer has arrived', async () => {
    const reference = await begin();
    await at('2026-12-20T12:00:00Z');
    await transfer(reference);
    await at('2026-12-28T12:00:00Z');
    expect(await emails()).not.toContain('pledgeReminder');
  });

  it('by a standing order that comes early pays the coming date, which is not asked for any more', async () => {
    const reference = await begin();
    await at('2026-12-18T08:00:00Z');
    expect(await transfer(reference)).toMatchObject({ outcome: 'paid' });
    expect(await periods()).toEqual(['1 paid']);
    expect(await plan()).toMatchObject({ period: 1, nextAt: '2027-01-20T12:00:00.000Z' });
    await at('2026-12-20T12:00:00Z');
    expect(await emails()).not.toContain('pledgeDue');
    await at('2027-01-20T12:00:00Z');
    expect(await periods()).toEqual(['1 paid', '2 awaitingTransfer']);
  });

  it('books one movement of the bank once, in whichever period it is looked at', async () => {
    const reference = await begin();
    await at('2026-12-20T12:00:00Z');
    expect(await transfer(reference, 2500, 'bank-1')).toMatchObject({ outcome: 'paid' });
    expect(await transfer(reference, 2500, 'bank-1')).toMatchObject({ outcome: 'alreadyRecorded' });
    const both = await Promise.all([transfer(reference, 2500, 'bank-2'), transfer(reference, 2500, 'bank-2')]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['alreadyRecorded', 'paid']);
    expect(await periods()).toEqual(['1 paid', '2 paid']);
  });

  it('ends by itself after three dates without a transfer, with one email', async () => {
    await begin();
    for (const month of ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04'])
      for (const day of ['10', '20']) await at(`${month}-${day}T13:00:00Z`);
    expect(await periods()).toEqual(['1 expired', '2 expired', '3 expired']);
    expect(await plan()).toMatchObject({ status: 'cancelled', nextAt: null });
    expect((await emails()).filter((kind) => kind === 'pledgeEnded')).toHaveLength(1);
  });

  it('is paused, resumed, skipped, changed and ended by its page, and each email says so', async () => {
    const reference = await begin();
    const { id } = await plan();
    const change = (what: Parameters<typeof changeSubscription>[2]) => changeSubscription(app.services, id, what);
    expect(await change({ does: 'skip', date: new Date('2026-12-20T12:00:00Z') })).toBe('changed');
    expect(await change({ does: 'unskip' })).toBe('changed');
    expect(await change({ does: 'pause', months: 1 })).toBe('changed');
    await at('2026-12-20T12:00:00Z');
    expect(await periods()).toEqual([]);
    await at('2027-01-20T12:00:00Z');
    expect(await plan()).toMatchObject({ status: 'active', period: 2 });
    expect(await transfer(reference, 2500)).toMatchObject({ outcome: 'paid', due: 2500 });
    expect(await change({ does: 'changeAmount', to: 1500, mayRaise: false })).toBe('changed');
    await at('2027-02-20T12:00:00Z');
    expect(await transfer(reference, 1500)).toMatchObject({ outcome: 'paid', due: 1500 });
    const open = await readGiving(app.services, givingToken(app.services, { id, interval: 'month' }));
    expect(open).toMatchObject({ giving: { reference: `${reference.slice(0, 5)}-${reference.slice(5)}` } });
    expect(await cancelSubscription(app.services, { id }, 'donor')).toBe('cancelled');
    await work();
    expect(await emails()).toContain('recurringCancelled');
    for (const { plain } of await findEmails(app.services.db, 200)) expect(plain).not.toMatch(/your card/i);
    await at('2027-03-20T12:00:00Z');
    expect(await periods()).toHaveLength(2);
  });

  it('that ends while a transfer is awaited ends the transfer too, and the email speaks of no charge', async () => {
    const reference = await begin();
    await at('2026-12-20T12:00:00Z');
    expect(await periods()).toEqual(['1 awaitingTransfer']);
    const { id } = await plan();
    expect(await cancelSubscription(app.services, { id }, 'donor')).toBe('cancelled');
    await work();
    expect(await periods()).toEqual(['1 cancelled']);
    expect((await emails()).filter((kind) => kind.startsWith('recurringCancelled'))).toEqual(['recurringCancelled']);
    expect(reference).toHaveLength(10);
  });

  it('that was recorded by hand is not booked once more for the date that waits by now', async () => {
    const reference = await begin();
    await at('2026-12-20T12:00:00Z');
    // Recorded as the command does, without the bank's number.
    expect(await confirmTransfer(app.services, { reference, amount: 2500 })).toMatchObject({ outcome: 'paid' });
    await at('2027-01-20T12:00:00Z');
    const [account] = await rowsOf<{ iban: string }>(
      app.services.db,
      sql`select iban from bank_accounts where currency = 'USD' order by position limit 1`,
    );
    const run = commandRunner(() => app.services);
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'pledge-')), 'file');
    writeFileSync(
      file,
      mt940({
        account: account!.iban,
        movements: [{ amount: 2500, text: reference, ref: 'TRF-1', day: '2026-12-20' }],
        number: '1',
      }),
    );
    expect((await run('statement:import', file)).code).toBe(0);
    expect((await run('statement:confirm', 'certain')).lines[0]).toBe('0 movements are booked, 1 are left to look at.');
    expect(await periods()).toEqual(['1 paid', '2 awaitingTransfer']);
  });

  it('is booked from a bank statement without a look, for the date that waits and for the coming one', async () => {
    const reference = (await pledge()).payment.reference!;
    const run = commandRunner(() => app.services);
    const statement = async (ref: string) => {
      const [account] = await rowsOf<{ iban: string }>(
        app.services.db,
        sql`select iban from bank_accounts where currency = 'USD' order by position limit 1`,
      );
      const file = path.join(mkdtempSync(path.join(tmpdir(), 'pledge-')), 'file');
      writeFileSync(
        file,
        mt940({ account: account!.iban, movements: [{ amount: 2500, text: reference, ref }], number: ref }),
      );
      expect((await run('statement:import', file)).code).toBe(0);
      return (await run('statement:confirm', 'certain')).lines[0];
    };
    // Not by hand: money that was recorded so may be the movement itself, and staff look at it.
    expect(await statement('0')).toBe('1 movements are booked, 0 are left to look at.');
    expect(await periods()).toEqual([]);
    expect(await statement('1')).toBe('1 movements are booked, 0 are left to look at.');
    expect(await periods()).toEqual(['1 paid']);
    await at('2027-01-20T12:00:00Z');
    expect(await statement('2')).toBe('1 movements are booked, 0 are left to look at.');
    expect(await periods()).toEqual(['1 paid', '2 paid']);
  });
});

it.each([['day']])('is not offered each %s', async (interval) => {
  const response = await app.post('/user/orders', {
    donor,
    items: [
      { type: 'endowment', categoryId, price: 2500, isSubscription: true, subscriptionRecurringInterval: interval },
    ],
    paymentMethod: 'bank',
  });
  expect(response.status).toBe(422);
});

it('is not offered for a child, whom no transfer keeps from other sponsors', async () => {
  const [child] = await rowsOf<{ id: string; monthly: string }>(
    app.services.db,
    sql`select id, monthly_minor::text as monthly from projects where monthly_minor is not null and status = 'published' limit 1`,
  );
  const response = await app.post('/user/orders', {
    donor,
    items: [{ type: 'project', projectId: child!.id, isSubscription: true, subscriptionRecurringInterval: 'month' }],
    paymentMethod: 'bank',
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'paymentMethod' }] });
});

const isByBank = async (interval: string): Promise<boolean> => {
  const { result } = (await (await app.get(`/payment-methods?interval=${interval}`)).json()) as {
    result: { data: { method: string; isAvailable: boolean }[] };
  };
  return result.data.find(({ method }) => method === 'bank')!.isAvailable;
};

it('an interval of more than a day has a bank transfer among its payment methods', async () => {
  expect([await isByBank('day'), await isByBank('month')]).toEqual([false, true]);
});
