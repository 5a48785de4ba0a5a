import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Interval } from '#src/domain/subscription.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { chargeDueSubscriptions } from '#src/server/renewals/charge-due.ts';
import { isSubscriptionHeld } from '#src/server/subscriptions/subscriptions.repository.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { DAY, renewalTest as it } from '#tests/fixtures/renewals.ts';

describe('a recurring donation', () => {
  it('is charged on its day and not before, and its receipt names the next date', async ({ app, given, stripe }) => {
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
    expect(await given.emails()).toEqual(['receipt', 'renewed']);
    expect((await findEmails(app.services.db, 1))[0]!.plain).toContain('January 20, 2027');
  });

  it('has nothing returned of its next donation where a part of the first was', async ({ app, given }) => {
    given.at('2026-11-20T12:00:00Z');
    await given.begin('month');
    await rowsOf(app.services.db, sql`update order_items set refunded_minor = 100`);
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    const lines = await rowsOf<{ refunded: string }>(
      app.services.db,
      sql`select i.refunded_minor::text as refunded from order_items i join subscription_charges c on c.order_id = i.order_id`,
    );
    expect(lines).toEqual([{ refunded: '0' }]);
    // The books are checked afterwards, and the first donation was not really returned.
    await rowsOf(app.services.db, sql`update order_items set refunded_minor = 0`);
  });

  it('that began on the 31st is charged on the last day of a short month, then on the 31st again', async ({
    app,
    given,
  }) => {
    given.at('2027-01-30T23:59:40Z');
    await given.begin('month');
    given.at('2027-01-31T12:00:00Z');
    await rowsOf(
      app.services.db,
      sql`update subscriptions set first_at = '2027-01-31T12:00:00Z', next_at = '2027-02-28T12:00:00Z'`,
    );
    given.at('2027-02-28T12:00:00Z');
    await given.work();
    expect(await given.plan()).toMatchObject({ period: 1, nextAt: '2027-03-31T12:00:00.000Z' });
    given.at('2027-03-31T12:00:00Z');
    await given.work();
    expect(await given.plan()).toMatchObject({ period: 2, nextAt: '2027-04-30T12:00:00.000Z' });
  });

  it.for([
    [
      'its institution is suspended',
      sql`update ngos set status = 'suspended'`,
      sql`update ngos set status = 'approved'`,
    ],
    [
      'the permit of its institution has expired',
      sql`update ngos set permit_valid_until = '2026-11-01'`,
      sql`update ngos set permit_valid_until = '2030-01-01'`,
    ],
    [
      'the permit of its project has expired',
      sql`update projects set permit_valid_until = '2026-11-01' where ngo_id is not null`,
      sql`update projects set permit_valid_until = '2030-01-01' where ngo_id is not null`,
    ],
  ] as const)(
    'is held while %s, and later charged for its own month alone',
    async ([, stop, start], { app, given, stripe }) => {
      const { db } = app.services;
      given.at('2026-11-20T12:00:00Z');
      await rowsOf(db, sql`update ngos set permit_valid_until = '2030-01-01'`);
      await rowsOf(db, sql`update projects set permit_valid_until = '2030-01-01'`);
      const [project] = await rowsOf<{ id: string }>(
        db,
        sql`select p.id from projects p join ngos n on n.id = p.ngo_id where p.status = 'published' and p.donation_method = 'money'
        and p.monthly_minor is null and n.status = 'approved' order by p.goal_minor desc limit 1`,
      );
      await given.begin('month', 'en', project!.id);
      const held = async () => {
        const [row] = await rowsOf<{ id: string }>(db, sql`select id from subscriptions`);
        return isSubscriptionHeld(db, row!.id, app.clock.now);
      };
      expect(await held()).toBe(false);
      await rowsOf(db, stop);
      given.at('2027-01-10T12:00:00Z');
      await given.work();
      expect([stripe.calls.charge, await held()]).toEqual([0, true]);
      await rowsOf(db, start);
      await given.work();
      expect([stripe.calls.charge, await held()]).toEqual([1, false]);
      expect(await given.plan()).toMatchObject({ status: 'active', nextAt: '2027-01-20T12:00:20.000Z' });
    },
  );

  it.for<[Interval, number]>([
    ['day', 1],
    ['week', 7],
    ['month', 30],
    ['year', 365],
  ])('of every %s is charged after %i days', async ([interval, days], { app, given, stripe }) => {
    await given.begin(interval);
    app.clock.pass(days * DAY);
    await given.work();
    expect(stripe.calls.charge).toBe(0);
    app.clock.pass(20_000);
    await given.work();
    expect(stripe.calls.charge).toBe(1);
    expect((await given.counts()).gifts).toBe(1);
  });

  it('is charged once for several missed periods', async ({ app, given, stripe }) => {
    await given.begin('week');
    app.clock.pass(40 * DAY);
    await given.work();
    expect(stripe.calls.charge).toBe(1);
    expect(await given.plan()).toMatchObject({ status: 'active', period: 5 });
  });
});

describe('a failure during a renewal', () => {
  it('two schedulers at once charge once', async ({ app, given, stripe }) => {
    await given.begin('month');
    app.clock.pass(31 * DAY);
    await Promise.all([
      chargeDueSubscriptions(app.services),
      chargeDueSubscriptions(app.services),
      chargeDueSubscriptions(app.services),
    ]);
    await given.work();
    expect(stripe.calls.charge).toBe(1);
    expect(await given.counts()).toEqual({ orders: 1, gifts: 1 });
  });

  it.for(['silent', 'silentAfterActing'] as const)(
    'a provider that is %s is called again with the same key: one charge, one donation',
    async (health, { app, given, stripe }) => {
      await given.begin('month');
      app.clock.pass(31 * DAY);
      stripe.health = health;
      const before = stripe.payments.size;
      await chargeDueSubscriptions(app.services);
      expect((await given.counts()).gifts).toBe(0);
      await chargeDueSubscriptions(app.services);
      expect((await given.counts()).orders).toBe(1);
      stripe.health = 'up';
      app.clock.pass(60_000);
      await given.work();
      expect(stripe.payments.size).toBe(before + 1);
      expect((await given.counts()).gifts).toBe(1);
      expect(await given.plan()).toMatchObject({ status: 'active', period: 1 });
    },
  );

  it('a charge whose response was lost for longer than the provider keeps keys is found, not repeated', async ({
    app,
    given,
    stripe,
  }) => {
    await given.begin('month');
    app.clock.pass(31 * DAY);
    stripe.health = 'silentAfterActing';
    await chargeDueSubscriptions(app.services);
    stripe.forgetKeys();
    stripe.health = 'up';
    app.clock.pass(2 * DAY);
    await given.work();
    expect(stripe.payments.size).toBe(2);
    expect((await given.counts()).gifts).toBe(1);
  });

  it('an order does not expire while the response is missing for weeks', async ({ app, given, stripe }) => {
    await given.begin('week');
    app.clock.pass(8 * DAY);
    stripe.health = 'silent';
    await given.work();
    app.clock.pass(20 * DAY);
    await runDueJobs(app.services);
    stripe.health = 'up';
    app.clock.pass(DAY);
    await given.work();
    expect(await given.counts()).toEqual({ orders: 1, gifts: 1 });
  });
});
