import { describe, expect } from 'vitest';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#src/server/db/client.ts';
import { findMails } from '#src/server/mails/mails.repository.ts';
import { cancelPlan } from '#src/server/recurring/cancel-plan.ts';
import { chargeDuePlans } from '#src/server/recurring/charge-due.ts';
import { DAY, renewalTest as it } from '#tests/fixtures/renewals.ts';

describe('a refusal', () => {
  it('is tried again after 1, 3, 7 and 13 days, the giver told each time, and then the plan ends', async ({ app, given, stripe }) => {
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
    expect(await given.letters()).toEqual(['receipt', 'renewalRefused', 'renewalRefused', 'renewalRefused', 'renewalRefused', 'recurringEnded']);
    app.clock.pass(400 * DAY);
    await given.work();
    expect(stripe.calls.charge).toBe(5);
    expect((await given.counts()).orders).toBe(1);
  });

  it('that is followed by a success leaves the plan active, on its old day', async ({ app, given, stripe }) => {
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
    expect(await given.letters()).toEqual(['receipt', 'renewalRefused', 'renewed']);
  });

  it('of a part keeps what came, charges the rest on its day, and says so', async ({ app, given, stripe }) => {
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
    expect(await given.letters()).toEqual(['receipt', 'renewalPart', 'renewed']);
    expect((await findMails(app.services.db, 500)).find(({ kind }) => kind === 'renewalPart')!.plain).toContain('We will charge the remaining $15 on December 21, 2026.');
  });

  it('of the rest is told without denying what came', async ({ app, given, stripe }) => {
    given.at('2026-11-20T12:00:00Z');
    await given.begin('month');
    stripe.takes = 1000;
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    stripe.card = 'insufficient_funds';
    app.clock.pass(DAY);
    await given.work();
    const letter = (await findMails(app.services.db, 500)).find(({ kind }) => kind === 'renewalRefused')!;
    expect(letter.plain).toContain('the remaining $15 of your recurring donation of $25');
    expect(letter.plain).not.toContain('Nothing was charged');
  });

  it('of a part ends a daily plan, which has no second day, and its giver reads what is kept', async ({ app, given, stripe }) => {
    given.at('2026-11-20T12:00:00Z');
    await given.begin('day');
    stripe.takes = 1000;
    given.at('2026-11-21T12:00:20Z');
    await given.work();
    expect(await given.plan()).toMatchObject({ status: 'cancelled' });
    expect((await findMails(app.services.db, 500)).find(({ kind }) => kind === 'recurringEnded')!.plain).toContain('Your card paid $10 of your recurring donation of $25');
  });

  it('that leaves too little to charge leaves it to staff, and the plan goes on', async ({ given, stripe }) => {
    given.at('2026-11-20T12:00:00Z');
    await given.begin('month');
    stripe.takes = 2480;
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    expect(await given.plan()).toEqual({ status: 'active', period: 1, nextAt: '2027-01-20T12:00:20.000Z' });
    expect(stripe.calls.charge).toBe(1);
    expect(await given.letters()).toEqual(['receipt', 'partPaid']);
  });

  it('nobody can name does not end the plan: the next period is charged as ever', async ({ given, stripe }) => {
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

  it.for(['stolen_card', 'authentication_required', 'gone'])('for good (%s) is never tried again', async (card, { app, given, stripe }) => {
    await given.begin('month');
    stripe.card = card;
    app.clock.pass(31 * DAY);
    await given.work();
    expect(await given.plan()).toMatchObject({ status: 'cancelled', nextAt: null });
    app.clock.pass(60 * DAY);
    await given.work();
    expect(stripe.calls.charge).toBe(1);
    expect(await given.letters()).toEqual(['receipt', 'recurringEnded']);
  });

  it.for([['ar', 'لم نتمكّن'], ['tr', 'Düzenli bağışınız']] as const)('is told in %s', async ([locale, words], { app, given, stripe }) => {
    await given.begin('month', locale);
    stripe.card = 'insufficient_funds';
    app.clock.pass(31 * DAY);
    await given.work();
    expect((await findMails(app.services.db, 500)).find(({ kind }) => kind === 'renewalRefused')).toMatchObject({ locale, subject: expect.stringContaining(words) as string });
  });
});

describe('a recurring donation that staff end', () => {
  it('is never charged again, and its giver is told once', async ({ app, given, stripe }) => {
    const { order } = await given.begin('month');
    expect(await cancelPlan(app.services, Number(order.number), 'a test')).toBe('cancelled');
    expect(await cancelPlan(app.services, Number(order.number), 'a test')).toBe('alreadyCancelled');
    app.clock.pass(90 * DAY);
    await given.work();
    expect(stripe.calls.charge).toBe(0);
    expect(await given.letters()).toEqual(['receipt', 'recurringCancelled']);
  });

  it('between two attempts is not tried again, whichever of its orders was named', async ({ app, given, stripe }) => {
    await given.begin('month');
    stripe.card = 'insufficient_funds';
    app.clock.pass(31 * DAY);
    await given.work();
    const [late] = await rowsOf<{ number: string }>(app.services.db, sql`select o.number::text as number from orders o join recurring_charges c on c.order_id = o.id`);
    expect(await cancelPlan(app.services, Number(late!.number), 'a test')).toBe('cancelled');
    app.clock.pass(30 * DAY);
    await given.work();
    expect(stripe.calls.charge).toBe(1);
  });

  it('waits for the answer to a charge that is under way', async ({ app, given, stripe }) => {
    const { order } = await given.begin('month');
    app.clock.pass(31 * DAY);
    stripe.mood = 'silent';
    await chargeDuePlans(app.services);
    expect(await cancelPlan(app.services, Number(order.number), 'a test')).toBe('underway');
    stripe.mood = 'well';
    app.clock.pass(60_000);
    await given.work();
    expect(await cancelPlan(app.services, Number(order.number), 'a test')).toBe('cancelled');
    expect((await given.counts()).gifts).toBe(1);
  });

  it('is unknown by the number of an order without one', async ({ app }) => {
    expect(await cancelPlan(app.services, 1, 'a test')).toBe('unknown');
  });
});
