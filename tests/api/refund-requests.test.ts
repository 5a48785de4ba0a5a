import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { readRefund } from '#src/server/refunds/read-refund.ts';
import { refundPath } from '#src/server/refunds/refund-link.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { count, donor, give } from '#tests/fixtures/giving.ts';
import { createRefundSite, type RefundSite } from '#tests/fixtures/refunds.ts';
import { addSacrifice, sacrificeItem } from '#tests/fixtures/sacrifices.ts';

let site: RefundSite;
beforeAll(async () => {
  site = await createRefundSite();
});
afterAll(() => site.app.close());

const cause = (price: number): object => ({ type: 'endowment', categoryId: site.categoryId, price });
const ask = (placed: PlacedOrder, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  site.app.post(`/user/orders/${placed.order.id}/refund-requests`, body, {
    'x-order-key': placed.accessKey,
    ...headers,
  });
const tokenOf = ({ order }: PlacedOrder): string => refundPath(site.app.services, order.id).split('/').at(-1)!;
const standing = async (placed: PlacedOrder): Promise<string> => {
  const page = await readRefund(site.app.services, tokenOf(placed));
  return page.state === 'open' ? page.refund.standing : page.state;
};
const emailsTo = async (email: string): Promise<string[]> =>
  (await findEmails(site.app.services.db, 500)).filter(({ toAddress }) => toAddress === email).map(({ kind }) => kind);

describe('POST /user/orders/{id}/refund-requests', () => {
  it('asks once, tells the donor, and shows how it stands until the money is back', async () => {
    const email = 'asks@example.org';
    const placed = await site.paid([cause(4000)], { donor: { ...donor, email } });
    expect(await standing(placed)).toBe('mayAsk');
    const response = await ask(placed, { reason: '  I pressed\u202E twice. ' });
    expect(response.status).toBe(201);
    expect(((await response.json()) as { result: object }).result).toMatchObject({
      status: 'requested',
      reason: 'I pressed twice.',
      amount: null,
    });
    expect(await standing(placed)).toBe('asked');
    expect((await ask(placed, { reason: 'Again' })).status).toBe(409);
    expect((await site.run('refunds:open')).lines.join('\n')).toContain('I pressed twice.');
    expect(await site.run('refund:approve', placed.order.number)).toMatchObject({ code: 0 });
    expect(await standing(placed)).toBe('underway');
    await site.work();
    expect(await standing(placed)).toBe('returned');
    expect(await emailsTo(email)).toEqual(expect.arrayContaining(['receipt', 'refundRequested', 'refundDone']));
  });

  it('is answered the same under the same key, and once when ten ask at once', async () => {
    const placed = await site.paid([cause(4000)]);
    const key = { 'idempotency-key': 'once' };
    const first = await ask(placed, { reason: 'A mistake' }, key);
    const again = await ask(placed, { reason: 'A mistake' }, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect((await ask(placed, { reason: 'Another' }, key)).status).toBe(409);
    const other = await site.paid([cause(4000)]);
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await ask(other, { reason: 'A mistake' })).status),
    );
    expect(statuses.toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('is for the donor alone', async () => {
    const placed = await site.paid([cause(4000)]);
    expect((await ask(placed, { reason: 'x' }, { 'x-order-key': 'another' })).status).toBe(404);
    expect(await standing(placed)).toBe('mayAsk');
  });

  it.each([
    [{}, 'required'],
    [{ reason: '   ' }, 'required'],
    [{ reason: 'x'.repeat(1001) }, 'tooLong'],
  ])('rejects %j', async (body, code) => {
    const placed = await site.paid([cause(4000)]);
    const response = await ask(placed, body);
    expect(response.status).toBe(422);
    expect(((await response.json()) as { errors: object[] }).errors).toMatchObject([{ path: 'reason', code }]);
  });

  it('is refused with a reason, which the donor reads in their email and on the page', async () => {
    const email = 'refused@example.org';
    const placed = await site.paid([cause(4000)], { donor: { ...donor, email } });
    await ask(placed, { reason: 'I need it' });
    await site.run('refund:refuse', placed.order.number, 'It', 'was', 'spent.');
    await site.work();
    expect(await standing(placed)).toBe('refused');
    expect(await emailsTo(email)).toContain('refundRefused');
    const sent = (await findEmails(site.app.services.db, 500)).find(({ kind }) => kind === 'refundRefused');
    expect(sent!.plain).toContain('It was spent.');
  });

  it('says why there is nothing to ask for: not paid, disputed, carried out', async () => {
    const unpaid = await give(site.app, { items: [cause(1000)], paymentMethod: 'bank' });
    expect(await standing(unpaid)).toBe('notPaid');
    expect((await ask(unpaid, { reason: 'x' })).status).toBe(409);

    const disputed = await site.paid([cause(4000)]);
    site.stripe.dispute(`pi_${disputed.payment.id}`, 4000);
    const { raw, signature } = site.stripe.webhookEvent(
      `pi_${disputed.payment.id}`,
      undefined,
      'charge.dispute.created',
    );
    await site.app.post('/webhooks/stripe', raw, { 'stripe-signature': signature });
    await applyWebhookEvents(site.app.services);
    expect(await standing(disputed)).toBe('disputed');
    expect((await ask(disputed, { reason: 'x' })).status).toBe(409);

    const id = await addSacrifice(site.app);
    const done = await site.transferred([sacrificeItem(id, 1, { onBehalfOf: ['Huda'] })]);
    await site.run('sacrifice:done', id, '1', '2026-11-20T09:30', 'Port Sudan', 'Tag 1');
    expect(await standing(done)).toBe('carriedOut');
    expect((await ask(done, { reason: 'x' })).status).toBe(409);
  });
});

describe('the link of a receipt', () => {
  it('is signed: a changed one is not valid, and after a year it has ended', async () => {
    const placed = await site.paid([cause(4000)]);
    const token = tokenOf(placed);
    expect(await readRefund(site.app.services, `${token.slice(0, -1)}x`)).toEqual({ state: 'unknown' });
    expect(await readRefund(site.app.services, '')).toEqual({ state: 'unknown' });
    const { now } = site.app.clock;
    site.app.clock.pass(396 * 86_400_000);
    expect(await readRefund(site.app.services, token)).toEqual({ state: 'expired' });
    site.app.clock.now = now;
    expect(await count(site.app, 'outbox', sql`dedupe_key like 'email:refundRequested:%'`)).toBeGreaterThan(0);
  });

  it('is in the receipt', async () => {
    const email = 'receipt@example.org';
    const placed = await site.paid([cause(4000)], { donor: { ...donor, email } });
    await site.work();
    const [receipt] = (await findEmails(site.app.services.db, 500)).filter(({ toAddress }) => toAddress === email);
    expect(receipt!.plain).toContain(`/refund/${tokenOf(placed)}`);
  });
});

describe('money after a refund', () => {
  it('is told to its donor', async () => {
    const email = donor.email;
    const placed = await site.transferred([cause(3000)]);
    await site.run('refund:make', placed.order.number, 'whole', 'a', 'mistake');
    await site.run('refund:paid', placed.order.number, 'OUT-1');
    await site.run('transfer:confirm', placed.payment.reference!, '30.00', 'LATE-1');
    await site.work();
    expect(await emailsTo(email)).toContain('moneyAfterRefund');
    expect(await site.findings()).toEqual([]);
  });
});
