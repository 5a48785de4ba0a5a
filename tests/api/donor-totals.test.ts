import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { claimGifts } from '#src/server/profile/claim-gifts.ts';
import { settle } from '#src/server/settlement/settle.ts';
import { givenAccount } from '#tests/fixtures/given-account.ts';
import { createRefundSite, type RefundSite } from '#tests/fixtures/refunds.ts';

let site: RefundSite;
beforeAll(async () => {
  site = await createRefundSite();
});
afterAll(() => site.app.close());

const refund = async ({ order }: PlacedOrder, what: string): Promise<void> => {
  await site.run('refund:make', order.number, what, 'by', 'mistake');
  await site.work();
};

describe('what is stored of a donor', () => {
  it('is what the ledger says, in whatever order it is given, returned and claimed', async () => {
    const step = fc.oneof(
      fc.record({ act: fc.constantFrom('own', 'guest'), number: fc.integer({ min: 1000, max: 90_000 }) }),
      fc.record({ act: fc.constantFrom('part', 'whole', 'claim'), number: fc.nat() }),
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
        run += 1;
        const amina = await givenAccount(site, `amina.${run}`);
        const placed: PlacedOrder[] = [];
        for (const { act, number } of steps) {
          if (act === 'own') placed.push(await amina.give(number));
          else if (act === 'guest') placed.push(await amina.giveAsGuest(number));
          else if (act === 'claim') await claimGifts(site.app.services, amina.userId);
          else if (placed.length > 0) await refund(placed[number % placed.length]!, act === 'part' ? '7.00' : 'whole');
          expect(await amina.stored()).toEqual(await amina.ledger());
        }
        expect(await site.findings()).toEqual([]);
      }),
      { numRuns: 6 },
    );
  }, 180_000);

  it('is true after several payments of one donor are settled at the same moment', async () => {
    const salim = await givenAccount(site, 'salim.settles');
    const waiting: PlacedOrder[] = [];
    for (const price of [4000, 5000, 6000, 7000]) waiting.push(await salim.place(price));
    await Promise.all(
      // Each twice: a webhook event and the donor's return.
      waiting.flatMap(({ payment }) => ['event', 'return'].map((by) => settle(site.app.services, payment.id, by))),
    );
    expect(await salim.stored()).toMatchObject({ total: 22_000 });
    expect(await salim.charts()).toEqual({
      months: [{ month: site.app.clock.now.toISOString().slice(0, 7), amount: 22_000, donations: 4 }],
      kinds: [{ kind: 'endowment', amount: 22_000 }],
    });
    expect(await site.findings()).toEqual([]);
  });

  it('is true after guests’ donations are claimed while another of the account is settled', async () => {
    const rana = await givenAccount(site, 'rana.claims');
    await rana.giveAsGuest(12_000);
    await rana.giveAsGuest(3000);
    const own = await rana.place(9000);
    await Promise.all([
      claimGifts(site.app.services, rana.userId),
      settle(site.app.services, own.payment.id, 'event'),
      claimGifts(site.app.services, rana.userId),
    ]);
    expect(await rana.stored()).toMatchObject({ total: 24_000 });
    expect(await site.findings()).toEqual([]);
  });

  it('has nothing of a donation before joining, nor of its return after it', async () => {
    const donor = { fullName: 'Lina H', email: 'lina.before@example.org' };
    const before = await site.paid([{ type: 'endowment', categoryId: site.categoryId, price: 8000 }], { donor });
    site.app.clock.pass(60_000);
    const lina = await givenAccount(site, 'lina.before');
    await claimGifts(site.app.services, lina.userId);
    await lina.give(3000);
    await refund(before, '20.00');
    expect(await lina.stored()).toMatchObject({ total: 3000 });
    expect((await lina.charts()).kinds).toEqual([{ kind: 'endowment', amount: 9000 }]);
    expect(await site.findings()).toEqual([]);
  });

  it('is made again from the ledger as it was, which is how it was first filled', async () => {
    const huda = await givenAccount(site, 'huda.again');
    await huda.give(20_000);
    await refund(await huda.give(45_000), '10.00');
    const before = await huda.rows();
    expect(before.length).toBeGreaterThan(4);
    const { db } = site.app.services;
    for (const table of ['donor_totals', 'donor_entries', 'donor_sums'])
      await rowsOf(db, sql`delete from ${sql.identifier(table)} where account_id = ${huda.userId}`);
    expect((await site.findings()).length).toBeGreaterThan(0);
    await rowsOf(db, sql`select rebuild_donors(array[${huda.userId}::uuid])`);
    expect(await huda.rows()).toEqual(before);
    expect(await site.findings()).toEqual([]);
  });

  it.each([
    ['donor_totals', 'given_minor', 'totals of donors that differ from the ledger'],
    ['donor_entries', 'amount_minor', 'entries of donors that differ from the ledger'],
    ['donor_entries', 'highest_minor', 'entries of donors whose totals are wrong'],
    ['donor_sums', 'donations', 'sums of donors that differ from their orders'],
  ])('a wrong %s.%s is found by the check of the ledger', async (table, column, check) => {
    const noor = await givenAccount(site, `noor.${column.slice(0, 6)}.${table.slice(6, 9)}`);
    await noor.give(2000);
    const add = (amount: number) =>
      rowsOf(
        site.app.services.db,
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${sql.identifier(column)} + ${amount} where account_id = ${noor.userId} returning 1`,
      );
    await add(1);
    expect((await site.findings()).map((finding) => ('check' in finding ? finding.check : ''))).toContain(check);
    await add(-1);
    expect(await site.findings()).toEqual([]);
  });
});
