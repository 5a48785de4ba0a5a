import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { changeSubscription } from '#src/server/renewals/change-plan.ts';
import { chargeDueSubscriptions } from '#src/server/renewals/charge-due.ts';
import { readGiving } from '#src/server/renewals/read-giving.ts';
import { givingToken, readGivingToken } from '#src/server/subscriptions/giving-link.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { DAY, type Renewals, renewalTest as it } from '#tests/fixtures/renewals.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

/** The link of a monthly donation that was paid once, and a browser that posts the forms of its page. */
async function opened(app: TestApp, given: Renewals, interval: 'day' | 'month' | 'year' = 'month') {
  const placed = await given.begin(interval);
  const { id } = placed.order.recurring!;
  app.clock.pass(60_000);
  const token = givingToken(app.services, { id, interval });
  const client = createFormClient(app.services);
  const act = (name: string, fields: Record<string, string> = {}) =>
    client.post(`/giving/${name}`, { locale: 'en', returnTo: `/giving/${token}`, token, ...fields });
  const giving = async () => {
    const page = await readGiving(app.services, token);
    if (page.state !== 'open') throw new Error(page.state);
    return page.giving;
  };
  return { id, token, act, giving };
}
const lastEmail = async (app: TestApp) => (await findEmails(app.services.db, 1))[0]!;
/** The digits of the newest code that was sent. */
const codeIn = async (app: TestApp): Promise<string> => {
  const mail = (await findEmails(app.services.db, 50)).find(({ kind }) => kind === 'planCode')!;
  return /Your code is (\d{6})/.exec(mail.plain)![1]!;
};
const amountOf = async (app: TestApp) =>
  Number((await rowsOf<{ n: string }>(app.services.db, sql`select amount_minor as n from subscriptions`))[0]!.n);

