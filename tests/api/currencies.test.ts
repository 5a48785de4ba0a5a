import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargeableFrom, type CurrencyCode, minimumCharge } from '#money/currencies.ts';
import { findHeldMoney } from '#src/server/ledger/held-money.repository.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { settle } from '#src/server/settlement/settle.ts';
import { offerCurrencies } from '#tests/fixtures/exchange-rates.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { booksOf, createGivingApp, donor, give } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let stripe: FakeStripe;
let categoryId: string;
beforeAll(async () => {
  ({ app, stripe, categoryId } = await createGivingApp('food'));
  stripe.currencies = ['USD', 'KWD', 'EUR', 'JPY'];
});
afterAll(() => app.close());

const offer = (currencies: readonly CurrencyCode[]) => offerCurrencies(app, currencies);
const order = (currency: string, price: number, more: object = {}) => ({
  items: [{ type: 'endowment', categoryId, price }],
  currency,
  paymentMethod: 'stripe',
  donor,
  ...more,
});
const refusal = async (body: object) => {
  const answer = await app.post('/user/orders', body);
  return [answer.status, ((await answer.json()) as { errors?: object[] }).errors?.[0]];
};

/** The least and the most of a project without bounds of its own, in minor units. */
async function boundsIn(currency: string): Promise<number[]> {
  await app.services.db.execute(
    sql`update projects set currency = ${currency}, minimum_minor = null, maximum_minor = null where slug = 'monthly-care-for-yusuf-12'`,
  );
  const { result } = (await (await app.get('/projects/monthly-care-for-yusuf-12')).json()) as {
    result: { minimum: number; maximum: number };
  };
  return [result.minimum, result.maximum];
}

it('a card shows the bounds of its own currency', async () => {
  expect(await boundsIn('JPY')).toEqual([1, 1_000_000]);
  expect(await boundsIn('KWD')).toEqual([1000, 1_000_000_000]);
  expect(await boundsIn('USD')).toEqual([100, 100_000_000]);
});

describe('currencies', () => {
  it('that are not offered are rejected with every payment method', async () => {
    for (const paymentMethod of ['bank', 'stripe'])
      expect(await refusal(order('IDR', 100_100, { paymentMethod }))).toMatchObject([
        422,
        { path: 'currency', code: 'invalidSelection' },
      ]);
    expect(await refusal(order('EUR', 2000))).toMatchObject([422, { path: 'currency', code: 'invalidSelection' }]);
    const methods = (await (await app.get('/payment-methods?currency=EUR')).json()) as {
      result: { data: { isAvailable: boolean; reason: string }[] };
    };
    expect(methods.result.data.some(({ isAvailable }) => isAvailable)).toBe(false);
  });

  it('that are offered are accepted from their own minimum amount', async () => {
    await offer(['USD', 'KWD', 'EUR', 'JPY']);
    expect((await give(app, order('EUR', 2000))).order).toMatchObject({ currency: 'EUR', total: 2000 });
    expect(await refusal(order('EUR', 99))).toMatchObject([422, { path: 'items.0.price', code: 'tooLow', limit: 100 }]);
    expect(await refusal(order('KWD', 999))).toMatchObject([
      422,
      { path: 'items.0.price', code: 'tooLow', limit: 1000 },
    ]);
    expect((await give(app, order('JPY', 50))).order.total).toBe(50);
    expect(await refusal(order('JPY', 49))).toMatchObject([422, { path: 'items.0.price', code: 'tooLow', limit: 50 }]);
  });

  it('with three decimals are charged in multiples of ten: another amount is rejected with the next one', async () => {
    expect(await refusal(order('KWD', 1001))).toMatchObject([
      422,
      { path: 'items.0.price', code: 'invalidFormat', limit: 1010 },
    ]);
    expect((await give(app, order('KWD', 1010))).order.total).toBe(1010);
    expect((await give(app, order('KWD', 1001, { paymentMethod: 'bank' }))).order.total).toBe(1001);
  });

  it('have a minimum charge by payment method', () => {
    expect([
      minimumCharge('stripe', 'USD'),
      minimumCharge('stripe', 'GBP'),
      minimumCharge('stripe', 'JPY'),
      minimumCharge('bank', 'USD'),
      minimumCharge('stripe', 'XOF'),
    ]).toEqual([50, 30, 50, 1, 1]);
    expect([
      chargeableFrom(1, 'stripe', 'USD'),
      chargeableFrom(51, 'stripe', 'USD'),
      chargeableFrom(201, 'stripe', 'KWD'),
      chargeableFrom(5, 'stripe', 'KWD'),
    ]).toEqual([50, 51, 210, 200]);
  });
});

