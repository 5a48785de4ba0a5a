import { describe, expect } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Interval } from '#src/domain/recurring.ts';
import { rowsOf } from '#src/server/db/client.ts';
import { runDueWork } from '#src/server/jobs/worker.ts';
import { findMails } from '#src/server/mails/mails.repository.ts';
import { chargeDuePlans } from '#src/server/recurring/charge-due.ts';
import { DAY, renewalTest as it } from '#tests/fixtures/renewals.ts';

describe('a recurring donation', () => {
  it('is charged on its day and not before, and its receipt says when it is due again', async ({ app, given, stripe }) => {
    given.at('2026-11-20T12:00:00Z');
    await given.begin('month');
    given.at('2026-12-20T12:00:00Z');
    await given.work();
    expect(stripe.calls.charge).toBe(0);
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    expect(stripe.calls.charge).toBe(1);
    expect(await given.plan()).toEqual({ status: 'active', period: 1, nextAt: '2027-01-20T12:00:20.000Z' });
    expect((await given.counts()).gifts).toBe(1);
    expect(await given.letters()).toEqual(['receipt', 'renewed']);
    expect((await findMails(app.services.db, 1))[0]!.plain).toContain('January 20, 2027');
  });

  it('that was given on the 31st is charged on the last day of a short month and comes back to the 31st', async ({ app, given }) => {
    given.at('2027-01-30T23:59:40Z');
    await given.begin('month');
    given.at('2027-01-31T12:00:00Z');
    await rowsOf(app.services.db, sql`update recurring_donations set first_at = '2027-01-31T12:00:00Z', next_at = '2027-02-28T12:00:00Z'`);
    given.at('2027-02-28T12:00:00Z');
    await given.work();
    expect(await given.plan()).toMatchObject({ period: 1, nextAt: '2027-03-31T12:00:00.000Z' });
    given.at('2027-03-31T12:00:00Z');
    await given.work();
    expect(await given.plan()).toMatchObject({ period: 2, nextAt: '2027-04-30T12:00:00.000Z' });
  });

  it.for<[Interval, number]>([['day', 1], ['week', 7], ['month', 30], ['year', 365]])('of every %s is charged after %i days', async ([interval, days], { app, given, stripe }) => {
    await given.begin(interval);
    app.clock.pass(days * DAY);
    await given.work();
    expect(stripe.calls.charge).toBe(0);
    app.clock.pass(20_000);
    await given.work();
    expect(stripe.calls.charge).toBe(1);
    expect((await given.counts()).gifts).toBe(1);
  });

  it('is charged once for a time in which nobody looked', async ({ app, given, stripe }) => {
    await given.begin('week');
    app.clock.pass(40 * DAY);
    await given.work();
    expect(stripe.calls.charge).toBe(1);
    expect(await given.plan()).toMatchObject({ status: 'active', period: 5 });
  });
});

describe('what goes wrong in between', () => {
  it('two schedulers at once charge once', async ({ app, given, stripe }) => {
    await given.begin('month');
    app.clock.pass(31 * DAY);
    await Promise.all([chargeDuePlans(app.services), chargeDuePlans(app.services), chargeDuePlans(app.services)]);
    await given.work();
    expect(stripe.calls.charge).toBe(1);
    expect(await given.counts()).toEqual({ orders: 1, gifts: 1 });
  });

  it.for(['silent', 'silentAfterActing'] as const)('a provider that is %s is asked again with the same key: one charge, one gift', async (mood, { app, given, stripe }) => {
    await given.begin('month');
    app.clock.pass(31 * DAY);
    stripe.mood = mood;
    const before = stripe.payments.size;
    await chargeDuePlans(app.services);
    expect((await given.counts()).gifts).toBe(0);
    await chargeDuePlans(app.services);
    expect((await given.counts()).orders).toBe(1);
    stripe.mood = 'well';
    app.clock.pass(60_000);
    await given.work();
    expect(stripe.payments.size).toBe(before + 1);
    expect((await given.counts()).gifts).toBe(1);
    expect(await given.plan()).toMatchObject({ status: 'active', period: 1 });
  });

  it('a charge whose answer was lost for longer than the provider keeps keys is found, not made again', async ({ app, given, stripe }) => {
    await given.begin('month');
    app.clock.pass(31 * DAY);
    stripe.mood = 'silentAfterActing';
    await chargeDuePlans(app.services);
    stripe.forgetKeys();
    stripe.mood = 'well';
    app.clock.pass(2 * DAY);
    await given.work();
    expect(stripe.payments.size).toBe(2);
    expect((await given.counts()).gifts).toBe(1);
  });

  it('an answer that stays away for weeks does not let the order lapse', async ({ app, given, stripe }) => {
    await given.begin('week');
    app.clock.pass(8 * DAY);
    stripe.mood = 'silent';
    await given.work();
    app.clock.pass(20 * DAY);
    await runDueWork(app.services);
    stripe.mood = 'well';
    app.clock.pass(DAY);
    await given.work();
    expect(await given.counts()).toEqual({ orders: 1, gifts: 1 });
  });
});
