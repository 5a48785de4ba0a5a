import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '#src/domain/ledger.ts';
import { postEntry } from '#src/server/ledger/ledger.repository.ts';
import { recordOutlay } from '#src/server/ledger/record-outlay.ts';
import { findOrder } from '#src/server/orders/orders.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { drain } from '#src/server/platform/jobs/job-type.ts';
import { applyRefund } from '#src/server/refunds/apply-refund.ts';
import { approveRefund } from '#src/server/refunds/decide-refund.ts';
import { executeRefunds } from '#src/server/refunds/execute-refunds.ts';
import { standingOf } from '#src/server/refunds/read-refund.ts';
import { recordBankRefund } from '#src/server/refunds/record-bank-refund.ts';
import { returnsWatch } from '#src/server/refunds/watch-returns.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { settle } from '#src/server/settlement/settle.ts';
import { booksOf, count, donor, projectOf } from '#tests/fixtures/giving.ts';
import { projectThat } from '#tests/fixtures/ledger.ts';
import { createRefundSite, type RefundSite } from '#tests/fixtures/refunds.ts';
import { addSacrifice, sacrificeItem } from '#tests/fixtures/sacrifices.ts';

let site: RefundSite;
let homes: string;
beforeAll(async () => {
  site = await createRefundSite();
  homes = (await projectOf(site.app, 'twelve-family-homes-after-the-earthquake')).id;
});
beforeEach(() => {
  site.stripe.health = 'up';
  site.stripe.refundsAre = 'succeeded';
});
afterEach(async () => {
  const findings = await site.findings();
  if (findings.length > 0) throw new Error(`the books do not agree: ${JSON.stringify(findings)}`);
});
afterAll(() => site.app.close());

const cause = (price: number): object => ({ type: 'endowment', categoryId: site.categoryId, price });
const homesGift = (price: number, change: object = {}): object => ({
  type: 'project',
  projectId: homes,
  price,
  ...change,
});
const make = (number: string, what: string): Promise<{ code: number; lines: string[] }> =>
  site.run('refund:make', number, what, 'by', 'mistake');
const HOUR = 3_600_000;

