import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { retryPayment } from '#src/server/checkout/current-payment.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { ProviderUnavailableError } from '#src/server/gateways/payments/port.ts';
import { accessKeyOf } from '#src/server/orders/draft-order.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { cancelSubscription } from '#src/server/renewals/cancel-subscription.ts';
import { chargeDueSubscriptions } from '#src/server/renewals/charge-due.ts';
import { DAY, renewalTest as it } from '#tests/fixtures/renewals.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

/** The order of the one period that was tried. */
const orderOfPeriod = async ({ services }: TestApp): Promise<{ id: string; number: string }> =>
  (
    await rowsOf<{ id: string; number: string }>(
      services.db,
      sql`select o.id, o.number::text as number from orders o join subscription_charges c on c.order_id = o.id`,
    )
  )[0]!;

describe('a declined renewal', () => {
  it('is retried after 1, 3, 7 and 13 days with an email each time, and then the subscription ends', async ({
    app,
    given,
    stripe,
  }) => {
    await given.begin('month');
    stripe.card = 'insufficient_funds';
    app.clock.pass(31 * DAY);
    await given.work();
    expect(await given.plan()).toMatchObject({ status: 'pastDue', period: 0 });
    for (const [index, days] of [1, 2, 4, 6].entries()) {
      app.clock.pass(days * DAY - 1);
      await given.work();
      expect(stripe.calls.charge).toBe(index + 1);
      app.clock.pass(1);
      await given.work();
      expect(stripe.calls.charge).toBe(index + 2);
    }
    expect(await given.plan()).toEqual({ status: 'cancelled', period: 0, nextAt: null });
    expect(await given.emails()).toEqual([
      'receipt',
      'renewalRefused',
      'renewalRefused',
      'renewalRefused',
      'renewalRefused',
      'recurringEnded',
    ]);
    app.clock.pass(400 * DAY);
    await given.work();
    expect(stripe.calls.charge).toBe(5);
    expect((await given.counts()).orders).toBe(1);
  });

  it('that succeeds at a retry leaves the subscription active, on its former day', async ({ app, given, stripe }) => {
    given.at('2026-11-20T12:00:00Z');
    await given.begin('month');
    stripe.card = 'generic_decline';
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    stripe.card = 'good';
    app.clock.pass(DAY);
    await given.work();
    expect(await given.plan()).toEqual({ status: 'active', period: 1, nextAt: '2027-01-20T12:00:20.000Z' });
    expect(await given.counts()).toEqual({ orders: 1, gifts: 1 });
    expect(await given.emails()).toEqual(['receipt', 'renewalRefused', 'renewed']);
  });

  it('after a part payment keeps the part, charges the rest at the retry, and says so in the email', async ({
    app,
    given,
    stripe,
  }) => {
    given.at('2026-11-20T12:00:00Z');
    await given.begin('month');
    stripe.takes = 1000;
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    expect(await given.plan()).toMatchObject({ status: 'pastDue', period: 0 });
    stripe.takes = undefined;
    app.clock.pass(DAY);
    await given.work();
    expect([...stripe.payments.values()].map(({ received }) => received.minor)).toEqual([2500, 1000, 1500]);
    expect(await given.plan()).toMatchObject({ status: 'active', period: 1, nextAt: '2027-01-20T12:00:20.000Z' });
    expect(await given.emails()).toEqual(['receipt', 'renewalPart', 'renewed']);
    expect((await findEmails(app.services.db, 500)).find(({ kind }) => kind === 'renewalPart')!.plain).toContain(
      'We will charge the remaining $15 on December 21, 2026.',
    );
  });

  it('of the rest has an email that mentions the received part', async ({ app, given, stripe }) => {
    given.at('2026-11-20T12:00:00Z');
    await given.begin('month');
    stripe.takes = 1000;
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    stripe.card = 'insufficient_funds';
    app.clock.pass(DAY);
    await given.work();
    const email = (await findEmails(app.services.db, 500)).find(({ kind }) => kind === 'renewalRefused')!;
    expect(email.plain).toContain('the remaining $15 of your recurring donation of $25');
    expect(email.plain).not.toContain('Nothing was charged');
  });

  it('after a part payment ends a daily subscription, which has no retry, and the email names the received part', async ({
    app,
    given,
    stripe,
  }) => {
    given.at('2026-11-20T12:00:00Z');
    await given.begin('day');
    stripe.takes = 1000;
    given.at('2026-11-21T12:00:20Z');
    await given.work();
    expect(await given.plan()).toMatchObject({ status: 'cancelled' });
    expect((await findEmails(app.services.db, 500)).find(({ kind }) => kind === 'recurringEnded')!.plain).toContain(
      'We charged $10 of your recurring donation of $25',
    );
  });

  it('whose rest is below the minimum charge is left to staff, and the subscription continues', async ({
    given,
    stripe,
  }) => {
    given.at('2026-11-20T12:00:00Z');
    await given.begin('month');
    stripe.takes = 2480;
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    expect(await given.plan()).toEqual({ status: 'active', period: 1, nextAt: '2027-01-20T12:00:20.000Z' });
    expect(stripe.calls.charge).toBe(1);
    expect(await given.emails()).toEqual(['receipt', 'partPaid']);
  });

  it('with an unclear amount does not end the subscription: the next period is charged', async ({ given, stripe }) => {
    given.at('2026-11-20T12:00:00Z');
    await given.begin('month');
    stripe.takes = 0;
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    expect(await given.plan()).toEqual({ status: 'active', period: 1, nextAt: '2027-01-20T12:00:20.000Z' });
    stripe.takes = undefined;
    given.at('2027-01-20T12:00:20Z');
    await given.work();
    expect((await given.counts()).gifts).toBe(1);
  });

  it.for(['stolen_card', 'authentication_required', 'gone'])(
    'that cannot succeed later (%s) is never retried',
    async (card, { app, given, stripe }) => {
      await given.begin('month');
      stripe.card = card;
      app.clock.pass(31 * DAY);
      await given.work();
      expect(await given.plan()).toMatchObject({ status: 'cancelled', nextAt: null });
      app.clock.pass(60 * DAY);
      await given.work();
      expect(stripe.calls.charge).toBe(1);
      expect(await given.emails()).toEqual(['receipt', 'recurringEnded']);
    },
  );

  it.for([
    ['ar', 'لم نتمكّن'],
    ['tr', 'Düzenli bağışınız'],
  ] as const)('has an email in %s', async ([locale, words], { app, given, stripe }) => {
    await given.begin('month', locale);
    stripe.card = 'insufficient_funds';
    app.clock.pass(31 * DAY);
    await given.work();
    expect((await findEmails(app.services.db, 500)).find(({ kind }) => kind === 'renewalRefused')).toMatchObject({
      locale,
      subject: expect.stringContaining(words) as string,
    });
  });
});

