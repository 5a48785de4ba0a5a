/** A donation over what its project needs: the donor chooses the remainder, or the whole to a fund. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SurplusChoice, surplusValue } from '#src/domain/surplus.ts';
import { readPeople } from '#src/server/cart/cart-people.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { projectOf } from '#tests/fixtures/giving.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const LEFT = 20_000;
const WANTED = 50_000;

let app: TestApp;
let client: FormClient;
let homes: string;
let baskets: { id: string; unit: number };
beforeAll(async () => {
  app = await createTestApp();
  homes = await leave('twelve-family-homes-after-the-earthquake', LEFT);
  const id = await leave('food-baskets-for-displaced-families-in-khartoum', 10_000);
  const { unit } = await projectOf(app, 'food-baskets-for-displaced-families-in-khartoum');
  baskets = { id, unit: unit!.price };
});
beforeEach(() => {
  client = createFormClient(app.services);
});
afterAll(() => app.close());

/** Leaves so many minor units to be given. */
async function leave(slug: string, remaining: number): Promise<string> {
  const { id, raised } = await projectOf(app, slug);
  await app.services.db
    .update(projects)
    .set({ goalMinor: raised + remaining, isSuitableForZakat: true })
    .where(eq(projects.id, id));
  return id;
}
const cart = () => client.cart();
const kept = () => consumeFormFlash(app.services, client.cookies.get('form'));
const give = (fields: Record<string, string>) =>
  client.post('/cart/add', { type: 'project', projectId: homes, locale: 'en', returnTo: '/projects/x', ...fields });
const choose = (choice: SurplusChoice, shown: number, fields: Record<string, string> = {}) =>
  give({ amount: '500', surplus: surplusValue(choice, shown), surplusNext: 'checkout', ...fields });

it('is not taken without a choice, and keeps what was typed', async () => {
  await give({ amount: '500', next: 'checkout' });
  expect(await kept()).toMatchObject({
    errors: [{ path: 'amount', code: 'tooHigh', limit: LEFT }],
    fields: { amount: '500', next: 'checkout' },
  });
  expect(client.cookies.has('cart')).toBe(false);
});

it('becomes the remainder, and goes on to where it was going', async () => {
  expect(await choose('remainder', LEFT)).toMatchObject({ location: '/checkout' });
  expect(cart().items).toMatchObject([{ type: 'project', projectId: homes, price: LEFT, quantity: 1 }]);
  await choose('remainder', LEFT, { surplusNext: 'stay' });
  expect((await kept())?.done?.message).toContain('$200');
});

it('goes whole to the fund of the cause of the project, with the person it is for', async () => {
  const answer = await choose('category', WANTED, {
    isGift: 'on',
    giftReceiverName: 'Mona Said',
    giftReceiverEmail: 'mona@example.org',
  });
  expect(answer).toMatchObject({ location: '/checkout' });
  const { categories } = await projectOf(app, 'twelve-family-homes-after-the-earthquake');
  const [line] = cart().items;
  expect(line).toMatchObject({ type: 'endowment', categoryId: categories[0]!.id, price: WANTED, quantity: 1 });
  expect(line).not.toHaveProperty('projectId', homes);
  expect((await readPeople(app.services, cart())).get(line!.id)).toMatchObject({ giftReceiverName: 'Mona Said' });
});

it('goes to the fund as often as it was to go to the project', async () => {
  const answer = await choose('category', WANTED, { frequency: 'regular', interval: 'month' });
  expect(answer).toMatchObject({ location: '/checkout?donationFrequency=month' });
  expect(cart().pendingSubscription).toMatchObject({ interval: 'month', item: { type: 'endowment', price: WANTED } });
});

it('stays zakat, and goes to the zakat fund', async () => {
  await choose('zakat', WANTED, { intention: 'zakat' });
  expect(cart().items).toMatchObject([{ type: 'zakat', intention: 'zakat', price: WANTED }]);
});

it('of units becomes as many as are still needed, or their whole sum', async () => {
  const units = Math.floor(10_000 / baskets.unit);
  const count = { projectId: baskets.id, amount: '', quantity: String(units + 3), shownPrice: String(baskets.unit) };
  await choose('remainder', units * baskets.unit, count);
  expect(cart().items).toMatchObject([{ projectId: baskets.id, price: baskets.unit, quantity: units }]);
  const sum = (units + 3) * baskets.unit;
  expect(await choose('category', sum, count)).toMatchObject({ location: '/checkout' });
  expect(cart().items[1]).toMatchObject({ type: 'endowment', price: sum, quantity: 1 });
});

it('is told of in the cart where the project needs less by now', async () => {
  expect(await choose('remainder', LEFT + 5000)).toMatchObject({ location: '/cart' });
  expect((await kept())?.done?.message).toContain('The project now needs less');
  expect(cart().items).toMatchObject([{ price: LEFT }]);
});

it.each([
  ['150', 'remainder', 'project'],
  ['900', 'remainder', 'project'],
  ['150', 'category', 'endowment'],
] as const)('is what the button says, though the field says %s by now: %s', async (amount, choice, type) => {
  expect(await choose(choice, 18_000, { amount })).toMatchObject({ location: '/checkout' });
  expect(cart().items).toMatchObject([{ type, price: 18_000 }]);
});

it('goes to the fund that the button names, though the box of zakat was changed after it', async () => {
  await choose('zakat', WANTED);
  await choose('category', WANTED, { intention: 'zakat' });
  expect(cart().items).toMatchObject([
    { type: 'zakat', intention: 'zakat' },
    { type: 'endowment', intention: 'sadaqah' },
  ]);
});

it.each<[string, Record<string, string>]>([
  ['recurring zakat', { frequency: 'regular', interval: 'month' }],
  ['zakat as a gift', { isGift: 'on', giftReceiverName: 'Mona', giftReceiverEmail: 'mona@example.org' }],
])('is refused for the zakat fund: %s', async (_name, fields) => {
  await choose('zakat', WANTED, { intention: 'zakat', ...fields });
  expect((await kept())?.errors).toHaveLength(1);
  expect(client.cookies.has('cart')).toBe(false);
});

it.each([1, 99, 100_000_001, 999_999_999_999_999])('is held to the bounds of a fund: %i', async (sum) => {
  await choose('category', sum);
  expect((await kept())?.errors).toMatchObject([{ path: 'amount' }]);
  expect(client.cookies.has('cart')).toBe(false);
});

it.each(['', 'all-5', 'category', 'category-1e9', 'zakat-9999999999999999'])(
  'is refused as before where the choice is none: “%s”',
  async (surplus) => {
    await give({ amount: '500', next: 'stay', surplus });
    expect((await kept())?.errors).toMatchObject([{ path: 'amount', code: 'tooHigh' }]);
  },
);
