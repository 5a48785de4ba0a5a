/** The number of statements. A higher number makes a page or an order slower: raise it only with a reason. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addItem, type Cart, emptyCart } from '#src/domain/cart.ts';
import { createApi } from '#src/server/api.ts';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import { placeOrder } from '#src/server/checkout/place-order.ts';
import { readHome } from '#src/server/home/home.service.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { countFacets, getProject, listProjects } from '#src/server/projects/projects.service.ts';
import { listCountries } from '#src/server/reference/reference.service.ts';
import { readAppStores, readCurrency, readSuggestedAmounts } from '#src/server/settings/settings.service.ts';
import { createGivingApp, donor, projectOf } from '#tests/fixtures/giving.ts';
import { hearing, repeated, statementsOf } from '#tests/fixtures/statements.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let ctx: ServiceContext;
let projectId: string;
let categoryId: string;
beforeAll(async () => {
  ({ app, categoryId } = await createGivingApp('water'));
  ctx = hearing(app.services);
  projectId = (await projectOf(app, 'twelve-family-homes-after-the-earthquake')).id;
  // With warm caches, as after the first requests of a process.
  await readCurrency(ctx);
});
afterAll(() => app.close());

const item = (id: string, cause: object) => ({
  id,
  type: 'project' as const,
  price: 1000,
  quantity: 1,
  isGift: false,
  intention: 'sadaqah' as const,
  ...cause,
});

/** The number of statements of some work, none of which may be repeated. */
async function countOf(act: () => Promise<unknown>): Promise<number> {
  const statements = await statementsOf(app.services.db, act);
  expect(repeated(statements)).toEqual([]);
  return statements.length;
}

describe('the statements of', () => {
  it('settings are one, however many are read, and none for the next seconds', async () => {
    const fresh = hearing(app.services);
    const ask = () => Promise.all([readCurrency(fresh), readSuggestedAmounts(fresh), readAppStores(fresh)]);
    expect([await countOf(ask), await countOf(ask)]).toEqual([1, 0]);
  });

  it('home are twelve: totals, figures, slides, three rows of cards, countries, news, zakat (two), institutions, ledger', async () => {
    expect(await countOf(() => readHome(ctx, 'en'))).toBe(12);
  });

  it('a list are two, one where all is on one page, and its page reads the countries as well', async () => {
    expect(await countOf(() => listProjects(ctx, {}))).toBe(2);
    expect(await countOf(() => listProjects(ctx, { type: 'tafreej' }))).toBe(1);
    expect(await countOf(() => Promise.all([countFacets(ctx), listProjects(ctx, { sort: 'leastRemaining' })]))).toBe(3);
    const api = createApi(ctx);
    expect(
      await countOf(async () => {
        await api.request('/projects?limit=3');
      }),
    ).toBe(2);
  });

  it('a list by two filters are one on its later pages: its total was counted on the first', async () => {
    const filters = { donationMethod: 'money', isSuitableForZakat: 'true', limit: '2' } as const;
    expect(await countOf(() => listProjects(ctx, filters))).toBe(2);
    expect(await countOf(() => listProjects(ctx, { ...filters, offset: '2', sort: 'endingSoon' }))).toBe(1);
  });

  it('one project are three: itself, related projects, latest donations', async () => {
    expect(await countOf(() => getProject(ctx, 'twelve-family-homes-after-the-earthquake'))).toBe(3);
  });

  it('countries are one for each language', async () => {
    await listCountries(ctx, 'tr');
    expect(await countOf(() => listCountries(ctx, 'tr'))).toBe(0);
  });

  it('a cart, and the checkout with it, are two', async () => {
    const cart: Cart = addItem(
      addItem(emptyCart, item(projectId, { projectId })),
      item('fund', { type: 'endowment', categoryId }),
    );
    expect(await countOf(() => describeCart(ctx, cart))).toBe(2);
    expect(await countOf(() => describeCart(ctx, emptyCart))).toBe(0);
  });

  it('an order by bank are four: projects, funds, number, and one insert', async () => {
    expect(
      await countOf(() =>
        placeOrder(ctx, { donor, items: [{ type: 'project', projectId, price: 1000 }], paymentMethod: 'bank' }, {}),
      ),
    ).toBe(4);
  });

  it('an order by card are ten: its own three, and those of its payment at the provider', async () => {
    expect(
      await countOf(() =>
        placeOrder(ctx, { donor, items: [{ type: 'project', projectId, price: 1000 }], paymentMethod: 'stripe' }, {}),
      ),
    ).toBe(10);
  });
});
