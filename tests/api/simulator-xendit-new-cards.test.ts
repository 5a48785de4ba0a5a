import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { beginCardChange, cardChangeKey } from '#src/server/renewals/card-change.ts';
import { sendGivingCode } from '#src/server/renewals/giving-code.ts';
import { type CardChangePage, readCardChange } from '#src/server/renewals/read-card-change.ts';
import { readGiving } from '#src/server/renewals/read-giving.ts';
import { givingToken } from '#src/server/subscriptions/giving-link.ts';
import { receiveWebhookEvent } from '#src/server/webhooks/webhooks.service.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { give, readCurrent } from '#tests/fixtures/giving.ts';
import { monthly } from '#tests/fixtures/paypal-plan.ts';
import { DAY } from '#tests/fixtures/renewals.ts';
import { createSimulatedSite, type SimulatedSite, xenditSecrets } from '#tests/fixtures/simulated-site.ts';

let site: SimulatedSite;
beforeEach(async () => {
  site = await createSimulatedSite();
});
afterEach(async () => {
  const findings = await runLedgerCheck(site.app.services);
  await site.close();
  if (findings.length > 0) throw new Error(`the books do not agree: ${JSON.stringify(findings)}`);
});

const work = async (): Promise<void> => {
  while ((await runDueJobs(site.app.services)) > 0);
};
type Session = {
  payment_session_id: string;
  reference_id: string;
  session_type: string;
  status: string;
  payment_token_id: string | null;
  payment: { status: string } | null;
};
const listOf = async <Row>(what: string): Promise<Row[]> =>
  (await (await fetch(`${site.origin}/control/xendit/${what}`)).json()) as Row[];
const setups = async (): Promise<Session[]> =>
  (await listOf<Session>('sessions')).filter(({ session_type: type }) => type === 'SAVE');
const takenThere = async (): Promise<number> =>
  (await listOf<Session>('sessions')).filter(({ payment }) => payment?.status === 'SUCCEEDED').length;
const plan = async (id: string) =>
  (
    await rowsOf<{ status: string; period: number; card: string; customer: string }>(
      site.app.services.db,
      sql`select status, period, payment_method_ref as card, customer_ref as customer from subscriptions where id = ${id}`,
    )
  )[0]!;
const changes = () => rowsOf<{ status: string }>(site.app.services.db, sql`select status from card_changes`);

/** A monthly donation that was paid at Xendit. */
async function begun(): Promise<string> {
  const placed = await give(site.app, { items: monthly(site), paymentMethod: 'xendit' });
  await site.payAtXendit(placed.payment.redirectUrl, 'pays');
  await readCurrent(site.app, placed);
  await work();
  return placed.order.recurring!.id;
}

/** The page on which another card is entered for a donation. */
async function opened(id: string) {
  const { services } = site.app;
  await sendGivingCode(services, id);
  await work();
  const mail = (await findEmails(services.db, 50)).find(({ kind }) => kind === 'planCode')!;
  const change = await beginCardChange(services, id, /Your code is (\d{6})/.exec(mail.plain)![1]!);
  const token = givingToken(services, { id, interval: 'month' });
  const look = (): Promise<CardChangePage> =>
    readCardChange(services, { token, id: change, key: cardChangeKey(services, change) });
  const page = async (): Promise<string> => {
    const view = await look();
    if (view.state !== 'elsewhere') throw new Error(view.state);
    return view.page;
  };
  return { change, look, page, token };
}

/** The donation whose card Xendit's bank declines, at its next date. */
async function declineNext(id: string): Promise<void> {
  const { card } = await plan(id);
  await site.control(`xendit/tokens/${card}`, { declines: true });
  site.app.clock.pass(31 * DAY);
  await work();
  site.app.clock.pass(20_000);
  await work();
}
const event = (id: string, type: string, { payment_session_id: session }: Session) =>
  receiveWebhookEvent(
    site.app.services,
    'xendit',
    JSON.stringify({ event: type, data: { payment_session_id: session } }),
    (name) => (name === 'x-callback-token' ? xenditSecrets.callbackToken : name === 'webhook-id' ? id : undefined),
  );

