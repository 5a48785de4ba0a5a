import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBankAccountsFor } from '#src/server/bank-accounts/bank-accounts.service.ts';
import { offerCurrencies } from '#tests/fixtures/exchange-rates.ts';
import { createGivingApp, donor, give, projectOf } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let projectId: string;
let categoryId: string;
beforeAll(async () => {
  ({ app, categoryId } = await createGivingApp('water'));
  projectId = (await projectOf(app, 'twelve-family-homes-after-the-earthquake')).id;
});
afterAll(() => app.close());

const purposesOf = async (...items: object[]) => {
  const { order } = await give(app, { items, paymentMethod: 'bank' });
  return new Set(
    (await listBankAccountsFor(app.services, { currency: 'USD', orderId: order.id })).map(({ purpose }) => purpose),
  );
};

test('zakat is transferred to the accounts for zakat, anything else to those for donations', async () => {
  const zakat = { type: 'zakat', price: 5000, intention: 'zakat' };
  expect(await purposesOf(zakat)).toEqual(new Set(['zakat']));
  expect(await purposesOf({ type: 'project', projectId, price: 2500 })).toEqual(new Set(['donations']));
  expect(await purposesOf(zakat, { type: 'project', projectId, price: 2500 })).toEqual(new Set(['donations']));
});

test('another currency is transferred to an account of it, and is refused where there is none', async () => {
  const item = { type: 'endowment', categoryId, price: 5000 };
  await offerCurrencies(app, ['USD', 'EUR', 'GBP'], { without: ['GBP'] });
  const order = { items: [item], paymentMethod: 'bank', donor };
  const refused = await app.post('/user/orders', { ...order, currency: 'GBP' });
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as { errors: { path: string }[] }).errors[0]!.path).toBe('currency');
  const placed = await app.post('/user/orders', { ...order, currency: 'EUR' });
  expect(placed.status).toBe(201);
  const { result } = (await placed.json()) as { result: { order: { id: string } } };
  const accounts = await listBankAccountsFor(app.services, { currency: 'EUR', orderId: result.order.id });
  expect(new Set(accounts.map(({ currency }) => currency))).toEqual(new Set(['EUR']));
});
