import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { beginCardChange, cardChangeKey } from '#src/server/renewals/card-change.ts';
import { sendGivingCode } from '#src/server/renewals/giving-code.ts';
import { type CardChangePage, readCardChange } from '#src/server/renewals/read-card-change.ts';
import { givingToken } from '#src/server/subscriptions/giving-link.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { noFaults } from '#src/simulator/webhook-events.ts';
import { give, readCurrent } from '#tests/fixtures/giving.ts';
import { createSimulatedSite, type SimulatedSite } from '#tests/fixtures/simulated-site.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let site: SimulatedSite;
let app: TestApp;
beforeAll(async () => {
  site = await createSimulatedSite();
  app = site.app;
});
beforeEach(() => {
  Object.assign(site.simulator.faults, noFaults());
});
afterAll(() => site.close());

const work = async (): Promise<void> => {
  while ((await runDueJobs(app.services)) > 0);
};

/** A monthly donation that was paid by one card, at the page on which another is entered. */
async function opened() {
  const line = {
    type: 'endowment',
    categoryId: site.categoryId,
    price: 2500,
    isSubscription: true,
    subscriptionRecurringInterval: 'month',
  };
  const placed = await give(app, { items: [line], paymentMethod: 'stripe' });
  await site.submitCard('confirm', { clientSecret: placed.payment.clientSecret, number: '4242424242424242' });
  await readCurrent(app, placed);
  const { id } = placed.order.recurring!;
  await sendGivingCode(app.services, id);
  await work();
  const mail = (await findEmails(app.services.db, 50)).find(({ kind }) => kind === 'planCode')!;
  const change = await beginCardChange(app.services, id, /Your code is (\d{6})/.exec(mail.plain)![1]!);
  const token = givingToken(app.services, { id, interval: 'month' });
  const look = (): Promise<CardChangePage> =>
    readCardChange(app.services, { token, id: change, key: cardChangeKey(app.services, change) });
  const enter = async (number: string, expiry = '0934') => {
    const page = await look();
    if (page.state !== 'ready') throw new Error(page.state);
    return site.submitCard('confirm', { clientSecret: page.form.clientSecret, number, expiry });
  };
  const answerTheBank = async (isAccepted: boolean) => {
    const page = await look();
    if (page.state !== 'ready') throw new Error(page.state);
    return site.submitCard('authenticate', { clientSecret: page.form.clientSecret, isAccepted });
  };
  const plan = async () =>
    (
      await rowsOf<{ status: string; card: string; expires: string }>(
        app.services.db,
        sql`select status, payment_method_ref as card, card_expires_on::text as expires from subscriptions where id = ${id}`,
      )
    )[0]!;
  /** Charges the next period now, and returns the status. */
  const renew = async (): Promise<string> => {
    await rowsOf(
      app.services.db,
      sql`update subscriptions set next_at = ${app.clock.now.toISOString()}::timestamptz where id = ${id}`,
    );
    await work();
    return (await plan()).status;
  };
  return { answerTheBank, enter, look, plan, renew };
}

describe('a new card at the simulator', () => {
  it('is charged in place of the former one, until its last day', async () => {
    const { enter, look, plan, renew } = await opened();
    const before = await plan();
    expect(await enter('5555555555554444', '0531')).toEqual({ status: 'succeeded' });
    expect(await look()).toEqual({ state: 'saved' });
    const after = await plan();
    expect(after).toMatchObject({ status: 'active', expires: '2031-05-31' });
    expect(after.card).not.toBe(before.card);
    expect(await renew()).toBe('active');
  });

  it('that its bank asks about is approved once, and charged later without its owner', async () => {
    const { answerTheBank, enter, look, renew } = await opened();
    expect(await enter('4000002500003155')).toEqual({ status: 'requires_action' });
    expect(await look()).toMatchObject({ state: 'ready' });
    expect(await answerTheBank(false)).toMatchObject({ code: 'setup_intent_authentication_failure' });
    expect(await look()).toMatchObject({ wasRefused: 'setup_intent_authentication_failure' });
    await enter('4000002500003155');
    expect(await answerTheBank(true)).toEqual({ status: 'succeeded' });
    expect(await look()).toEqual({ state: 'saved' });
    expect(await renew()).toBe('active');
  });

  it('that is declined leaves the former one; after five nothing more is tried', async () => {
    const { enter, look, plan } = await opened();
    const before = await plan();
    for (let time = 0; time < 4; time += 1) {
      expect(await enter('4000000000000002')).toEqual({ status: 'requires_payment_method', code: 'generic_decline' });
      expect(await look()).toMatchObject({ wasRefused: 'generic_decline' });
    }
    await enter('4000000000000002');
    expect(await look()).toEqual({ state: 'tooMany' });
    expect(await plan()).toEqual(before);
  });

  it('is begun once though the answer was lost, and counts though the answer about it was', async () => {
    const { enter, look } = await opened();
    site.simulator.faults.failAfter = 2;
    expect(await look()).toEqual({ state: 'unavailable' });
    await enter('4242424242424242');
    site.simulator.faults.failBefore = 2;
    expect(await look()).toEqual({ state: 'unavailable' });
    expect(await look()).toEqual({ state: 'saved' });
  });
});
