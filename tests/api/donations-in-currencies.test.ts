import { type SQL, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatDecimal } from '#money/format-money.ts';
import { amountFor, countedFor, type Exchange } from '#src/domain/exchange.ts';
import { accounts } from '#src/domain/ledger.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { postEntries } from '#src/server/ledger/ledger.repository.ts';
import { databaseErrorCode, rowsOf } from '#src/server/platform/db/client.ts';
import { settle } from '#src/server/settlement/settle.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { offerCurrencies, storeRates } from '#tests/fixtures/exchange-rates.ts';
import { booksOf, donor, give, projectOf } from '#tests/fixtures/giving.ts';
import { faultOf, ledgerOf, wordsFile } from '#tests/fixtures/ledger.ts';
import { createRefundSite, type RefundSite } from '#tests/fixtures/refunds.ts';

const euros: Exchange = { from: 'EUR', to: 'USD', rate: '1.0812' };
const yen: Exchange = { from: 'JPY', to: 'USD', rate: '0.006442' };
const dinars: Exchange = { from: 'KWD', to: 'USD', rate: '3.2551' };

let site: RefundSite;
let homes: string;
beforeAll(async () => {
  site = await createRefundSite();
  site.stripe.currencies = ['USD', 'EUR', 'JPY', 'KWD', 'GBP'];
  homes = (await projectOf(site.app, 'twelve-family-homes-after-the-earthquake')).id;
  await offerCurrencies(site.app, ['USD', 'EUR', 'JPY', 'KWD', 'GBP']);
  await storeRates(site.app, { EUR: euros.rate, JPY: yen.rate, KWD: dinars.rate }, { daysAgo: 1 });
});
afterEach(async () => {
  const findings = await site.findings();
  if (findings.length > 0) throw new Error(`the books do not agree: ${JSON.stringify(findings)}`);
});
afterAll(() => site.app.close());

const toHomes = (price: number, more: object = {}) => ({ type: 'project', projectId: homes, price, ...more });
const donate = (price: number, { from }: Exchange) => site.paid([toHomes(price)], { currency: from });
const raised = async () => (await site.raised(homes)).raised;
const refusal = async (body: object) => {
  const answer = await site.app.post('/user/orders', { paymentMethod: 'stripe', donor, ...body });
  return [answer.status, ((await answer.json()) as { errors?: object[] }).errors];
};
/** What the institution of the homes has raised in their currency. */
const ngo = async () =>
  Number(
    (
      await rowsOf<{ sum: string }>(
        site.app.services.db,
        sql`select coalesce(sum(t.raised_minor), 0)::text as sum from ngo_totals t join projects p on p.ngo_id = t.ngo_id and p.currency = t.currency where p.id = ${homes}`,
      )
    )[0]!.sum,
  );

/** What the database says to a change. */
const codeOf = (change: SQL) =>
  site.app.services.db.transaction((tx) => tx.execute(change)).then(() => 'changed', databaseErrorCode);

/** Makes a project of its own kind out of one that no other test gives to. */
async function projectWith(change: { goal: number; raised?: number; unitPrice?: number; minimum?: number }) {
  const project = await projectOf(site.app, 'vocational-training-for-48-orphaned-young-people');
  const { raised: before } = await site.raised(project.id);
  await site.app.services.db.execute(
    sql`update projects set status = 'published', outcome = null, closed_at = null, goal_minor = ${before + change.goal},
      donation_method = ${change.unitPrice ? 'units' : 'money'}, unit_price_minor = ${change.unitPrice ?? null},
      unit_id = (select id from units limit 1),
      minimum_minor = ${change.minimum ?? null}, maximum_minor = null where id = ${project.id}`,
  );
  return { id: project.id, before };
}