describe('a refund to a card', () => {
  it('of the whole reverses every posting but the fee, and lowers what follows from them', async () => {
    const before = await site.raised(homes);
    const placed = await site.paid([homesGift(10_000), cause(2000)], { coverFees: true });
    expect(await site.raised(homes)).toMatchObject({ raised: before.raised + 10_000, donors: before.donors + 1 });
    expect(await make(placed.order.number, 'whole')).toEqual({
      code: 0,
      lines: [`Approved. The worker asks the provider to return ${(placed.order.total / 100).toFixed(2)} USD.`],
    });
    await site.work();
    expect(await site.refundsOf(placed)).toMatchObject([{ status: 'succeeded', amount: placed.order.total }]);
    expect(await site.statusOf(placed)).toMatchObject({
      order: 'refunded',
      refunded: placed.order.total,
      payment: 'refunded',
    });
    expect(await site.raised(homes)).toEqual(before);
    const books = Object.entries(await booksOf(site.app, placed.order.id)).filter(([, amount]) => amount !== 0);
    expect(Object.fromEntries(books)).toEqual({ 'asset:provider:stripe': -59, 'expense:fees:stripe': 59 });
  });

  it('of one line of many returns that line, its endowment share and its part of the fee; then the other', async () => {
    const before = await site.raised(homes);
    const placed = await site.paid([homesGift(10_000), cause(2000)], { coverFees: true });
    const { feeCover, total } = placed.order;
    await make(placed.order.number, 'line:1');
    await site.work();
    const first = 10_000 + Math.floor((feeCover * 10_000) / 12_000);
    expect(await site.statusOf(placed)).toMatchObject({
      order: 'partiallyRefunded',
      refunded: first,
      payment: 'succeeded',
    });
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({
      [`fund:project:${homes}:sadaqah`]: 0,
      'fund:endowment': 0,
      [`fund:category:${site.categoryId}:sadaqah`]: -2000,
    });
    expect(await site.raised(homes)).toEqual(before);
    expect(await make(placed.order.number, 'line:1')).toMatchObject({
      code: 1,
      lines: ['All of this was returned before.'],
    });
    expect(await make(placed.order.number, 'line:3')).toMatchObject({
      code: 1,
      lines: ['The order has no such line.'],
    });
    await make(placed.order.number, 'line:2');
    await site.work();
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', refunded: total, payment: 'refunded' });
  });

  it('of an amount keeps the donation; above what is left it is refused with the limit', async () => {
    const placed = await site.paid([homesGift(10_000)]);
    await make(placed.order.number, '30.00');
    await site.work();
    expect(await site.statusOf(placed)).toMatchObject({ order: 'partiallyRefunded', refunded: 3000 });
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({
      [`fund:project:${homes}:sadaqah`]: -6650,
      'fund:endowment': -350,
    });
    expect(await make(placed.order.number, '70.01')).toEqual({
      code: 1,
      lines: ['Too much: 70.00 USD can be returned.'],
    });
    expect(await site.refundsOf(placed)).toHaveLength(1);
  });

  it('of zakat comes out of the zakat fund', async () => {
    const placed = await site.paid([{ type: 'zakat', price: 50_000 }]);
    await make(placed.order.number, 'whole');
    await site.work();
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({ 'fund:zakat': 0 });
  });

  it('keeps a donor who gave to the project again', async () => {
    const twice = { donor: { ...donor, email: 'twice@example.org' } };
    const [first, second] = [await site.paid([homesGift(1000)], twice), await site.paid([homesGift(1500)], twice)];
    const before = await site.raised(homes);
    await make(first.order.number, 'whole');
    await site.work();
    const after = await site.raised(homes);
    expect(after).toEqual({ raised: before.raised - 1000, donations: before.donations - 1, donors: before.donors });
    await make(second.order.number, 'whole');
    await site.work();
    expect((await site.raised(homes)).donors).toBe(before.donors - 1);
  });

  it.each(['unknown number', 'unpaid'])('of what is not paid is not made: %s', async (what) => {
    const placed = await site.transferred([cause(1000)], 400);
    const number = what === 'unpaid' ? placed.order.number : '999999999';
    expect((await make(number, 'whole')).code).toBe(1);
  });

  it('is approved and executed once, when ten do it at once', async () => {
    const placed = await site.paid([cause(4000)]);
    const before = site.stripe.calls.refund;
    const wish = { of: 'whole' as const };
    const decided = await Promise.all(
      Array.from({ length: 10 }, () =>
        approveRefund(site.app.services, { orderNumber: Number(placed.order.number), wish, reason: 'twice' }),
      ),
    );
    expect(decided.filter(({ outcome }) => outcome === 'approved')).toHaveLength(1);
    expect(decided.filter(({ outcome }) => outcome === 'underway')).toHaveLength(9);
    await Promise.all(Array.from({ length: 5 }, () => executeRefunds(site.app.services)));
    expect(site.stripe.calls.refund - before).toBe(1);
    expect(await count(site.app, 'ledger_entries', sql`order_id = ${placed.order.id} and kind = 'refund'`)).toBe(1);
  });
});

