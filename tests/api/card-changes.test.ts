import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { AppError } from '#src/server/http/errors.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { cancelSubscription } from '#src/server/renewals/cancel-subscription.ts';
import { beginCardChange, cardChangeKey } from '#src/server/renewals/card-change.ts';
import { chargeDueSubscriptions } from '#src/server/renewals/charge-due.ts';
import { sendGivingCode } from '#src/server/renewals/giving-code.ts';
import { readCardChange } from '#src/server/renewals/read-card-change.ts';
import { readGiving } from '#src/server/renewals/read-giving.ts';
import { givingToken } from '#src/server/subscriptions/giving-link.ts';
import { receiveWebhookEvent } from '#src/server/webhooks/webhooks.service.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { DAY, type Renewals, renewalTest as it } from '#tests/fixtures/renewals.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

const codeOf = async (app: TestApp): Promise<string> => {
  const mail = (await findEmails(app.services.db, 50)).find(({ kind }) => kind === 'planCode')!;
  return /Your code is (\d{6})/.exec(mail.plain)![1]!;
};

/** A monthly donation that was paid once, and the change of its card by the code of an email. */
async function opened(app: TestApp, given: Renewals) {
  given.at('2026-11-20T12:00:00Z');
  const { order } = await given.begin('month');
  const { id } = order.recurring!;
  app.clock.pass(60_000);
  const token = givingToken(app.services, { id, interval: 'month' });
  const client = createFormClient(app.services);
  const look = (change: string, key = cardChangeKey(app.services, change)) =>
    readCardChange(app.services, { token, id: change, key });
  /** Shows the code, and opens the page of the card. */
  const begin = async (): Promise<string> => {
    await sendGivingCode(app.services, id);
    await given.work();
    const change = await beginCardChange(app.services, id, await codeOf(app));
    await look(change);
    return change;
  };
  return { id, token, client, begin, look };
}
const accepted = { status: 'succeeded', paymentMethodRef: 'pm_new', cardExpiresOn: '2031-05-31' } as const;
const savedCard = async (app: TestApp) =>
  (
    await rowsOf<{ card: string; expires: string | null }>(
      app.services.db,
      sql`select payment_method_ref as card, card_expires_on::text as expires from subscriptions`,
    )
  )[0]!;

