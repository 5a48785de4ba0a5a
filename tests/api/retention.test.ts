import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveFormFlash } from '#src/server/http/form-flash.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { deleteExpired } from '#src/server/platform/retention/delete-expired.ts';
import { RETENTION } from '#src/server/platform/retention/retention.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createGivingApp, give } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
let app: TestApp;
let categoryId: string;
let webhookEventOf: (ref: string) => { raw: string; signature: string };
beforeAll(async () => {
  const giving = await createGivingApp('food');
  ({ app, categoryId } = giving);
  webhookEventOf = (ref) => giving.stripe.webhookEvent(ref);
  app.services.gateways.email = { isConfigured: true, send: async () => {} };
});
afterAll(() => app.close());

const countOf = async (table: string, where = sql`true`): Promise<number> =>
  Number(
    (
      await rowsOf<{ n: string }>(
        app.services.db,
        sql`select count(*) as n from ${sql.identifier(table)} where ${where}`,
      )
    )[0]!.n,
  );
const gift = (paymentMethod: string, email: string, headers = {}) =>
  give(
    app,
    {
      items: [
        {
          type: 'endowment',
          categoryId,
          price: 2000,
          isGift: true,
          giftReceiverName: 'Salma',
          giftReceiverEmail: 'salma@example.org',
        },
      ],
      paymentMethod,
      donor: { fullName: 'Huda', email },
    },
    headers,
  );

describe('data past their retention time', () => {
  it('are deleted, and others are kept', async () => {
    const { db } = app.services;
    const form = { form: 'newsletter', fields: { email: 'x@example.org' }, errors: [] };
    await saveFormFlash(app.services, form, '1.2.3.0/24');
    await app.post('/email-subscriptions', { email: 'never@example.org' });
    const unpaid = await gift('bank', 'unpaid@example.org', { 'idempotency-key': 'one' });
    const paid = await gift('bank', 'paid@example.org');
    await confirmTransfer(app.services, { reference: paid.payment.reference!, amount: 2000 });
    const card = await gift('stripe', 'card@example.org');
    const event = webhookEventOf(`pi_${card.payment.id}`);
    await app.post('/webhooks/stripe', event.raw, { 'stripe-signature': event.signature });
    await rowsOf(
      db,
      sql`insert into rate_limits (key, points, expire) values ('orders:1.2.3.0/24', 3, ${app.clock.now.toISOString()}::timestamptz + interval '1 hour')`,
    );
    await rowsOf(
      db,
      sql`insert into cart_private (key_hash, item_id, encrypted, expires_at) values ('k', 'i', 's', ${app.clock.now.toISOString()}::timestamptz + interval '30 days')`,
    );
    const work = async (): Promise<void> => {
      while ((await runDueJobs(app.services)) > 0);
    };
    await work();
    expect(await deleteExpired(app.services)).toEqual({});

    app.clock.pass(11 * 60_000);
    expect(await deleteExpired(app.services)).toEqual({ formFlashes: 1 });
    app.clock.pass(1 * DAY);
    expect(await deleteExpired(app.services)).toEqual({ idempotencyRecords: expect.any(Number), rateLimits: 1 });
    app.clock.pass(15 * DAY);
    await work();
    expect(await countOf('orders', sql`status = 'expired' and id = ${unpaid.order.id}`)).toBe(1);
    app.clock.pass(16 * DAY);
    expect(await deleteExpired(app.services)).toMatchObject({
      cartPrivate: 1,
      newsletterUnconfirmed: 1,
      emailBodies: expect.any(Number),
    });
    expect(await countOf('emails', sql`html <> '' and kind = 'receipt' and to_address = 'paid@example.org'`)).toBe(0);
    expect(await countOf('order_donors', sql`order_id = ${unpaid.order.id}`)).toBe(1);
    app.clock.pass(80 * DAY);
    expect(await deleteExpired(app.services)).toMatchObject({ webhookBodies: 1, unpaidDonors: 2 });
    expect(await countOf('order_donors', sql`order_id in (${unpaid.order.id}, ${card.order.id})`)).toBe(0);
    expect(
      await countOf(
        'order_item_people',
        sql`item_id in (select id from order_items where order_id in (${unpaid.order.id}, ${card.order.id}))`,
      ),
    ).toBe(0);
    expect(await countOf('emails', sql`order_id = ${unpaid.order.id}`)).toBe(0);
    expect(await countOf('order_donors', sql`order_id = ${paid.order.id}`)).toBe(1);
    app.clock.pass(400 * DAY);
    expect(await deleteExpired(app.services)).toMatchObject({
      webhookEvents: 1,
      jobs: expect.any(Number),
      emails: expect.any(Number),
    });
    expect(await countOf('webhook_events')).toBe(0);
    expect(await countOf('orders', sql`id in (${unpaid.order.id}, ${paid.order.id})`)).toBe(2);
    expect(await runLedgerCheck(app.services)).toEqual([]);
  }, 60_000);

  it('are deleted by the worker', async () => {
    await saveFormFlash(app.services, { form: 'newsletter', fields: {}, errors: [] }, '1.2.3.0/24');
    app.clock.pass(RETENTION.formFlashes.seconds * 1000 + 1000);
    await runDueJobs(app.services);
    expect(await countOf('form_flashes')).toBe(0);
  }, 30_000);

  it('late money for an order without its donor data still counts', async () => {
    const placed = await gift('bank', 'later@example.org');
    app.clock.pass(15 * DAY);
    await runDueJobs(app.services);
    app.clock.pass(120 * DAY);
    await deleteExpired(app.services);
    expect(await confirmTransfer(app.services, { reference: placed.payment.reference!, amount: 2000 })).toMatchObject({
      outcome: 'paid',
    });
    await runDueJobs(app.services);
    expect(await runLedgerCheck(app.services)).toEqual([]);
  }, 30_000);
});

it('a network has a limited number of rejected forms: the oldest are deleted, those of others are kept', async () => {
  const form = { form: 'newsletter', fields: { email: 'y' }, errors: [] };
  await saveFormFlash(app.services, form, '9.9.9.0/24');
  for (let n = 0; n < 60; n += 1) {
    app.clock.pass(1);
    await saveFormFlash(app.services, form, '5.5.5.0/24');
  }
  expect(await countOf('form_flashes', sql`source = ${app.services.keys.sign('network', '5.5.5.0/24')}`)).toBe(50);
  expect(await countOf('form_flashes', sql`source = ${app.services.keys.sign('network', '9.9.9.0/24')}`)).toBe(1);
}, 30_000);