describe('a provider', () => {
  it('that is down is asked again, and returns the money once', async () => {
    const placed = await site.paid([cause(4000)]);
    await make(placed.order.number, 'whole');
    site.stripe.health = 'silent';
    await site.work();
    expect(await site.refundsOf(placed)).toMatchObject([{ status: 'processing' }]);
    site.stripe.health = 'up';
    site.app.clock.pass(60_000);
    await site.work();
    expect(await site.refundsOf(placed)).toMatchObject([{ status: 'succeeded' }]);
    expect(site.stripe.refunds.filter(({ providerRef }) => providerRef === `pi_${placed.payment.id}`)).toHaveLength(1);
  });

  it('that acts and does not answer is searched before it is asked again, even when it has forgotten the key', async () => {
    const placed = await site.paid([cause(4000)]);
    await make(placed.order.number, '10.00');
    site.stripe.health = 'silentAfterActing';
    await site.work();
    site.stripe.health = 'up';
    site.stripe.forgetKeys();
    site.app.clock.pass(25 * HOUR);
    await site.work();
    expect(await site.refundsOf(placed)).toMatchObject([{ status: 'succeeded', amount: 1000 }]);
    expect(site.stripe.refunds.filter(({ providerRef }) => providerRef === `pi_${placed.payment.id}`)).toHaveLength(1);
    expect(await site.statusOf(placed)).toMatchObject({ order: 'partiallyRefunded', refunded: 1000 });
  });

  it('that takes days is polled, and nothing is booked before it has returned the money', async () => {
    const placed = await site.paid([cause(4000)]);
    site.stripe.refundsAre = 'pending';
    await make(placed.order.number, 'whole');
    await site.work();
    expect(await site.statusOf(placed)).toMatchObject({ order: 'paid', refunded: 0 });
    site.stripe.refunds.at(-1)!.status = 'succeeded';
    site.app.clock.pass(HOUR);
    await site.work();
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', refunded: 4000 });
  });

  it('that fails leaves the donation as it was; staff try again under another key', async () => {
    const placed = await site.paid([cause(4000)]);
    site.stripe.refundsAre = 'pending';
    await make(placed.order.number, 'whole');
    await site.work();
    Object.assign(site.stripe.refunds.at(-1)!, { status: 'failed', failureCode: 'expired_or_canceled_card' });
    site.app.clock.pass(HOUR);
    await site.work();
    expect(await site.refundsOf(placed)).toMatchObject([{ status: 'failed' }]);
    expect((await site.run('refunds:open')).lines.join('\n')).toContain(
      'failed at the provider (expired_or_canceled_card)',
    );
    site.stripe.refundsAre = 'succeeded';
    expect(await site.run('refund:retry', placed.order.number)).toMatchObject({ code: 0 });
    expect(await site.run('refund:retry', placed.order.number)).toMatchObject({ code: 1 });
    await site.work();
    expect(await site.refundsOf(placed)).toMatchObject([{ status: 'succeeded' }]);
  });

  it('that cannot return it is replaced by a transfer', async () => {
    const placed = await site.paid([cause(4000)]);
    await make(placed.order.number, 'whole');
    expect(await site.run('refund:paid', placed.order.number, 'OUT-1')).toMatchObject({
      code: 1,
      lines: ['This goes back to the card by itself. A transfer is recorded only where that failed.'],
    });
    site.stripe.refundsAre = 'pending';
    await site.work();
    Object.assign(site.stripe.refunds.at(-1)!, { status: 'failed', failureCode: 'lost_or_stolen_card' });
    site.app.clock.pass(HOUR);
    await site.work();
    expect(await site.run('refund:paid', placed.order.number, 'OUT-1')).toMatchObject({ code: 0 });
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({ 'asset:bank': -4000 });
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded' });
  });

  it('that refuses is not asked again by itself', async () => {
    const placed = await site.paid([cause(4000)]);
    await make(placed.order.number, 'whole');
    site.stripe.refundByHand(`pi_${placed.payment.id}`, 1500);
    await site.work();
    expect(await site.refundsOf(placed)).toMatchObject([
      { status: 'failed', by: 'staff' },
      { status: 'succeeded', by: 'provider', amount: 1500 },
    ]);
    const calls = site.stripe.calls.refund;
    site.app.clock.pass(24 * HOUR);
    await site.work();
    expect(site.stripe.calls.refund).toBe(calls);
    expect(await site.run('refund:refuse', placed.order.number, 'We returned it otherwise.')).toMatchObject({
      code: 0,
    });
    expect(await site.refundsOf(placed)).toMatchObject([
      { status: 'refused', by: 'staff' },
      { status: 'succeeded', by: 'provider', amount: 1500 },
    ]);
  });
});

describe('a refund by bank', () => {
  it('is transferred by staff, and recorded once by its reference', async () => {
    const placed = await site.transferred([cause(3000)]);
    expect((await make(placed.order.number, 'whole')).lines).toEqual([
      `Approved. Transfer 30.00 USD to the donor, then run refund:paid ${placed.order.number} REFERENCE with the bank's reference.`,
    ]);
    await site.work();
    expect(await site.statusOf(placed)).toMatchObject({ order: 'paid', refunded: 0 });
    const recorded = await Promise.all(
      Array.from({ length: 5 }, () =>
        recordBankRefund(site.app.services, { orderNumber: Number(placed.order.number), reference: 'OUT-2' }),
      ),
    );
    expect(recorded.map(({ outcome }) => outcome).toSorted()).toEqual([
      ...Array(4).fill('alreadyRecorded'),
      'recorded',
    ]);
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({
      'asset:bank': 0,
      [`fund:category:${site.categoryId}:sadaqah`]: 0,
    });
    const other = await site.transferred([cause(3000)]);
    await make(other.order.number, 'whole');
    expect((await site.run('refund:paid', other.order.number, 'OUT-2')).lines).toEqual([
      'A transfer with this reference is recorded already.',
    ]);
  });

  it('returns more than was owed, where more was given', async () => {
    const placed = await site.transferred([cause(3000)], 3700);
    await make(placed.order.number, 'whole');
    expect(await site.run('refund:paid', placed.order.number, 'OUT-3')).toMatchObject({ code: 0 });
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', refunded: 3700, received: 3700 });
  });
});

