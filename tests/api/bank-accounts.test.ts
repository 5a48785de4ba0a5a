import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBankAccountsFor } from '#src/server/bank-accounts/bank-accounts.service.ts';
import { createGivingApp, give, projectOf } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let projectId: string;
beforeAll(async () => {
  ({ app } = await createGivingApp('water'));
  projectId = (await projectOf(app, 'twelve-family-homes-after-the-earthquake')).id;
});
afterAll(() => app.close());

const purposesOf = async (...items: object[]) => {
  const { order } = await give(app, { items, paymentMethod: 'bank' });
  return new Set((await listBankAccountsFor(app.services, { orderId: order.id })).map(({ purpose }) => purpose));
};

test('zakat is transferred to the accounts for zakat, anything else to those for donations', async () => {
  const zakat = { type: 'zakat', price: 5000, intention: 'zakat' };
  expect(await purposesOf(zakat)).toEqual(new Set(['zakat']));
  expect(await purposesOf({ type: 'project', projectId, price: 2500 })).toEqual(new Set(['donations']));
  expect(await purposesOf(zakat, { type: 'project', projectId, price: 2500 })).toEqual(new Set(['donations']));
});
