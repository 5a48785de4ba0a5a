/** A donation whose project takes less of it by now, or nothing: where it is told, and how the whole goes to a fund. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { surplusValue } from '#src/domain/surplus.ts';
import { readPeople } from '#src/server/cart/cart-people.ts';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { projectOf } from '#tests/fixtures/giving.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const HOMES = 'twelve-family-homes-after-the-earthquake';
const GIFT = { isGift: 'on', giftReceiverName: 'Mona Said', giftReceiverEmail: 'mona@example.org' };

let app: TestApp;
let client: FormClient;
let id: string;
let cause: string;
beforeAll(async () => {
  app = await createTestApp();
  const project = await projectOf(app, HOMES);
  id = project.id;
  cause = project.categories[0]!.id;
});
beforeEach(async () => {
  client = createFormClient(app.services);
  await leave(500_000);
});
afterAll(() => app.close());

/** Leaves so many minor units to be given; with none it is completed. */
async function leave(remaining: number): Promise<void> {
  const { raised } = await projectOf(app, HOMES);
  await app.services.db
    .update(projects)
    .set({
      goalMinor: raised + remaining,
      isSuitableForZakat: true,
      ...(remaining > 0 ? { status: 'published', outcome: null } : { status: 'completed', outcome: 'funded' }),
    })
    .where(eq(projects.id, id));
}
const cart = () => client.cart();
const kept = () => consumeFormFlash(app.services, client.cookies.get('form'));
const give = (fields: Record<string, string>) =>
  client.post('/cart/add', { type: 'project', projectId: id, locale: 'ar', returnTo: `/projects/${HOMES}`, ...fields });
const moveToFund = (line = id) =>
  client.post('/cart/to-fund', { id: line, locale: 'ar', returnTo: `/cart#line-${line}` });
const view = async () => {
  const { lines, pending } = await describeCart(app.services, cart());
  return { line: lines[0], pending: pending?.line };
};

describe('a card that was drawn before its project was completed', () => {
  it('leads to the page of the project, which tells why, with what was chosen', async () => {
    await leave(0);
    const card = { preset: '5000', next: 'stay', returnTo: '/projects?page=2' };
    expect(await give(card)).toMatchObject({ status: 303, location: `/ar/projects/${HOMES}#cart-add` });
    expect(await kept()).toMatchObject({ errors: [{ path: 'projectId' }], fields: { preset: '5000' } });
  });

  it.each(['01a2146d-afd2-770b-9731-623986e875d0', 'no-id', ''])(
    'stays on its own page where there is no such project: “%s”',
    async (projectId) => {
      const card = { projectId, preset: '5000', next: 'stay', returnTo: '/projects?page=2' };
      expect(await give(card)).toMatchObject({ location: '/ar/projects?page=2#cart-add' });
    },
  );

  it('stays on its own page where nothing was wrong', async () => {
    expect(await give({ preset: '5000', next: 'stay', returnTo: '/projects' })).toMatchObject({
      location: '/ar/projects',
    });
  });
});

describe('a donation whose project was completed meanwhile', () => {
  it('goes whole to the cause by one press, with the person it is for and how often', async () => {
    await leave(0);
    await give({ amount: '500', next: 'checkout', ...GIFT });
    const { fields } = (await kept())!;
    await give({ ...fields, surplus: surplusValue('category', 50_000), surplusNext: 'checkout' });
    const [line] = cart().items;
    expect(line).toMatchObject({ type: 'endowment', categoryId: cause, price: 50_000, quantity: 1 });
    expect((await readPeople(app.services, cart())).get(line!.id)).toMatchObject({ giftReceiverName: 'Mona Said' });
  });

  it('is not taken as the rest of the project', async () => {
    await leave(0);
    await give({ amount: '500', surplus: surplusValue('remainder', 50_000), surplusNext: 'checkout' });
    expect((await kept())?.errors).toMatchObject([{ path: 'projectId' }]);
    expect(client.cookies.has('cart')).toBe(false);
  });
});

describe('a recurring donation of which only a rest is needed', () => {
  const sent = { preset: '50', 'fund-frequency': 'regular', 'fund-interval': 'month', surplusNext: 'checkout' };

  it('recurs where the whole goes to the cause', async () => {
    await leave(50);
    await give({ ...sent, surplus: surplusValue('category', 50_000) });
    expect(cart().pendingSubscription).toMatchObject({ interval: 'month', item: { type: 'endowment', price: 50_000 } });
  });

  it('is given once where it is the rest', async () => {
    await leave(50);
    await give({ ...sent, surplus: surplusValue('remainder', 50) });
    expect(cart()).toMatchObject({ items: [{ projectId: id, price: 50 }] });
    expect(cart().pendingSubscription).toBeUndefined();
  });
});

describe('a line of the cart', () => {
  it('that is over the need goes whole to the cause, and the person it is for stays', async () => {
    await give({ amount: '500', ...GIFT });
    await leave(20_000);
    expect((await view()).line).toMatchObject({ remaining: 20_000, fund: { kind: 'category', id: cause } });
    expect(await moveToFund()).toMatchObject({ location: `/ar/cart#line-${id}` });
    expect(cart().items).toMatchObject([{ id, type: 'endowment', categoryId: cause, price: 50_000, quantity: 1 }]);
    expect(cart().items[0]).not.toHaveProperty('projectId', id);
    expect((await view()).line).toMatchObject({ isClosed: false, giftReceiverName: 'Mona Said' });
    expect((await view()).line).not.toHaveProperty('remaining');
  });

  it('whose project is completed goes whole to the cause', async () => {
    await give({ amount: '500' });
    await leave(0);
    expect((await view()).line).toMatchObject({ isClosed: true, fund: { kind: 'category' } });
    await moveToFund();
    expect((await view()).line).toMatchObject({ isClosed: false, type: 'endowment', amount: 50_000 });
  });

  it('of zakat stays zakat', async () => {
    await give({ amount: '500', intention: 'zakat' });
    await leave(0);
    expect((await view()).line).toMatchObject({ fund: { kind: 'zakat' } });
    await moveToFund();
    expect(cart().items).toMatchObject([{ type: 'zakat', intention: 'zakat', price: 50_000 }]);
  });

  it('that recurs goes on recurring, beside a line given once', async () => {
    await give({ amount: '10' });
    await give({ amount: '500', frequency: 'regular', interval: 'week' });
    await leave(20_000);
    await moveToFund((await view()).pending!.id);
    expect(cart().pendingSubscription).toMatchObject({ interval: 'week', item: { type: 'endowment', price: 50_000 } });
    expect(cart().items).toMatchObject([{ projectId: id, price: 1000 }]);
  });

  it.each(['unknown', ''])('stays as it is for the id “%s”', async (line) => {
    await give({ amount: '500' });
    await leave(0);
    const before = client.cookies.get('cart');
    await moveToFund(line);
    expect(client.cookies.get('cart')).toBe(before);
  });

  it('that its project takes stays as it is', async () => {
    await give({ amount: '500' });
    await moveToFund();
    expect(cart().items).toMatchObject([{ projectId: id, price: 50_000 }]);
  });

  it('of a recurring zakat has no fund', async () => {
    await give({ amount: '500', intention: 'zakat', frequency: 'regular', interval: 'month' });
    await leave(0);
    expect((await view()).pending?.fund).toBeUndefined();
  });
});