describe('a refund that the bank of the donor sends back', () => {
  it('is held for the donor, once, who is told; the donation stays returned until staff transfer it', async () => {
    const placed = await site.paid([cause(4000)]);
    await make(placed.order.number, 'whole');
    await site.work();
    const refund = site.stripe.refunds.at(-1)!;
    Object.assign(refund, { status: 'failed', failureCode: 'lost_or_stolen_card' });
    for (let times = 0; times < 2; times += 1) {
      await applyRefund(site.app.services, placed.payment.id, refund);
      await site.work();
    }
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({
      'liability:after-refund': -4000,
      [`fund:category:${site.categoryId}:sadaqah`]: 0,
    });
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', refunded: 4000 });
    const emails = await rowsOf<{ kind: string }>(
      site.app.services.db,
      sql`select kind from emails where order_id = ${placed.order.id} and kind = 'refundSentBack'`,
    );
    expect(emails).toHaveLength(1);
    expect((await site.run('ledger:held')).lines.join('\n')).toContain(`order ${placed.order.number}: 40.00 USD`);
    const row = (await findOrder(site.app.services.db, { id: placed.order.id }))!;
    expect((await standingOf(site.app.services.db, row)).standing).toBe('sentBack');
    expect(await make(placed.order.number, 'held')).toMatchObject({ code: 0 });
    await site.work();
    expect((await standingOf(site.app.services.db, row)).standing).toBe('returned');
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({ 'liability:after-refund': 0 });
  });
});

describe('money that a provider takes back of a payment with held and given money', () => {
  it('comes out of what is held first, and out of the donation for the rest', async () => {
    const placed = await site.paid([cause(10_000)]);
    await make(placed.order.number, '40.00');
    await site.work();
    const refund = site.stripe.refunds.at(-1)!;
    Object.assign(refund, { status: 'failed', failureCode: 'lost_or_stolen_card' });
    await applyRefund(site.app.services, placed.payment.id, refund);
    await site.work();
    site.stripe.refundByHand(`pi_${placed.payment.id}`, 10_000);
    site.app.clock.pass(HOUR);
    await drain(site.app.services, returnsWatch);
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({
      'liability:after-refund': 0,
      [`fund:category:${site.categoryId}:sadaqah`]: 0,
    });
    expect((await booksOf(site.app, placed.order.id))['expense:losses'] ?? 0).toBe(0);
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded' });
  });
});

describe('money after a refund', () => {
  it('is held for the donor and is no donation: a second payment, and a late transfer', async () => {
    const placed = await site.transferred([cause(3000)]);
    await make(placed.order.number, 'whole');
    await site.run('refund:paid', placed.order.number, 'OUT-4');
    const reference = placed.payment.reference!;
    expect(await confirmTransfer(site.app.services, { reference, amount: 3000, movement: 'LATE-1' })).toMatchObject({
      outcome: 'afterRefund',
    });
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({
      'liability:after-refund': -3000,
      [`fund:category:${site.categoryId}:sadaqah`]: 0,
    });
    expect((await site.run('ledger:held')).lines.join('\n')).toContain(
      `order ${placed.order.number}: 30.00 USD came after the donation was refunded`,
    );
    expect(await make(placed.order.number, 'whole')).toMatchObject({ code: 1 });
    expect(await make(placed.order.number, 'held')).toMatchObject({ code: 0 });
    await site.run('refund:paid', placed.order.number, 'OUT-5');
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({ 'asset:bank': 0, 'liability:after-refund': 0 });
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', refunded: 3000 });
  });

  it('that was paid twice is returned to the card it came from', async () => {
    const placed = await site.paid([cause(2000)]);
    const again = `pi_${placed.payment.id}_again`;
    site.stripe.payments.set(again, { ...site.stripe.payments.get(`pi_${placed.payment.id}`)!, providerRef: again });
    const id = crypto.randomUUID();
    await rowsOf(
      site.app.services.db,
      sql`insert into payments (id, order_id, method, status, currency, amount_minor, idempotency_key, provider_ref, created_at, updated_at)
        select ${id}, order_id, method, 'created', currency, amount_minor, 'again', ${again}, created_at, updated_at from payments where id = ${placed.payment.id}`,
    );
    await settle(site.app.services, id, 'paid in another tab');
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({ 'liability:duplicates': -2000 });
    expect(await make(placed.order.number, 'held')).toMatchObject({ code: 0 });
    await site.work();
    expect(site.stripe.refunds.at(-1)).toMatchObject({ providerRef: again, amount: { minor: 2000 } });
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({ 'liability:duplicates': 0 });
    expect(await site.statusOf(placed)).toMatchObject({ order: 'paid', refunded: 0, payment: 'succeeded' });
  });
});