const setFees = (value: object) =>
  app.services.db.execute(
    sql`insert into settings (category, field, value) values ('site', 'providerFees', ${JSON.stringify(value)}::jsonb) on conflict (category, field) do update set value = excluded.value`,
  );
const feeIn = async (currency: string) => {
  const answer = await app.get(`/payment-methods?currency=${currency}`);
  const { result } = (await answer.json()) as { result: { data: { method: string; fee: object | null }[] } };
  return result.data.find(({ method }) => method === 'stripe')?.fee;
};

describe('the fee that a donor covers', () => {
  it('has a fixed part of each currency, and where none is set it is neither told nor added', async () => {
    expect(await feeIn('USD')).toEqual({ basisPoints: 290, fixed: 30 });
    expect(await feeIn('EUR')).toBeNull();
    expect(await refusal(order('EUR', 2000, { coverFees: true }))).toMatchObject([
      422,
      { path: 'coverFees', code: 'invalidSelection' },
    ]);
    // A transfer has no fee, so there is nothing to cover.
    const transfer = order('EUR', 2000, { coverFees: true, paymentMethod: 'bank' });
    expect((await give(app, transfer)).order).toMatchObject({ total: 2000, feeCover: 0 });
  });

  it('is what staff have set for the currency, with 0 and 3 decimals', async () => {
    await setFees({
      stripe: {
        EUR: { basisPoints: 150, fixed: 25 },
        JPY: { basisPoints: 360, fixed: 0 },
        KWD: { basisPoints: 290, fixed: 100 },
      },
    });
    expect(await feeIn('EUR')).toEqual({ basisPoints: 150, fixed: 25 });
    expect((await give(app, order('EUR', 2000, { coverFees: true }))).order.feeCover).toBe(56);
    expect((await give(app, order('JPY', 1000, { coverFees: true }))).order.feeCover).toBe(38);
    const { order: dinars } = await give(app, order('KWD', 10_000, { coverFees: true }));
    expect([dinars.total, dinars.feeCover]).toEqual([10_410, 410]);
    // The dollar keeps what the provider publishes.
    expect(await feeIn('USD')).toEqual({ basisPoints: 290, fixed: 30 });
  });
});

describe('a fee in another currency than the donation', () => {
  it('is not booked, but listed for staff', async () => {
    const { order: placed, payment } = await give(app, order('EUR', 2000));
    stripe.turn(`pi_${payment.id}`, 'succeeded');
    stripe.payments.set(`pi_${payment.id}`, {
      ...stripe.payments.get(`pi_${payment.id}`)!,
      fee: { minor: 92, currency: 'USD' },
    });
    await settle(app.services, payment.id, 'test');
    await settle(app.services, payment.id, 'test');
    expect(await booksOf(app, placed.id)).toMatchObject({ 'asset:provider:stripe': 2000 });
    expect(
      (await findHeldMoney(app.services)).filter(({ orderNumber }) => orderNumber === placed.number),
    ).toMatchObject([{ reason: 'feeInOtherCurrency', amount: 92, currency: 'USD' }]);
    expect(await runLedgerCheck(app.services)).toEqual([]);
  });
});