describe('a new card for a recurring donation', () => {
  it('is charged from then on, and the former one is not', async ({ app, given, stripe }) => {
    const { begin, look } = await opened(app, given);
    const change = await begin();
    expect(await look(change)).toMatchObject({ state: 'ready', form: { clientSecret: `seti_${change}_secret` } });
    stripe.enterCard(`seti_${change}`, accepted);
    expect(await look(change)).toEqual({ state: 'saved' });
    expect(await look(change)).toEqual({ state: 'saved' });
    expect(await savedCard(app)).toEqual({ card: 'pm_new', expires: '2031-05-31' });
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    expect(stripe.chargedCards).toEqual(['pm_new']);
    expect(await given.emails()).toEqual(['receipt', 'planCode', 'planCard', 'renewed']);
  });

  it('takes the code of the email, five tries, and the browser in which it was typed', async ({ app, given }) => {
    const { begin, client, id, look, token } = await opened(app, given);
    const act = (name: string, fields: Record<string, string> = {}) =>
      client.post(`/giving/${name}`, { locale: 'en', returnTo: `/giving/${token}`, token, ...fields });
    await expect(beginCardChange(app.services, id, '123456')).rejects.toThrow(AppError);
    await act('card-code');
    await given.work();
    const code = await codeOf(app);
    const wrong = code === '111111' ? '222222' : '111111';
    expect((await act('card', { code: '' })).location).toContain('#giving-card');
    expect((await act('card', { code: wrong })).location).toContain('#giving-card');
    const right = await act('card', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(right.location).toMatch(new RegExp(`^/giving/${token}/card\\?card=[\\da-f-]{36}$`));
    const change = right.location!.split('=')[1]!;
    expect(client.cookies.get('card-change')).toBe(cardChangeKey(app.services, change));
    expect(await look(change, 'another')).toEqual({ state: 'codeNeeded' });
    for (const strange of ['', 'x', "'", '0190aaaa-0000-7000-8000-000000000000'])
      expect(await look(strange)).toEqual({ state: 'codeNeeded' });
    // Pressed twice: the same change, and tries are counted all the same.
    expect((await act('card', { code })).location).toBe(right.location);
    for (let time = 0; time < 5; time += 1) await act('card', { code: wrong });
    expect((await act('card', { code })).location).toContain('#giving-card');
    // Another code within the hour goes on with the same one.
    app.clock.pass(60_000);
    expect(await begin()).toBe(change);
  });

  it('begins once where the code is sent twice at the same moment', async ({ app, given }) => {
    const { id } = await opened(app, given);
    await sendGivingCode(app.services, id);
    await given.work();
    const code = await codeOf(app);
    const begun = await Promise.all([1, 2, 3].map(() => beginCardChange(app.services, id, code)));
    expect(new Set(begun).size).toBe(1);
    expect(await rowsOf(app.services.db, sql`select 1 from card_changes`)).toHaveLength(1);
  });

  it('is tried at once where the last charge was declined, and pays the very order', async ({ app, given, stripe }) => {
    const { begin, look } = await opened(app, given);
    stripe.card = 'insufficient_funds';
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    expect(await given.plan()).toMatchObject({ status: 'pastDue' });
    const refused = (await findEmails(app.services.db, 50)).find(({ kind }) => kind === 'renewalRefused')!;
    expect(refused.plain).toMatch(/\/giving\/[\w.-]+#new-card/);
    const change = await begin();
    stripe.card = 'good';
    stripe.enterCard(`seti_${change}`, accepted);
    await look(change);
    await given.work();
    expect(stripe.chargedCards).toEqual(['pm_saved', 'pm_new']);
    expect(await given.plan()).toEqual({ status: 'active', period: 1, nextAt: '2027-01-20T12:00:20.000Z' });
    expect(await given.counts()).toEqual({ orders: 1, gifts: 1 });
  });

  it('that is declined at once takes none of the attempts: their dates stand', async ({ app, given, stripe }) => {
    const { begin, look } = await opened(app, given);
    stripe.card = 'insufficient_funds';
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    app.clock.pass(DAY);
    await given.work();
    const before = await given.plan();
    const change = await begin();
    stripe.enterCard(`seti_${change}`, accepted);
    await look(change);
    await given.work();
    expect(stripe.chargedCards).toEqual(['pm_saved', 'pm_saved', 'pm_new']);
    expect(await given.plan()).toEqual(before);
    for (const days of [2, 4, 6]) {
      app.clock.pass(days * DAY);
      await given.work();
    }
    expect(await given.plan()).toMatchObject({ status: 'cancelled' });
    // Five of the row, and the one by the new card.
    expect(stripe.calls.charge).toBe(6);
  });

  it('that follows another before the charge is tried leaves the dates as they were, too', async ({
    app,
    given,
    stripe,
  }) => {
    const { begin, id, look } = await opened(app, given);
    stripe.card = 'insufficient_funds';
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    const before = await given.plan();
    const first = await begin();
    app.clock.pass(60_000);
    await sendGivingCode(app.services, id);
    await given.work();
    stripe.enterCard(`seti_${first}`, accepted);
    await look(first);
    const second = await beginCardChange(app.services, id, await codeOf(app));
    await look(second);
    stripe.enterCard(`seti_${second}`, { ...accepted, paymentMethodRef: 'pm_second' });
    app.clock.pass(1000);
    expect(await look(second)).toEqual({ state: 'saved' });
    await given.work();
    expect(stripe.chargedCards).toEqual(['pm_saved', 'pm_second']);
    expect(await given.plan()).toEqual(before);
  });

  it('waits for the end of a charge of the former card', async ({ app, given, stripe }) => {
    const { begin, look } = await opened(app, given);
    const change = await begin();
    given.at('2026-12-20T12:00:20Z');
    stripe.health = 'silentAfterActing';
    await chargeDueSubscriptions(app.services);
    stripe.health = 'up';
    stripe.enterCard(`seti_${change}`, accepted);
    expect(await look(change)).toEqual({ state: 'waiting' });
    expect(await savedCard(app)).toMatchObject({ card: 'pm_saved' });
    app.clock.pass(60_000);
    await given.work();
    expect(await savedCard(app)).toMatchObject({ card: 'pm_new' });
    expect((await given.counts()).gifts).toBe(1);
  });

  it('counts though its browser never came back: by an event, or by asking', async ({ app, given, stripe }) => {
    const { begin } = await opened(app, given);
    const first = await begin();
    stripe.enterCard(`seti_${first}`, accepted);
    const { raw } = stripe.webhookEvent(`seti_${first}`, 'evt_card', 'setup_intent.succeeded');
    await receiveWebhookEvent(app.services, 'stripe', raw, () => 'signed');
    await given.work();
    expect(await savedCard(app)).toMatchObject({ card: 'pm_new' });
    app.clock.pass(2 * 60_000);
    const second = await begin();
    stripe.enterCard(`seti_${second}`, { ...accepted, paymentMethodRef: 'pm_third' });
    app.clock.pass(2 * 60_000);
    await given.work();
    expect(await savedCard(app)).toMatchObject({ card: 'pm_third' });
  });

  it('leaves the former one while the provider is silent, and goes on when it answers', async ({
    app,
    given,
    stripe,
  }) => {
    const { begin, look } = await opened(app, given);
    stripe.health = 'silent';
    const change = await begin();
    expect(await look(change)).toEqual({ state: 'unavailable' });
    stripe.health = 'silentAfterActing';
    expect(await look(change)).toEqual({ state: 'unavailable' });
    stripe.health = 'up';
    expect(await look(change)).toMatchObject({ state: 'ready' });
    expect(stripe.entered.size).toBe(1);
    expect(await savedCard(app)).toMatchObject({ card: 'pm_saved' });
  });

  it('says why a card was declined, and ends after the fifth', async ({ app, given, stripe }) => {
    const { begin, look } = await opened(app, given);
    const change = await begin();
    stripe.enterCard(`seti_${change}`, { failureCode: 'expired_card', declines: 4 });
    expect(await look(change)).toMatchObject({ state: 'ready', wasRefused: 'expired_card' });
    stripe.enterCard(`seti_${change}`, { declines: 5 });
    expect(await look(change)).toEqual({ state: 'tooMany' });
    expect(stripe.entered.get(`seti_${change}`)!.status).toBe('cancelled');
    expect(await savedCard(app)).toMatchObject({ card: 'pm_saved' });
  });

  it('that was accepted before it could be given up counts', async ({ app, given, stripe }) => {
    const { begin } = await opened(app, given);
    const change = await begin();
    app.clock.pass(2 * 60 * 60_000);
    stripe.enterCard(`seti_${change}`, accepted);
    await given.work();
    expect(await savedCard(app)).toMatchObject({ card: 'pm_new' });
  });

  it('is over where the donor is gone at the provider, and keeps no other waiting', async ({ app, given, stripe }) => {
    const { begin, look } = await opened(app, given);
    const change = await begin();
    await rowsOf(app.services.db, sql`update subscriptions set customer_ref = null`);
    app.clock.pass(10 * 60_000);
    await given.work();
    const [row] = await rowsOf<{ status: string }>(app.services.db, sql`select status from card_changes`);
    expect(row).toEqual({ status: 'cancelled' });
    stripe.enterCard(`seti_${change}`, accepted);
    expect(await look(change)).toEqual({ state: 'unavailable' });
  });

  it('asks for a code again after an hour, also where a card was declined before', async ({ app, given, stripe }) => {
    const { begin, look } = await opened(app, given);
    const change = await begin();
    stripe.enterCard(`seti_${change}`, { failureCode: 'expired_card', declines: 1 });
    expect(await look(change)).toMatchObject({ state: 'ready' });
    app.clock.pass(61 * 60_000);
    await given.work();
    expect(await look(change)).toEqual({ state: 'codeNeeded' });
  });

  it('is given up after an hour, and where the donation has ended', async ({ app, given, stripe }) => {
    const { begin, id, look, token } = await opened(app, given);
    const late = await begin();
    expect(await readGiving(app.services, token)).toMatchObject({ giving: { cardMinutes: 60 } });
    app.clock.pass(61 * 60_000);
    await given.work();
    expect(await look(late)).toEqual({ state: 'codeNeeded' });
    const change = await begin();
    await cancelSubscription(app.services, { id }, 'donor');
    stripe.enterCard(`seti_${change}`, accepted);
    expect(await look(change)).toEqual({ state: 'ended' });
    expect(await savedCard(app)).toMatchObject({ card: 'pm_saved' });
    await expect(beginCardChange(app.services, id, '123456')).rejects.toThrow(AppError);
    expect(await readGiving(app.services, token)).toMatchObject({ giving: { mayChangeCard: false } });
  });
});
