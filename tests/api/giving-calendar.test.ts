import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import type { Calendar } from '#src/domain/giving-calendar.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { announceMonth } from '#src/server/renewals/announce-month.ts';
import { hijriCommands } from '#src/server/renewals/hijri-commands.ts';
import { readGiving } from '#src/server/renewals/read-giving.ts';
import { givingToken } from '#src/server/subscriptions/giving-link.ts';
import { categoryOf, give } from '#tests/fixtures/giving.ts';
import { type Renewals, renewalTest as it } from '#tests/fixtures/renewals.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

const lineOf = async (app: TestApp, subscriptionCalendar: string, subscriptionRecurringInterval = 'day') => ({
  type: 'endowment',
  categoryId: await categoryOf(app, 'health'),
  price: 2500,
  isSubscription: true,
  subscriptionRecurringInterval,
  subscriptionCalendar,
});

/** A donation on days of a calendar that was begun and paid on a day. */
async function begin(given: Renewals, calendar: Calendar, on: string, interval?: string): Promise<PlacedOrder> {
  const { app, stripe } = given;
  given.at(on);
  const placed = await give(app, { items: [await lineOf(app, calendar, interval)], paymentMethod: 'stripe' });
  stripe.turn(`pi_${placed.payment.id}`, 'succeeded');
  app.clock.pass(20_000);
  await given.work();
  return placed;
}
const amounts = async ({ app }: Renewals): Promise<number[]> =>
  (
    await rowsOf<{ total: string }>(
      app.services.db,
      sql`select o.total_minor as total from subscription_charges c join orders o on o.id = c.order_id order by c.period`,
    )
  ).map(({ total }) => Number(total));
/** Runs what is due at each of these moments. */
const pass = async (given: Renewals, ...moments: string[]): Promise<void> => {
  for (const moment of moments) {
    given.at(moment);
    await given.work();
  }
};

describe('a recurring donation on days of a calendar', () => {
  it('is named by its days in the receipts of its first date and of later ones', async ({ app, given }) => {
    await begin(given, 'ramadan', '2026-11-25T12:00:00Z');
    await pass(given, '2027-02-08T06:00:00Z');
    const sent = await findEmails(app.services.db, 50);
    for (const kind of ['receipt', 'renewed']) {
      const { plain } = sent.find((one) => one.kind === kind)!;
      expect(plain).toContain('on each day of Ramadan');
      expect(plain).not.toContain('every day');
    }
  });

  it('begins today, and is charged on each of its days, once', async ({ given, stripe }) => {
    await begin(given, 'ramadan', '2026-11-25T12:00:00Z');
    expect(await given.plan()).toMatchObject({ status: 'active', nextAt: '2027-02-08T06:00:00.000Z' });
    await pass(given, '2027-02-08T05:59:00Z', '2027-02-08T06:00:00Z', '2027-02-08T07:00:00Z', '2027-02-09T06:00:00Z');
    expect(stripe.calls.charge).toBe(2);
    expect(await given.plan()).toMatchObject({ nextAt: '2027-02-10T06:00:00.000Z' });
    // The last day of the month is followed by the first of the next year's.
    await pass(given, '2027-03-09T06:00:00Z', '2027-03-10T06:00:00Z');
    expect(await given.plan()).toMatchObject({ nextAt: '2028-01-28T06:00:00.000Z' });
  });

  it('that is begun on one of its days does not charge that day again', async ({ given, stripe }) => {
    await begin(given, 'ramadan', '2027-02-10T03:00:00Z');
    expect(await given.plan()).toMatchObject({ nextAt: '2027-02-11T06:00:00.000Z' });
    await pass(given, '2027-02-10T06:00:00Z');
    expect(stripe.calls.charge).toBe(0);
  });

  it('collects nothing of a season in which the server was down, and no more than a day of it', async ({
    given,
    stripe,
  }) => {
    await begin(given, 'firstTenDays', '2027-01-01T12:00:00Z');
    await pass(given, '2027-05-09T12:00:00Z');
    expect(stripe.calls.charge).toBe(1);
    await pass(given, '2027-07-01T12:00:00Z');
    expect(stripe.calls.charge).toBe(1);
    expect((await given.plan()).nextAt).toMatch(/^2028-04-2/);
  });

  it('gives more on the odd nights and the 27th', async ({ app, given }) => {
    const { order } = await begin(given, 'lastTenNights:night27', '2027-02-20T12:00:00Z');
    const token = givingToken(app.services, { id: order.recurring!.id, interval: 'day' });
    const page = await readGiving(app.services, token);
    expect(page).toMatchObject({
      giving: {
        calendar: 'lastTenNights:night27',
        nextAt: '2027-02-27T17:00:00.000Z',
        dates: {
          '2027-02-27T17:00:00.000Z': { amount: 5000, hijriAs: '2027-02-28' },
          '2027-02-28T17:00:00.000Z': { amount: 2500, hijriAs: '2027-03-01' },
        },
      },
    });
    for (let night = 27; night < 36; night += 1)
      await pass(given, new Date(Date.UTC(2027, 1, night, 17, 1)).toISOString());
    expect(await amounts(given)).toEqual([5000, 2500, 5000, 2500, 5000, 2500, 10_000, 2500, 5000]);
  });

  it('with another interval, or without one, is rejected', async ({ app }) => {
    for (const line of [
      await lineOf(app, 'ramadan', 'week'),
      await lineOf(app, 'ramadans'),
      await lineOf(app, 'zakatDay:9-31', 'year'),
      { ...(await lineOf(app, 'fridays', 'week')), isSubscription: false },
    ]) {
      const response = await app.post('/user/orders', {
        items: [line],
        paymentMethod: 'stripe',
        donor: { fullName: 'Huda Al-Salem', email: 'huda@example.org' },
      });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path: 'items.0.subscriptionCalendar' }] });
    }
  });

  it('is pledged by transfer on Fridays and on a zakat day, and never each day', async ({ app }) => {
    const statusOf = async (calendar: string, interval: string) =>
      (
        await app.post('/user/orders', {
          items: [await lineOf(app, calendar, interval)],
          paymentMethod: 'bank',
          donor: { fullName: 'Huda Al-Salem', email: 'huda@example.org' },
        })
      ).status;
    expect(await statusOf('fridays', 'week')).toBe(201);
    expect(await statusOf('zakatDay:9-27', 'year')).toBe(201);
    expect(await statusOf('ramadan', 'day')).toBe(422);
  });
});

