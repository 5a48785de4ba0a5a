import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
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

/** Tables with rows of an account, which the database does not delete together with it. */
const tablesOfAccounts = async (): Promise<string[]> =>
  (
    await rowsOf<{ name: string }>(
      app.services.db,
      sql`select distinct conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'a' order by 1`,
    )
  ).map(({ name }) => name);

describe('an account that nobody confirmed', () => {
  it('goes with its rows in every table that names accounts', async () => {
    const { db } = app.services;
    const old = new Date(app.clock.now.getTime() - 31 * DAY).toISOString();
    const id = v7();
    const rows: Record<string, SQL> = {
      sessions: sql`insert into sessions (id, user_id, rotated_at, created_at, expires_at, device) values (${v7()}, ${id}, ${old}, ${old}, now() + interval '99 days', '') returning 1`,
      account_codes: sql`insert into account_codes (id, user_id, purpose, created_at, expires_at) values (${v7()}, ${id}, 'email', ${old}, now() + interval '99 days') returning 1`,
      authenticators: sql`insert into authenticators (user_id, secret, created_at) values (${id}, 'x', ${old}) returning 1`,
      recovery_codes: sql`insert into recovery_codes (id, user_id, code_hash) values (${v7()}, ${id}, 'x') returning 1`,
      passkeys: sql`insert into passkeys (id, user_id, public_key, counter, device, created_at, transports) values ('k', ${id}, 'x', 0, '', ${old}, '{}') returning 1`,
      identities: sql`insert into identities (provider, subject, user_id, created_at) values ('google', 's', ${id}, ${old}) returning 1`,
      files: sql`insert into files (id, owner_id, purpose, key, size_bytes, is_private, created_at) values (${v7()}, ${id}, 'avatar', ${'0'.repeat(32)} || '.webp', 1, false, ${old}) returning 1`,
    };
    // Whoever has an order or a recurring donation keeps the account.
    expect(await tablesOfAccounts()).toEqual([...Object.keys(rows), 'orders', 'subscriptions'].toSorted());
    await rowsOf(
      db,
      sql`insert into users (id, username, email, created_at) values (${id}, 'never', 'never@example.org', ${old}) returning 1`,
    );
    for (const row of Object.values(rows)) await rowsOf(db, row);
    expect((await deleteExpired(app.services)).unconfirmedAccounts).toBe(1);
    expect(await rowsOf(db, sql`select owner_id, remove_at is not null as is_removed from files`)).toEqual([
      { owner_id: null, is_removed: true },
    ]);
  });

  it('that cannot be deleted keeps no other rule from its work', async () => {
    const { db } = app.services;
    const unpaid = await gift('bank', 'unpaid.too@example.org');
    const [id, old] = [v7(), new Date(app.clock.now.getTime() - 31 * DAY).toISOString()];
    await rowsOf(
      db,
      sql`insert into users (id, username, email, created_at) values (${id}, 'held', 'held@example.org', ${old}) returning 1`,
    );
    await db.execute(sql`create table holds (user_id uuid references users)`);
    await db.execute(sql`insert into holds values (${id})`);
    app.clock.pass(120 * DAY);
    while ((await runDueJobs(app.services)) > 0);
    const deleted = await deleteExpired(app.services);
    expect(deleted.unconfirmedAccounts).toBeUndefined();
    expect(await countOf('users', sql`username = 'held'`)).toBe(1);
    expect(await countOf('order_donors', sql`order_id = ${unpaid.order.id}`)).toBe(0);
    await db.execute(sql`drop table holds`);
  });
});