describe('what a refund does to', () => {
  it('shares of an animal: they go free, unless it is slaughtered', async () => {
    const { app } = site;
    const id = await addSacrifice(app, { stock: 2 });
    const [done, free] = [
      await site.transferred([sacrificeItem(id, 7, { onBehalfOf: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })]),
      await site.transferred([sacrificeItem(id, 2, { onBehalfOf: ['h', 'i'] }), cause(500)]),
    ];
    expect(await site.run('sacrifice:done', id, '1', '2026-11-20T09:30', 'Port Sudan', 'Tag 1')).toMatchObject({
      code: 0,
    });
    expect((await make(done.order.number, 'whole')).lines).toEqual([
      'This was carried out, the animal is slaughtered, and cannot be returned.',
    ]);
    const shares = async (): Promise<number> =>
      (await rowsOf(app.services.db, sql`select 1 from sacrifice_shares where sacrifice_id = ${id} and number = 2`))
        .length;
    expect(await shares()).toBe(2);
    await make(free.order.number, 'line:2');
    await site.run('refund:paid', free.order.number, 'OUT-6');
    expect(await shares()).toBe(2);
    await make(free.order.number, 'line:1');
    await site.run('refund:paid', free.order.number, 'OUT-7');
    expect(await shares()).toBe(0);
    expect((await site.run('ledger:held')).lines.join('\n')).not.toContain(free.order.number);
  });

  it('a fund whose money is approved for another refund, or passed on: nothing is returned or spent twice', async () => {
    const { db } = site.app.services;
    const ours = await projectThat(site.app, sql`ngo_id is not null and is_suitable_for_zakat`);
    const gift = { type: 'project', projectId: ours.id, price: 10_000, intention: 'zakat' };
    const passOn = (amount: number, reference: string) =>
      recordOutlay(site.app.services, {
        kind: 'payout',
        slug: ours.slug,
        amount,
        intention: 'zakat',
        reference,
        memo: { en: 'Work' },
      });
    const before = await passOn(1_000_000_000, 'P-0');
    if ('limit' in before && before.limit > 0) await passOn(before.limit, 'P-0');
    const [one, other] = [await site.transferred([gift]), await site.transferred([gift])];
    expect(await passOn(10_000, 'P-1')).toEqual({ outcome: 'recorded' });
    const both = await Promise.all([make(one.order.number, 'whole'), make(other.order.number, 'whole')]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(both.map(({ lines }) => lines[0]).join()).toContain('0.00 USD can be returned');
    // What is approved is not passed on either, until the refund has ended.
    expect(await passOn(1, 'P-2')).toMatchObject({ outcome: 'tooMuch', limit: 0 });
    const approved = both[0]!.code === 0 ? one : other;
    await site.run('refund:paid', approved.order.number, 'OUT-9');
    expect(await passOn(1, 'P-2')).toMatchObject({ outcome: 'tooMuch', limit: 0 });
    const [{ balance } = { balance: -1 }] = await rowsOf<{ balance: number }>(
      db,
      sql`select sum(amount_minor)::float8 as balance from ledger_sums where project_id = ${ours.id} and account = 'project' and intention = 'zakat'`,
    );
    expect(balance).toBe(0);
  });

  it('a fund that has spent the money: it is refused, and says what is left', async () => {
    const zakat = await site.transferred([{ type: 'zakat', price: 1000 }]);
    const [{ balance } = { balance: 0 }] = await rowsOf<{ balance: number }>(
      site.app.services.db,
      sql`select (-sum(p.amount_minor))::float8 as balance from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.code = 'fund:zakat' and p.currency = 'USD'`,
    );
    const suitable = await projectThat(site.app, sql`is_suitable_for_zakat`);
    await site.app.services.db.transaction((tx) =>
      postEntry(
        tx,
        {
          kind: 'donation',
          externalKey: 'spent',
          occurredAt: site.app.clock.now,
          currency: 'USD',
          postings: [
            { account: 'fund:zakat', amount: balance - 400, intention: 'zakat' },
            {
              account: accounts.project(suitable.id, 'zakat'),
              amount: 400 - balance,
              intention: 'zakat',
              projectId: suitable.id,
            },
          ],
        },
        site.app.clock.now,
      ),
    );
    expect((await make(zakat.order.number, 'whole')).lines[0]).toBe(
      'The fund no longer has it: 4.00 USD can be returned. Bring the money back to the fund first, or return less.',
    );
  });
});

describe('a command', () => {
  it.each([
    ['refund:make', []],
    ['refund:make', ['12', 'whole']],
    ['refund:approve', ['x']],
    ['refund:refuse', ['12']],
    ['refund:paid', ['12']],
    ['refund:retry', []],
  ])('%s %j says how it is used', async (name, args) => {
    expect(await site.run(name, ...args)).toMatchObject({ code: 2 });
  });
});
