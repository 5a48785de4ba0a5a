import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { findOrder } from '#src/server/orders/orders.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { receiptFile } from '#src/server/receipts/receipts.service.ts';
import { cancelSubscription } from '#src/server/renewals/cancel-subscription.ts';
import { categoryOf, give } from '#tests/fixtures/giving.ts';
import { readPdf } from '#tests/fixtures/read-pdf.ts';
import { type Renewals, renewalTest as it } from '#tests/fixtures/renewals.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

/** The lines of an order's receipt. */
async function receiptOf(app: TestApp, orderId: string): Promise<string[]> {
  const file = await receiptFile(app.services, (await findOrder(app.services.db, { id: orderId }))!);
  return (await readPdf(file!.pdf)).lines;
}

/** A single donation, or one on Fridays, that was paid. */
async function paid({ app, stripe, work }: Renewals, locale: string, days: object): Promise<string> {
  const line = { type: 'endowment', categoryId: await categoryOf(app, 'health'), price: 2500, ...days };
  const placed = await give(app, { items: [line], paymentMethod: 'stripe' }, { 'accept-language': locale });
  stripe.turn(`pi_${placed.payment.id}`, 'succeeded');
  app.clock.pass(20_000);
  await work();
  return placed.order.id;
}
const fridays = { isSubscription: true, subscriptionRecurringInterval: 'week', subscriptionCalendar: 'fridays' };

/** What stands in the row. A word with a vowel mark is left out: readers of PDF move its letters. */
const rows = {
  en: { label: 'Recurring donation', month: 'every month', fridays: 'on Fridays' },
  ar: { label: 'دوري', month: 'كل شهر', fridays: 'كل جمعة' },
  tr: { label: 'Düzenli bağış', month: 'her ay', fridays: 'her cuma' },
} as const;
const rowOf = (lines: string[], { label }: { label: string }): string =>
  lines.filter((line) => line.includes(label)).join('; ');

describe.each(['en', 'ar', 'tr'] as const)('the receipt of a recurring donation (%s)', (locale) => {
  const words = rows[locale];

  it('says how often it is given: of its first payment, of a later one, and after its end', async ({ app, given }) => {
    given.at('2026-11-20T12:00:00Z');
    const { order } = await given.begin('month', locale);
    expect(rowOf(await receiptOf(app, order.id), words)).toContain(words.month);
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    const [later] = await rowsOf<{ id: string }>(app.services.db, sql`select order_id as id from subscription_charges`);
    expect(rowOf(await receiptOf(app, later!.id), words)).toContain(words.month);
    await cancelSubscription(app.services, { id: order.recurring!.id }, 'donor');
    expect(rowOf(await receiptOf(app, later!.id), words)).toContain(words.month);
  });

  it('names the days of a calendar, and nothing of a single donation', async ({ app, given }) => {
    given.at('2026-11-20T12:00:00Z');
    expect(rowOf(await receiptOf(app, await paid(given, locale, fridays)), words)).toContain(words.fridays);
    expect(rowOf(await receiptOf(app, await paid(given, locale, {})), words)).toBe('');
  });
});

it('that never began repeats nothing on its receipt', async ({ app, given }) => {
  const { order } = await given.begin('month');
  await rowsOf(app.services.db, sql`update subscriptions set first_at = null, next_at = null, status = 'cancelled'`);
  expect(rowOf(await receiptOf(app, order.id), rows.en)).toBe('');
});