describe('the page of a recurring donation', () => {
  it('is in every receipt of it, and shows what was paid and when the next is', async ({ app, given }) => {
    given.at('2026-11-20T12:00:00Z');
    const { giving, token } = await opened(app, given);
    expect((await lastEmail(app)).plain).toContain(`/giving/${token}`);
    expect(await giving()).toMatchObject({
      amount: 2500,
      status: 'active',
      paidCount: 1,
      paidTotal: 2500,
      email: 'm•••@example.org',
      maySkip: true,
      skipped: [],
    });
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    expect((await lastEmail(app)).plain).toMatch(/\/giving\/[\w-]{27}\.[\w-]{43}/);
    expect((await giving()).charges.map(({ receiptNumber, status }) => [receiptNumber !== null, status])).toEqual([
      [true, 'paid'],
      [true, 'paid'],
    ]);
  });

  it('opens for no other token, and only for a new link after two months', async ({ app, given }) => {
    const { act, id, token } = await opened(app, given);
    const [named = '', signature = ''] = token.split('.');
    for (const wrong of ['', 'x', `${named}.`, `${named}.${signature.slice(0, -1)}`, `B${named.slice(1)}.${signature}`])
      expect(await readGiving(app.services, wrong)).toEqual({ state: 'unknown' });
    app.clock.pass(63 * DAY);
    expect(readGivingToken(app.services, token)).toMatchObject({ id, isExpired: true });
    expect(await readGiving(app.services, token)).toEqual({ state: 'expired', email: 'm•••@example.org' });
    await act('cancel');
    expect((await given.plan()).status).toBe('active');
    await act('link');
    await act('link');
    await given.work();
    const mails = (await findEmails(app.services.db, 20)).filter(({ kind }) => kind === 'planLink');
    expect(mails).toHaveLength(1);
    const fresh = /\/giving\/([\w.-]+)/.exec(mails[0]!.plain)![1]!;
    expect(readGivingToken(app.services, fresh)).toMatchObject({ id, isExpired: false });
  });

  it('pauses once, charges nothing meanwhile, and goes on by itself', async ({ app, given, stripe }) => {
    given.at('2026-11-20T12:00:00Z');
    const { act } = await opened(app, given);
    await act('pause', { months: '2' });
    await act('pause', { months: '2' });
    expect(await given.plan()).toMatchObject({ status: 'paused', nextAt: '2027-02-20T12:00:20.000Z' });
    given.at('2027-01-21T12:00:00Z');
    await given.work();
    expect(stripe.calls.charge).toBe(0);
    expect((await given.emails()).filter((kind) => kind === 'planPaused')).toHaveLength(1);
    given.at('2027-02-20T12:00:20Z');
    await given.work();
    expect(stripe.calls.charge).toBe(1);
    expect(await given.plan()).toMatchObject({ status: 'active', period: 3, nextAt: '2027-03-20T12:00:20.000Z' });
  });

  it('goes on sooner, skips a date once, and takes that back', async ({ app, given, stripe }) => {
    given.at('2026-11-20T12:00:00Z');
    const { act, giving } = await opened(app, given);
    await act('pause', { months: '6' });
    await act('resume');
    await act('resume');
    expect(await given.plan()).toMatchObject({ status: 'active', nextAt: '2026-12-20T12:00:20.000Z' });
    const { nextAt } = await giving();
    await Promise.all([act('skip', { date: nextAt! }), act('skip', { date: nextAt! })]);
    expect(await given.plan()).toMatchObject({ nextAt: '2027-01-20T12:00:20.000Z' });
    expect((await giving()).skipped).toEqual([nextAt]);
    given.at('2026-12-21T12:00:00Z');
    await given.work();
    expect(stripe.calls.charge).toBe(0);
    given.at('2026-12-01T12:00:00Z');
    await act('unskip');
    expect(await given.plan()).toMatchObject({ nextAt: '2026-12-20T12:00:20.000Z' });
  });

  it('lowers the amount by a press, and raises it by a code alone', async ({ app, given }) => {
    given.at('2026-11-20T12:00:00Z');
    const { act } = await opened(app, given);
    await act('lower', { preset: '1000', amount: '' });
    expect(await amountOf(app)).toBe(1000);
    await act('lower', { amount: '30' });
    await act('lower', { amount: '0.10' });
    await act('raise', { amount: '40', code: '000000' });
    expect(await amountOf(app)).toBe(1000);
    await act('code');
    await given.work();
    const code = await codeIn(app);
    const wrong = code === '111111' ? '222222' : '111111';
    await act('raise', { amount: '40', code: wrong });
    expect(await amountOf(app)).toBe(1000);
    await Promise.all([act('raise', { amount: '40', code }), act('raise', { amount: '41', code })]);
    expect([4000, 4100]).toContain(await amountOf(app));
    const raised = await amountOf(app);
    await act('raise', { amount: '50', code });
    expect(await amountOf(app)).toBe(raised);
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    const [order] = await rowsOf<{ total: string }>(
      app.services.db,
      sql`select o.total_minor as total from orders o join subscription_charges c on c.order_id = o.id`,
    );
    expect(Number(order!.total)).toBe(raised);
  });

  it('takes a code for a quarter of an hour and five tries, and sends three in an hour', async ({ app, given }) => {
    const { act } = await opened(app, given);
    const sent = async () => (await findEmails(app.services.db, 50)).filter(({ kind }) => kind === 'planCode');
    for (let time = 0; time < 5; time += 1) {
      await act('code');
      await given.work();
      app.clock.pass(1000);
    }
    expect(await sent()).toHaveLength(3);
    const code = await codeIn(app);
    for (let time = 0; time < 5; time += 1)
      await act('raise', { amount: '40', code: code === '111111' ? '2' : '111111' });
    await act('raise', { amount: '40', code });
    expect(await amountOf(app)).toBe(2500);
    app.clock.pass(61 * 60_000);
    await act('code');
    await given.work();
    const late = await codeIn(app);
    app.clock.pass(16 * 60_000);
    await act('raise', { amount: '40', code: late });
    expect(await amountOf(app)).toBe(2500);
  });

  it('ends it at once, and a second press changes nothing', async ({ app, given, stripe }) => {
    const { act, giving } = await opened(app, given);
    await act('cancel');
    await act('cancel');
    await given.work();
    expect((await giving()).status).toBe('cancelled');
    expect((await given.emails()).filter((kind) => kind === 'recurringCancelled')).toHaveLength(1);
    await act('resume');
    app.clock.pass(40 * DAY);
    await given.work();
    expect(stripe.calls.charge).toBe(0);
  });

  it('changes nothing while a charge is in progress, whichever comes first', async ({ app, given, stripe }) => {
    given.at('2026-11-20T12:00:00Z');
    const { id } = await opened(app, given);
    given.at('2026-12-20T12:00:20Z');
    stripe.health = 'silentAfterActing';
    await chargeDueSubscriptions(app.services);
    expect(await changeSubscription(app.services, id, { does: 'pause', months: 1 })).toBe('charging');
    stripe.health = 'up';
    app.clock.pass(60_000);
    await given.work();
    expect((await given.counts()).gifts).toBe(1);
    // At the same moment: it is either charged and then paused, or paused and not charged.
    given.at('2027-01-20T12:00:20Z');
    await Promise.all([
      chargeDueSubscriptions(app.services),
      changeSubscription(app.services, id, { does: 'pause', months: 1 }),
      chargeDueSubscriptions(app.services),
    ]);
    app.clock.pass(60_000);
    await given.work();
    const plan = await given.plan();
    expect((await given.counts()).gifts).toBe(plan.status === 'paused' ? 1 : 2);
  });

  it.for([
    ['paused', '2027-03-20T12:00:20.000Z', '2027-03-20T12:00:20.000Z'],
    ['active', '2027-03-20T12:00:20.000Z', '2027-03-20T12:00:20.000Z'],
    ['active', null, '2027-01-20T12:00:20.000Z'],
    ['cancelled', null, null],
  ])(
    'money that comes late keeps the date of a donation that is %s until %s',
    async ([status, chosen, next], { app, given, stripe }) => {
      given.at('2026-11-20T12:00:00Z');
      await opened(app, given);
      given.at('2026-12-20T12:00:20Z');
      stripe.health = 'silentAfterActing';
      await chargeDueSubscriptions(app.services);
      await rowsOf(app.services.db, sql`update subscriptions set status = ${status}, next_at = ${chosen}::timestamptz`);
      stripe.health = 'up';
      app.clock.pass(60_000);
      await given.work();
      expect((await given.counts()).gifts).toBe(1);
      expect(await given.plan()).toMatchObject({ status, nextAt: next });
    },
  );
});