describe('a recurring donation that staff cancel', () => {
  it('is never charged again, and its donor gets one email', async ({ app, given, stripe }) => {
    const { order } = await given.begin('month');
    expect(await cancelSubscription(app.services, { orderNumber: Number(order.number) }, 'a test')).toBe('cancelled');
    expect(await cancelSubscription(app.services, { orderNumber: Number(order.number) }, 'a test')).toBe(
      'alreadyCancelled',
    );
    app.clock.pass(90 * DAY);
    await given.work();
    expect(stripe.calls.charge).toBe(0);
    expect(await given.emails()).toEqual(['receipt', 'recurringCancelled']);
  });

  it('between two attempts is not retried, whichever of its orders is named', async ({ app, given, stripe }) => {
    await given.begin('month');
    stripe.card = 'insufficient_funds';
    app.clock.pass(31 * DAY);
    await given.work();
    const { number } = await orderOfPeriod(app);
    expect(await cancelSubscription(app.services, { orderNumber: Number(number) }, 'a test')).toBe('cancelled');
    app.clock.pass(30 * DAY);
    await given.work();
    expect(stripe.calls.charge).toBe(1);
  });

  it('is ended while its provider is silent, and what was not sent is not sent any more', async ({
    app,
    given,
    stripe,
  }) => {
    const { order } = await given.begin('month');
    app.clock.pass(31 * DAY);
    stripe.health = 'silent';
    await chargeDueSubscriptions(app.services);
    expect(await cancelSubscription(app.services, { orderNumber: Number(order.number) }, 'a test')).toBe('cancelled');
    stripe.health = 'up';
    app.clock.pass(60_000);
    await given.work();
    app.clock.pass(60 * DAY);
    await given.work();
    expect((await given.counts()).gifts).toBe(0);
    expect(await given.emails()).toEqual(['receipt', 'recurringCancelledLate']);
  });

  it('is ended after a charge was made whose answer was lost: it is booked, and its donor gets the receipt', async ({
    app,
    given,
    stripe,
  }) => {
    const { order } = await given.begin('month');
    app.clock.pass(31 * DAY);
    const { charge } = stripe;
    stripe.charge = async (...asked) => {
      await charge.apply(stripe, asked);
      throw new ProviderUnavailableError('the answer was lost');
    };
    await chargeDueSubscriptions(app.services);
    stripe.charge = charge;
    expect(await cancelSubscription(app.services, { orderNumber: Number(order.number) }, 'a test')).toBe('cancelled');
    app.clock.pass(60_000);
    await given.work();
    app.clock.pass(60 * DAY);
    await given.work();
    expect((await given.counts()).gifts).toBe(1);
    expect(await given.emails()).toEqual(['receipt', 'recurringCancelledLate', 'renewed']);
  });

  it('is not cancelled while the provider processes a charge', async ({ app, given, stripe }) => {
    const { order } = await given.begin('month');
    app.clock.pass(31 * DAY);
    const { charge } = stripe;
    stripe.charge = async (...asked) => ({ ...(await charge.apply(stripe, asked)), status: 'processing' });
    await chargeDueSubscriptions(app.services);
    stripe.charge = charge;
    expect(await cancelSubscription(app.services, { orderNumber: Number(order.number) }, 'a test')).toBe('underway');
  });

  it('whose charge was declined takes no payment but that of the scheduler', async ({ app, given, stripe }) => {
    await given.begin('month');
    stripe.card = 'insufficient_funds';
    app.clock.pass(31 * DAY);
    await given.work();
    const { id } = await orderOfPeriod(app);
    const accessKey = accessKeyOf(app.services, id);
    await expect(retryPayment(app.services, { id, accessKey })).rejects.toMatchObject({ code: 'conflict' });
    expect(await rowsOf(app.services.db, sql`select 1 from payments where order_id = ${id}`)).toHaveLength(1);
  });

  it.for(['completed', 'rejected'] as const)(
    'ends with its project that is %s: nothing more is charged, and its donor is told once',
    async (status, { app, given, stripe }) => {
      const { order } = await given.begin('month');
      const [item] = await rowsOf<{ project: string }>(
        app.services.db,
        sql`update order_items set project_id = (select id from projects where status = 'published' and goal_minor > 0 and monthly_minor is null limit 1)
          where order_id = ${order.id} returning project_id as project`,
      );
      await rowsOf(
        app.services.db,
        sql`update projects set status = ${status}, outcome = ${status === 'completed' ? 'funded' : null}, closed_at = ${status === 'completed' ? app.clock.now.toISOString() : null} where id = ${item!.project} returning 1`,
      );
      app.clock.pass(31 * DAY);
      await given.work();
      app.clock.pass(90 * DAY);
      await given.work();
      expect(stripe.calls.charge).toBe(0);
      expect(await given.plan()).toMatchObject({ status: 'cancelled', nextAt: null });
      expect(await given.emails()).toEqual(['receipt', 'projectEnded']);
    },
  );

  it('is not found by the number of an order without one', async ({ app }) => {
    expect(await cancelSubscription(app.services, { orderNumber: 1 }, 'a test')).toBe('unknown');
  });
});