const shift = (app: TestApp, name: string, by: 1 | -1) =>
  announceMonth(app.services, { name, by, source: 'Supreme Court' });

describe('a month that is announced otherwise', () => {
  it('moves the dates ahead, and the page says the announced Hijri date', async ({ app, given, stripe }) => {
    const { order } = await begin(given, 'ramadan', '2026-11-25T12:00:00Z');
    expect(await shift(app, '1448-09', -1)).toMatchObject({ outcome: 'shifted', moved: 1 });
    expect(await given.plan()).toMatchObject({ nextAt: '2027-02-07T06:00:00.000Z' });
    const token = givingToken(app.services, { id: order.recurring!.id, interval: 'day' });
    expect(await readGiving(app.services, token)).toMatchObject({
      giving: { dates: { '2027-02-07T06:00:00.000Z': { hijriAs: '2027-02-08' } } },
    });
    await pass(given, '2027-02-07T06:00:00Z');
    expect(stripe.calls.charge).toBe(1);
  });

  it('after its first day was charged charges that day no second time', async ({ app, given, stripe }) => {
    await begin(given, 'ramadan', '2029-12-20T12:00:00Z');
    await pass(given, '2030-01-05T06:00:00Z');
    expect(stripe.calls.charge).toBe(1);
    // It begins tomorrow: what was given counts for that day.
    await shift(app, '1451-09', 1);
    await pass(given, '2030-01-06T06:00:00Z');
    expect(stripe.calls.charge).toBe(1);
    await pass(given, '2030-01-07T06:00:00Z');
    expect(stripe.calls.charge).toBe(2);
    const periods = await rowsOf<{ day: number }>(
      app.services.db,
      sql`select period % 32 as day from subscription_charges order by period`,
    );
    expect(periods.map(({ day }) => day)).toEqual([1, 2]);
  });

  it('tells the donor the new date, once for each announcement, and nobody whose date stays', async ({
    app,
    given,
  }) => {
    await begin(given, 'ramadan', '2026-11-25T12:00:00Z');
    await begin(given, 'fridays', '2026-11-25T12:00:00Z', 'week');
    const moved = async (): Promise<string[]> => {
      await given.work();
      return (await findEmails(app.services.db, 50))
        .filter(({ kind }) => kind === 'planMoved')
        .map(({ plain }) => plain);
    };
    await shift(app, '1448-09', -1);
    expect(await moved()).toEqual([expect.stringContaining('next be charged on February 7, 2027')]);
    expect((await moved())[0]).toContain('on each day of Ramadan');
    // The same again is refused, and nothing is said.
    await shift(app, '1448-09', -1);
    expect(await moved()).toHaveLength(1);
    app.clock.pass(60_000);
    await shift(app, '1448-09', 1);
    expect(await moved()).toHaveLength(2);
  });

  it('keeps what was skipped, and a pause, on their days', async ({ app, given }) => {
    await begin(given, 'zakatDay:9-1', '2026-11-25T12:00:00Z', 'year');
    await rowsOf(app.services.db, sql`update subscriptions set status = 'paused', next_at = '2028-01-28T06:00:00Z'`);
    await shift(app, '1449-09', -1);
    expect(await given.plan()).toEqual({
      status: 'paused',
      period: expect.any(Number) as number,
      nextAt: '2028-01-27T06:00:00.000Z',
    });
    expect(await given.emails()).not.toContain('planMoved');
  });

  it('is refused where the month before would be too long or too short, and is audited', async ({ app }) => {
    const lines: string[] = [];
    const run = (...args: string[]) =>
      hijriCommands['hijri:shift']!(app.services, args, (line) => void lines.push(line), { hasPage: () => true });
    expect(await run('1448-9', '+1', 'Court')).toBe(1);
    expect(await run('1448-09', '+2', 'Court')).toBe(2);
    expect(await run('1448-09', '+1')).toBe(2);
    expect(await run('1448-09', '+1', 'Court')).toBe(1);
    expect(await run('1448-09', '-1', 'Supreme', 'Court')).toBe(0);
    expect(await run('1448-09', '-1', 'Court')).toBe(1);
    expect(lines.join('\n')).toContain('1448-09 begins on 2027-02-07 (before: 2027-02-08).');
    const [entry] = await rowsOf<{ after: Record<string, string> }>(
      app.services.db,
      sql`select after from audit_log where action = 'hijriMonthShifted'`,
    );
    expect(entry!.after).toMatchObject({ '1448-09': '2027-02-07', source: 'Supreme Court' });
    expect(await Promise.all([shift(app, '1448-09', 1), shift(app, '1448-09', 1)])).toMatchObject([
      { outcome: 'shifted' },
      { outcome: 'wrongLength' },
    ]);
  });
});