describe('a donation in another currency than its project', () => {
  it.each([
    ['of two decimals', euros, 5000],
    ['of none', yen, 10_000],
    ['of three', dinars, 20_010],
  ])('%s counts into the goal at the rate of its day, and is booked as it came', async (_, exchange, price) => {
    const before = await raised();
    const { order } = await donate(price, exchange);
    expect(await raised()).toBe(before + countedFor(price, exchange));
    const books = await booksOf(site.app, order.id);
    expect(Object.entries(books).reduce((sum, [code, one]) => (code.startsWith('fund:') ? sum + one : sum), 0)).toBe(
      -price,
    );
    const stored = await rowsOf(
      site.app.services.db,
      sql`select counts_in, exchange_rate from order_items where order_id = ${order.id}`,
    );
    expect(stored).toEqual([{ counts_in: 'USD', exchange_rate: exchange.rate }]);
  });

  it('keeps its rate: a newer one changes neither its settling nor its return', async () => {
    const before = await raised();
    const placed = (await site.app
      .post('/user/orders', { items: [toHomes(3333)], currency: 'EUR', paymentMethod: 'stripe', donor })
      .then((answer) => answer.json())) as { result: Awaited<ReturnType<RefundSite['paid']>> };
    await storeRates(site.app, { EUR: '1.2' });
    const { order, payment } = placed.result;
    site.stripe.turn(`pi_${payment.id}`, 'succeeded');
    await settle(site.app.services, payment.id, 'test');
    await settle(site.app.services, payment.id, 'test');
    expect(await raised()).toBe(before + countedFor(3333, euros));
    await site.run('refund:make', String(order.number), 'whole', 'asked', 'for');
    await site.work();
    expect(await raised()).toBe(before);
    await storeRates(site.app, { EUR: euros.rate });
  });

  it('is shown in the public account in its own currency', async () => {
    const lines = await rowsOf<{ currency: string }>(
      site.app.services.db,
      sql`select distinct currency from ledger_lines where project_id = ${homes} order by currency`,
    );
    expect(lines.map(({ currency }) => currency)).toEqual(['EUR', 'JPY', 'KWD', 'USD']);
  });

  it('raises the sum of its institution in the currency of the project', async () => {
    const before = await ngo();
    await donate(5000, euros);
    expect(await ngo()).toBe(before + countedFor(5000, euros));
  });

  it('that is lost at the bank takes away what it counted as', async () => {
    const before = await site.raised(homes);
    const placed = await donate(4321, euros);
    const dispute = site.stripe.dispute(`pi_${placed.payment.id}`, 4321);
    Object.assign(dispute, { status: 'lost', isWithdrawn: true });
    const { raw, signature } = site.stripe.webhookEvent(`pi_${placed.payment.id}`, undefined, 'charge.dispute.closed');
    await site.app.post('/webhooks/stripe', raw, { 'stripe-signature': signature });
    await applyWebhookEvents(site.app.services);
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', payment: 'lost' });
    expect(await site.raised(homes)).toEqual(before);
  });

  it('comes back to nothing by any parts, and what is left counts as if it alone had been given', async () => {
    const parts = fc.tuple(
      fc.constantFrom(euros, yen, dinars),
      fc.array(fc.integer({ min: 30, max: 900 }), { minLength: 2, maxLength: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(parts, async ([exchange, tens]) => {
        const amounts = tens.map((one) => one * 10);
        const before = await raised();
        let left = amounts.reduce((sum, one) => sum + one, 0);
        const placed = await donate(left, exchange);
        for (const amount of amounts) {
          const provider = `pi_${placed.payment.id}`;
          site.stripe.refundByHand(provider, amount);
          const { raw, signature } = site.stripe.webhookEvent(provider, `evt_${provider}_${left}`, 'charge.refunded');
          await site.app.post('/webhooks/stripe', raw, { 'stripe-signature': signature });
          await applyWebhookEvents(site.app.services);
          left -= amount;
          expect(await raised()).toBe(before + countedFor(left, exchange));
        }
        expect(await raised()).toBe(before);
        expect((await site.statusOf(placed)).order).toBe('refunded');
      }),
      { numRuns: 6 },
    );
  });
});

describe('ledger:check', () => {
  const rate = 'orders that count at another rate than theirs';
  const nothing = 'postings in another currency than their project that count as nothing, or in its own that do';
  it.each([
    ['another count', sql`counted_minor = counted_minor - 1`, sql`counted_minor is not null`, rate],
    ['no count', sql`counted_minor = null`, sql`counted_minor is not null`, nothing],
    ['a count of its own currency', sql`counted_minor = amount_minor`, sql`counted_minor is null`, nothing],
  ])('finds a posting with %s', async (_, change, which, name) => {
    await donate(5000, euros);
    const { services } = site.app;
    const found = new Error('found');
    let findings: object[] = [];
    const tampered = services.db.transaction(async (tx) => {
      // As somebody would who can switch the triggers off.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(
        sql`update ledger_postings set ${change} where id = (select p.id from ledger_postings p join ledger_accounts a on a.id = p.account_id
          where p.project_id = ${homes} and a.kind = 'fund' and ${which} order by p.id desc limit 1)`,
      );
      findings = await runLedgerCheck({ ...services, db: tx });
      throw found;
    });
    await expect(tampered).rejects.toThrow('found');
    expect(JSON.stringify(findings)).toContain(name);
  });
});

describe('what was stored', () => {
  it.each([
    ['a rate', sql`update exchange_rates set rate = rate * 2`],
    ['a rate, removed', sql`delete from exchange_rates`],
    [
      'the rate of a line',
      sql`update order_items set exchange_rate = exchange_rate * 2 where exchange_rate is not null`,
    ],
    ['what a line counts in', sql`update order_items set counts_in = 'GBP' where counts_in is not null`],
    [
      'the rate of a line, removed',
      sql`update order_items set counts_in = null, exchange_rate = null where counts_in is not null`,
    ],
    [
      'the currency of a project that was given to',
      sql`update projects set currency = 'EUR' where id in (select project_id from ledger_postings)`,
    ],
  ])('is never changed by anybody: %s', async (_, change) => {
    await donate(5000, euros);
    expect(await codeOf(change)).toBe('23001');
  });

  it('is no reason to refuse another change of the same rows', async () => {
    const same = sql`update order_items set refunded_minor = refunded_minor, exchange_rate = exchange_rate`;
    expect(await codeOf(same)).toBe('changed');
  });
});

describe('entries of one order that are written together', () => {
  it('count as the whole of them, and not each as if it alone had been given', async () => {
    const { order, payment } = await donate(5000, euros);
    const { services } = site.app;
    const undone = new Error('undone');
    const account = accounts.project(homes, 'sadaqah');
    // 33 euro cents count as 36, and 66 as 71.
    const entry = (externalKey: string) => ({
      kind: 'surplus' as const,
      externalKey,
      orderId: order.id,
      paymentId: payment.id,
      occurredAt: services.now(),
      postedAt: services.now(),
      currency: 'EUR' as const,
      postings: [
        { account: accounts.bank, amount: 33 },
        { account, amount: -33, projectId: homes, intention: 'sadaqah' as const },
      ],
      exchanges: new Map([[homes, euros]]),
    });
    const before = await raised();
    let added = 0;
    const written = services.db.transaction(async (tx) => {
      await postEntries(tx, [entry('together:1'), entry('together:2')]);
      const [row] = await rowsOf<{ raised: string }>(
        tx,
        sql`select raised_minor::text as raised from project_totals where project_id = ${homes}`,
      );
      added = Number(row!.raised) - before;
      throw undone;
    });
    await expect(written).rejects.toThrow('undone');
    expect(added).toBe(countedFor(5066, euros) - countedFor(5000, euros));
    expect(added).not.toBe(2 * (countedFor(5033, euros) - countedFor(5000, euros)));
  });
});

describe('what a project still needs', () => {
  it('is the limit in the currency of the donation, and giving it completes the project', async () => {
    const { before, id } = await projectWith({ goal: 10_000 });
    const most = amountFor(10_000, euros);
    expect(
      await refusal({ items: [{ type: 'project', projectId: id, price: most + 1 }], currency: 'EUR' }),
    ).toMatchObject([422, [{ path: 'items.0.price', code: 'tooHigh', limit: most }]]);
    const { order } = await site.paid([{ type: 'project', projectId: id, price: most }], { currency: 'EUR' });
    expect((await site.raised(id)).raised).toBe(before + 10_000);
    const [row] = await rowsOf(site.app.services.db, sql`select status, outcome from projects where id = ${id}`);
    expect(row).toEqual({ status: 'completed', outcome: 'funded' });
    // Nothing of it went to the fund of the cause.
    expect(Object.keys(await booksOf(site.app, order.id)).filter((code) => code.startsWith('fund:category'))).toEqual(
      [],
    );
  });

  it('counts two lines of one order together', async () => {
    const { id } = await projectWith({ goal: 10_000 });
    const half = { type: 'project', projectId: id, price: 5000 };
    const most = amountFor(10_000 - countedFor(5000, euros), euros);
    expect(await refusal({ items: [half, half], currency: 'EUR' })).toMatchObject([
      422,
      [{ path: 'items.1.price', code: 'tooHigh', limit: most }],
    ]);
  });

  it('is completed by its last units, each at its rounded price', async () => {
    const { before, id } = await projectWith({ goal: 7500, unitPrice: 2500 });
    const unit = amountFor(2500, euros);
    const { order } = await site.paid([{ type: 'project', projectId: id, quantity: 3 }], { currency: 'EUR' });
    expect(order.total).toBe(3 * unit);
    expect((await site.raised(id)).raised).toBe(before + countedFor(3 * unit, euros));
    const [row] = await rowsOf(site.app.services.db, sql`select status from projects where id = ${id}`);
    expect(row).toEqual({ status: 'completed' });
    expect(Object.keys(await booksOf(site.app, order.id)).filter((code) => code.startsWith('fund:category'))).toEqual(
      [],
    );
  });

  it('is exceeded by two who pay at once: the second gives to the cause in its own currency', async () => {
    const { before, id } = await projectWith({ goal: 10_000 });
    const most = amountFor(10_000, euros);
    const line = { type: 'project', projectId: id, price: most };
    const place = async () =>
      (
        (await (
          await site.app.post('/user/orders', { items: [line], currency: 'EUR', paymentMethod: 'stripe', donor })
        ).json()) as { result: Awaited<ReturnType<RefundSite['paid']>> }
      ).result;
    const [first, second] = [await place(), await place()];
    for (const { payment } of [first, second]) {
      site.stripe.turn(`pi_${payment.id}`, 'succeeded');
      await settle(site.app.services, payment.id, 'test');
    }
    expect((await site.raised(id)).raised).toBe(before + 10_000);
    const beyond = Object.entries(await booksOf(site.app, second.order.id)).find(([code]) =>
      code.startsWith('fund:category'),
    );
    expect(beyond?.[1]).toBe(-most);
  });

  it('is no more for many times a small price: what another gave meanwhile goes to the cause', async () => {
    const { before, id } = await projectWith({ goal: 100_000 });
    const line = { type: 'project', projectId: id, price: 100, quantity: 900 };
    const { payment } = await give(site.app, { items: [line], currency: 'EUR', paymentMethod: 'stripe' });
    await site.paid([{ type: 'project', projectId: id, price: 3650 }]);
    site.stripe.turn(`pi_${payment.id}`, 'succeeded');
    await settle(site.app.services, payment.id, 'test');
    expect((await site.raised(id)).raised - before - 100_000).toBeLessThan(2);
    expect((await site.raised(id)).raised).toBeGreaterThanOrEqual(before + 100_000);
  });

  it('has its own least amount, as it counts in the currency of the donation', async () => {
    const { id } = await projectWith({ goal: 1_000_000, minimum: 500 });
    const least = amountFor(500, yen);
    expect(
      await refusal({ items: [{ type: 'project', projectId: id, price: least - 1 }], currency: 'JPY' }),
    ).toMatchObject([422, [{ path: 'items.0.price', code: 'tooLow', limit: least }]]);
  });
});

describe('what is refused, with nothing stored', () => {
  it('a currency without a rate, in the words of the person', async () => {
    const answer = await site.app.post(
      '/user/orders',
      { items: [toHomes(5000)], currency: 'GBP', paymentMethod: 'stripe', donor },
      { 'accept-language': 'ar' },
    );
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [
        { path: 'currency', code: 'noExchangeRate', message: expect.stringContaining('سعر صرف') as unknown as string },
      ],
    });
  });

  it('a recurring donation, whose later periods would have no rate', async () => {
    const line = toHomes(5000, { isSubscription: true, subscriptionRecurringInterval: 'month' });
    expect(await refusal({ items: [line], currency: 'EUR' })).toMatchObject([
      422,
      [{ path: 'items.0.isSubscription', code: 'invalidSelection' }],
    ]);
  });

  it('a posting that would count as if the currencies were worth the same, whoever writes it', async () => {
    const write = site.app.services.db.execute(sql`
      with entry as (insert into ledger_entries (id, kind, external_key, occurred_at, posted_at) values (gen_random_uuid(), 'held', 'by-hand', now(), now()) returning id)
      insert into ledger_postings (id, entry_id, account_id, currency, amount_minor, project_id)
      select gen_random_uuid(), entry.id, a.id, 'EUR', -100, ${homes}::uuid from entry, ledger_accounts a where a.kind = 'fund' limit 1`);
    const error = await write.then(
      () => undefined,
      (cause: Error) => cause,
    );
    expect(String(error?.cause)).toContain('says what it counts as');
  });
});