describe('a new card at Xendit', () => {
  it('is entered on its page, costs nothing, and is charged from then on', async () => {
    const id = await begun();
    const before = await plan(id);
    const { look, page, change } = await opened(id);
    const back = await site.payAtXendit(await page(), 'pays');
    expect(back).toMatch(new RegExp(`/giving/[\\w.-]+/card\\?card=${change}$`));
    expect(await look()).toEqual({ state: 'saved' });
    const after = await plan(id);
    expect(after).toMatchObject({ status: 'active', period: 0 });
    expect(after.card).not.toBe(before.card);
    expect(after.customer).not.toBe(before.customer);
    expect(await takenThere()).toBe(1);
    await site.control(`xendit/tokens/${before.card}`, { status: 'CANCELED' });
    site.app.clock.pass(31 * DAY);
    await work();
    expect(await plan(id)).toMatchObject({ status: 'active', period: 1 });
    expect(await takenThere()).toBe(2);
  });

  it('pays the donation that is due at once where the last charge was declined', async () => {
    const id = await begun();
    await declineNext(id);
    expect(await plan(id)).toMatchObject({ status: 'pastDue', period: 0 });
    const refused = (await findEmails(site.app.services.db, 50)).find(({ kind }) => kind === 'renewalRefused')!;
    expect(refused.plain).toMatch(/\/giving\/[\w.-]+#new-card/);
    const { look, page } = await opened(id);
    await site.payAtXendit(await page(), 'pays');
    expect(await look()).toEqual({ state: 'saved' });
    await work();
    site.app.clock.pass(20_000);
    await work();
    expect(await plan(id)).toMatchObject({ status: 'active', period: 1 });
    expect(await takenThere()).toBe(2);
  });

  it('that was declined, or left, changes nothing and can be followed by another', async () => {
    const id = await begun();
    const before = await plan(id);
    const { look, page } = await opened(id);
    const first = await page();
    expect(await site.payAtXendit(first, 'declined')).toMatch(/declined=1$/);
    expect(await page()).toBe(first);
    expect(await plan(id)).toEqual(before);
    await site.payAtXendit(first, 'pays');
    expect(await look()).toEqual({ state: 'saved' });
  });

  it('whose time at Xendit is over takes another code', async () => {
    const id = await begun();
    const before = await plan(id);
    const { look, page } = await opened(id);
    await page();
    await site.control(`xendit/sessions/${(await setups())[0]!.payment_session_id}/expire`, {});
    expect(await look()).toEqual({ state: 'codeNeeded' });
    expect(await plan(id)).toEqual(before);
    site.app.clock.pass(60_000);
    const again = await opened(id);
    await site.payAtXendit(await again.page(), 'pays');
    expect(await again.look()).toEqual({ state: 'saved' });
  });

  it('is given up at Xendit too when the half hour of its session is over', async () => {
    const id = await begun();
    const { look, page, token } = await opened(id);
    await page();
    expect(await readGiving(site.app.services, token)).toMatchObject({
      giving: { mayChangeCard: true, cardMinutes: 30 },
    });
    site.app.clock.pass(29 * 60_000);
    await work();
    expect(await look()).toMatchObject({ state: 'elsewhere' });
    site.app.clock.pass(2 * 60_000);
    await work();
    expect(await look()).toEqual({ state: 'codeNeeded' });
    expect(await setups()).toMatchObject([{ status: 'CANCELED' }]);
  });

  it('counts though its browser never came back, once, however often and late its events come', async () => {
    const id = await begun();
    const { page } = await opened(id);
    await site.payAtXendit(await page(), 'pays');
    const [session] = await setups();
    await event('late', 'payment_session.expired', session!);
    await event('once', 'payment_session.completed', session!);
    await event('once', 'payment_session.completed', session!);
    await event('twice', 'payment_session.completed', session!);
    await work();
    expect(await plan(id)).toMatchObject({ card: session!.payment_token_id });
    const sent = (await findEmails(site.app.services.db, 50)).filter(({ kind }) => kind === 'planCard');
    expect(sent).toHaveLength(1);
    await event('after', 'payment_session.completed', session!);
    await work();
    expect(await changes()).toEqual([{ status: 'saved' }]);
    expect(
      await rowsOf(site.app.services.db, sql`select event_id from webhook_events where applied_at is null`),
    ).toHaveLength(0);
  });

  it('of another person, or of another change, is not taken', async () => {
    const [mine, other] = [await begun(), await begun()];
    const before = await plan(mine);
    const { look, page } = await opened(mine);
    const theirs = await opened(other);
    await page();
    await site.payAtXendit(await theirs.page(), 'pays');
    const [first, second] = await setups();
    // An answer about the session of another change.
    await rowsOf(
      site.app.services.db,
      sql`update card_changes set setup_ref = case setup_ref when ${first!.payment_session_id} then 'x' else setup_ref end`,
    );
    await rowsOf(site.app.services.db, sql`update card_changes set setup_ref = 'y' where subscription_id = ${other}`);
    await rowsOf(
      site.app.services.db,
      sql`update card_changes set setup_ref = ${second!.payment_session_id} where subscription_id = ${mine}`,
    );
    expect(await look()).toEqual({ state: 'unavailable' });
    expect(await plan(mine)).toEqual(before);
  });

  it('that Xendit says belongs to another customer is not taken', async () => {
    const id = await begun();
    const before = await plan(id);
    const { look, page } = await opened(id);
    await site.payAtXendit(await page(), 'pays');
    const [session] = await setups();
    await site.control(`xendit/tokens/${session!.payment_token_id}`, { customerId: 'cust-another' });
    expect(await look()).toEqual({ state: 'unavailable' });
    expect(await plan(id)).toEqual(before);
  });

  it('begun twice at once is entered on one page, and the other is cancelled', async () => {
    const id = await begun();
    const { look } = await opened(id);
    const pages = await Promise.all([look(), look()]);
    expect(new Set(pages.map((one) => (one.state === 'elsewhere' ? one.page : one.state))).size).toBe(1);
    const made = await setups();
    expect(made.filter(({ status }) => status === 'ACTIVE')).toHaveLength(1);
  });

  it.each(['failBefore', 'failAfter', 'hangUp'] as const)('through %s is saved once', async (fault) => {
    const id = await begun();
    const { look, page } = await opened(id);
    site.simulator.faults[fault] = 2;
    expect(await look()).toEqual({ state: 'unavailable' });
    await site.payAtXendit(await page(), 'pays');
    site.simulator.faults[fault] = 2;
    expect(await look()).toEqual({ state: 'unavailable' });
    expect(await look()).toEqual({ state: 'saved' });
  });
});
