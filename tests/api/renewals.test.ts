import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Interval } from '#src/domain/recurring.ts';
import { rowsOf } from '#src/server/db/client.ts';
import { runDueWork } from '#src/server/jobs/worker.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { findMails } from '#src/server/mails/mails.repository.ts';
import { cancelPlan } from '#src/server/recurring/cancel-plan.ts';
import { chargeDuePlans } from '#src/server/recurring/charge-due.ts';
import { type FakeStripe, fakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { categoryOf, donor, give } from '#tests/fixtures/giving.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
let app: TestApp;
let stripe: FakeStripe;
beforeEach(async () => {
  stripe = fakeStripe();
  app = await createTestApp();
  app.services.gateways.payments.stripe = stripe;
});
afterEach(async () => {
  expect(await runLedgerCheck(app.services)).toEqual([]);
  await app.close();
});

const work = async (): Promise<void> => { while (await runDueWork(app.services) > 0); };
const at = (date: string): void => { app.clock.now = new Date(date); };
type Plan = { status: string; period: number; nextAt: string | null };
const plan = async (): Promise<Plan> => {
  const [row] = await rowsOf<{ status: string; period: number; next: string | Date | null }>(app.services.db, sql`select status, period, next_at as next from recurring_donations`);
  return { status: row!.status, period: row!.period, nextAt: row!.next === null ? null : new Date(row!.next).toISOString() };
};
const rows = (name: 'orders' | 'gifts') => rowsOf<{ n: string }>(app.services.db, name === 'orders'
  ? sql`select count(*)::text as n from recurring_charges`
  : sql`select count(*)::text as n from ledger_entries e join recurring_charges c on c.order_id = e.order_id where e.kind = 'gift'`).then(([row]) => Number(row!.n));
const letters = async (): Promise<string[]> => (await findMails(app.services.db, 500)).filter(({ toAddress }) => toAddress === donor.email).map(({ kind }) => kind).toReversed();

/** A recurring gift of 25.00 that was paid once. */
async function begin(interval: Interval, locale = 'en') {
  const categoryId = await categoryOf(app, 'water');
  const placed = await give(app, { items: [{ type: 'endowment', categoryId, price: 2500, isSubscription: true, subscriptionRecurringInterval: interval }], paymentMethod: 'stripe' }, { 'accept-language': locale });
  stripe.turn(`pi_${placed.payment.id}`, 'succeeded');
  app.clock.pass(20_000);
  await work();
  app.clock.pass(-20_000);
  return placed;
}

describe('a recurring donation', () => {
  it('is charged on its day and not before, and its receipt says when it is due again', async () => {
    at('2026-11-20T12:00:00Z');
    await begin('month');
    at('2026-12-20T12:00:00Z');
    await work();
    expect(stripe.calls.charge).toBe(0);
    at('2026-12-20T12:00:20Z');
    await work();
    expect(stripe.calls.charge).toBe(1);
    expect(await plan()).toEqual({ status: 'active', period: 1, nextAt: '2027-01-20T12:00:20.000Z' });
    expect(await rows('gifts')).toBe(1);
    expect(await letters()).toEqual(['receipt', 'renewed']);
    expect((await findMails(app.services.db, 1))[0]!.plain).toContain('January 20, 2027');
  });

  it('that was given on the 31st is charged on the last day of a short month and comes back to the 31st', async () => {
    at('2027-01-30T23:59:40Z');
    await begin('month');
    at('2027-01-31T12:00:00Z');
    await rowsOf(app.services.db, sql`update recurring_donations set first_at = '2027-01-31T12:00:00Z', next_at = '2027-02-28T12:00:00Z'`);
    at('2027-02-28T12:00:00Z');
    await work();
    expect(await plan()).toMatchObject({ period: 1, nextAt: '2027-03-31T12:00:00.000Z' });
    at('2027-03-31T12:00:00Z');
    await work();
    expect(await plan()).toMatchObject({ period: 2, nextAt: '2027-04-30T12:00:00.000Z' });
  });

  it.each<[Interval, number]>([['day', 1], ['week', 7], ['month', 30], ['year', 365]])('of every %s is charged after %i days', async (interval, days) => {
    await begin(interval);
    app.clock.pass(days * DAY);
    await work();
    expect(stripe.calls.charge).toBe(0);
    app.clock.pass(20_000);
    await work();
    expect(stripe.calls.charge).toBe(1);
    expect(await rows('gifts')).toBe(1);
  });

  it('is charged once for a time in which nobody looked', async () => {
    await begin('week');
    app.clock.pass(40 * DAY);
    await work();
    expect(stripe.calls.charge).toBe(1);
    expect(await plan()).toMatchObject({ status: 'active', period: 5 });
  });
});

describe('what goes wrong in between', () => {
  it('two schedulers at once charge once', async () => {
    await begin('month');
    app.clock.pass(31 * DAY);
    await Promise.all([chargeDuePlans(app.services), chargeDuePlans(app.services), chargeDuePlans(app.services)]);
    await work();
    expect(stripe.calls.charge).toBe(1);
    expect([await rows('orders'), await rows('gifts')]).toEqual([1, 1]);
  });

  it.each(['silent', 'silentAfterActing'] as const)('a provider that is %s is asked again with the same key: one charge, one gift', async (mood) => {
    await begin('month');
    app.clock.pass(31 * DAY);
    stripe.mood = mood;
    const before = stripe.payments.size;
    await chargeDuePlans(app.services);
    expect(await rows('gifts')).toBe(0);
    await chargeDuePlans(app.services);
    expect(await rows('orders')).toBe(1);
    stripe.mood = 'well';
    app.clock.pass(60_000);
    await work();
    expect(stripe.payments.size).toBe(before + 1);
    expect(await rows('gifts')).toBe(1);
    expect(await plan()).toMatchObject({ status: 'active', period: 1 });
  });

  it('an answer that stays away for weeks does not let the order lapse', async () => {
    await begin('week');
    app.clock.pass(8 * DAY);
    stripe.mood = 'silent';
    await work();
    app.clock.pass(20 * DAY);
    await runDueWork(app.services);
    stripe.mood = 'well';
    app.clock.pass(DAY);
    await work();
    expect([await rows('orders'), await rows('gifts')]).toEqual([1, 1]);
  });
});

describe('a refusal', () => {
  it('is tried again after 1, 3, 7 and 13 days, the giver told each time, and then the plan ends', async () => {
    await begin('month');
    stripe.card = 'insufficient_funds';
    app.clock.pass(31 * DAY);
    await work();
    expect(await plan()).toMatchObject({ status: 'pastDue', period: 0 });
    for (const [index, days] of [1, 2, 4, 6].entries()) {
      app.clock.pass(days * DAY - 1);
      await work();
      expect(stripe.calls.charge).toBe(index + 1);
      app.clock.pass(1);
      await work();
      expect(stripe.calls.charge).toBe(index + 2);
    }
    expect(await plan()).toEqual({ status: 'cancelled', period: 0, nextAt: null });
    expect(await letters()).toEqual(['receipt', 'renewalRefused', 'renewalRefused', 'renewalRefused', 'renewalRefused', 'recurringEnded']);
    app.clock.pass(400 * DAY);
    await work();
    expect(stripe.calls.charge).toBe(5);
    expect(await rows('orders')).toBe(1);
  });

  it('that is followed by a success leaves the plan active, on its old day', async () => {
    at('2026-11-20T12:00:00Z');
    await begin('month');
    stripe.card = 'generic_decline';
    at('2026-12-20T12:00:20Z');
    await work();
    stripe.card = 'good';
    app.clock.pass(DAY);
    await work();
    expect(await plan()).toEqual({ status: 'active', period: 1, nextAt: '2027-01-20T12:00:20.000Z' });
    expect([await rows('orders'), await rows('gifts')]).toEqual([1, 1]);
    expect(await letters()).toEqual(['receipt', 'renewalRefused', 'renewed']);
  });

  it.each(['stolen_card', 'authentication_required', 'gone'])('for good (%s) is never tried again', async (card) => {
    await begin('month');
    stripe.card = card;
    app.clock.pass(31 * DAY);
    await work();
    expect(await plan()).toMatchObject({ status: 'cancelled', nextAt: null });
    app.clock.pass(60 * DAY);
    await work();
    expect(stripe.calls.charge).toBe(1);
    expect(await letters()).toEqual(['receipt', 'recurringEnded']);
  });

  it.each([['ar', 'لم نتمكّن'], ['tr', 'Düzenli bağışınız']])('is told in %s', async (locale, words) => {
    await begin('month', locale);
    stripe.card = 'insufficient_funds';
    app.clock.pass(31 * DAY);
    await work();
    expect((await findMails(app.services.db, 500)).find(({ kind }) => kind === 'renewalRefused')).toMatchObject({ locale, subject: expect.stringContaining(words) as string });
  });
});

describe('a recurring donation that staff end', () => {
  it('is never charged again, and its giver is told once', async () => {
    const { order } = await begin('month');
    expect(await cancelPlan(app.services, Number(order.number), 'a test')).toBe('cancelled');
    expect(await cancelPlan(app.services, Number(order.number), 'a test')).toBe('alreadyCancelled');
    app.clock.pass(90 * DAY);
    await work();
    expect(stripe.calls.charge).toBe(0);
    expect(await letters()).toEqual(['receipt', 'recurringCancelled']);
  });

  it('between two attempts is not tried again, whichever of its orders was named', async () => {
    await begin('month');
    stripe.card = 'insufficient_funds';
    app.clock.pass(31 * DAY);
    await work();
    const [late] = await rowsOf<{ number: string }>(app.services.db, sql`select o.number::text as number from orders o join recurring_charges c on c.order_id = o.id`);
    expect(await cancelPlan(app.services, Number(late!.number), 'a test')).toBe('cancelled');
    app.clock.pass(30 * DAY);
    await work();
    expect(stripe.calls.charge).toBe(1);
  });

  it('waits for the answer to a charge that is under way', async () => {
    const { order } = await begin('month');
    app.clock.pass(31 * DAY);
    stripe.mood = 'silent';
    await chargeDuePlans(app.services);
    expect(await cancelPlan(app.services, Number(order.number), 'a test')).toBe('underway');
    stripe.mood = 'well';
    app.clock.pass(60_000);
    await work();
    expect(await cancelPlan(app.services, Number(order.number), 'a test')).toBe('cancelled');
    expect(await rows('gifts')).toBe(1);
  });

  it('is unknown by the number of an order without one', async () => {
    expect(await cancelPlan(app.services, 1, 'a test')).toBe('unknown');
  });
});