/** Minor units of one currency in the fund of the homes. */
const inFund = async (currency: string) =>
  Number(
    (
      await rowsOf<{ held: string }>(
        site.app.services.db,
        sql`select coalesce(sum(amount_minor), 0)::text as held from ledger_sums
          where project_id = ${homes} and currency = ${currency} and account = 'project' and intention = 'sadaqah'`,
      )
    )[0]!.held,
  );

describe('what is passed on and spent', () => {
  const slug = 'twelve-family-homes-after-the-earthquake';
  const book = (kind: 'payout' | 'delivery', amount: string, reference: string, ...currency: string[]) =>
    site.run(`ledger:${kind}`, slug, amount, 'sadaqah', reference, wordsFile({ en: 'Roofs' }), ...currency, 'yes');

  it('is of the currency that came, and never more of one than there is', async () => {
    await donate(5000, euros);
    await donate(10_000, yen);
    const [held, dollars, more] = [await inFund('EUR'), await inFund('USD'), await inFund('JPY')];
    expect((await book('payout', formatDecimal({ minor: held + 1, currency: 'EUR' }), 'E-1', 'EUR')).lines[0]).toBe(
      `Too much: ${formatDecimal({ minor: held, currency: 'EUR' })} EUR of this intention is there.`,
    );
    expect(await book('payout', formatDecimal({ minor: held, currency: 'EUR' }), 'E-1', 'EUR')).toMatchObject({
      code: 0,
    });
    expect([await inFund('EUR'), await inFund('USD'), await inFund('JPY')]).toEqual([0, dollars, more]);
    expect((await book('payout', '0.01', 'E-2', 'EUR')).lines[0]).toContain('Too much: 0.00 EUR');
    expect(await book('payout', '1.5', 'J-1', 'JPY')).toMatchObject({ code: 2 });
    expect(await book('payout', '100', 'J-1', 'JPY')).toMatchObject({ code: 0 });
    expect(await inFund('JPY')).toBe(more - 100);
    // What the institution got in one currency is not what it spends in another.
    expect((await book('delivery', '101', 'J-2', 'JPY')).lines[0]).toContain('Too much: 100 JPY');
    expect(await book('delivery', '10.00', 'E-3', 'EUR')).toMatchObject({ code: 0 });
    const { data } = await ledgerOf(site.app, slug, '?limit=1');
    expect(data[0]).toMatchObject({ kind: 'delivery', account: 'institution', amount: -1000, currency: 'EUR' });
    expect(await faultOf(site.app, slug)).toBeUndefined();
    const audited = await rowsOf(
      site.app.services.db,
      sql`select after->>'currency' as currency from audit_log where action in ('payout', 'delivery') and subject_id = ${homes} order by at, id`,
    );
    expect(audited.map(({ currency }) => currency)).toEqual(expect.arrayContaining(['EUR', 'JPY']));
  });

  it.each([['XXX'], ['EUR', 'perhaps'], ['perhaps', 'EUR']])('%j is no currency', async (...words) => {
    expect(await book('payout', '1.00', 'X-1', ...words)).toMatchObject({ code: 2 });
  });
});
