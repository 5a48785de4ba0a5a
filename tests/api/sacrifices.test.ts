import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '#src/contracts/lists.ts';
import type { SacrificeCategoryView, SacrificeView } from '#src/contracts/sacrifices.ts';
import { expireOrders } from '#src/server/checkout/expire-orders.ts';
import { shareRelease } from '#src/server/checkout/release-shares.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { outbox } from '#src/server/platform/db/schema/payments.ts';
import { sacrificeAnimals, sacrifices, sacrificeShares } from '#src/server/platform/db/schema/sacrifices.ts';
import { drain } from '#src/server/platform/jobs/job-type.ts';
import { findUnplacedLines } from '#src/server/sacrifices/shares.repository.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { booksOf, createGivingApp, donor, give } from '#tests/fixtures/giving.ts';
import { addSacrifice, sacrificeItem } from '#tests/fixtures/sacrifices.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';
import { TEST_NOW } from '#tests/fixtures/test-context.ts';

let app: TestApp;
let stripe: FakeStripe;
beforeAll(async () => {
  ({ app, stripe } = await createGivingApp('water'));
});
beforeEach(() => {
  app.clock.now = new Date(TEST_NOW);
  stripe.health = 'up';
});
afterAll(() => app.close());

const list = async <Item>(path: string): Promise<Page<Item>> =>
  ((await (await app.get(path)).json()) as { result: Page<Item> }).result;
const order = (items: object[], change: object = {}) => ({ items, paymentMethod: 'bank', donor, ...change });
const place = (items: object[], change?: object) => app.post('/user/orders', order(items, change));
const refusal = async (items: object[], change?: object): Promise<unknown> => {
  const response = await place(items, change);
  expect(response.status).toBe(422);
  return ((await response.json()) as { errors: { path: string; code: string; limit?: number }[] }).errors.map(
    ({ code, limit, path }) => ({ path, code, ...(limit === undefined ? {} : { limit }) }),
  );
};
const sharesOf = (sacrificeId: string) =>
  app.services.db.select().from(sacrificeShares).where(eq(sacrificeShares.sacrificeId, sacrificeId));

const reserveAll = async () => {
  const id = await addSacrifice(app);
  return { id, ...(await give(app, order([sacrificeItem(id, 7)]))) };
};
const zakat = { type: 'zakat', price: 5000, intention: 'zakat' };
const emailsOf = async (orderId: string) =>
  (await app.services.db.select().from(outbox)).filter(({ payload }) => payload['orderId'] === orderId);
const templatesOf = async (orderId: string) => (await emailsOf(orderId)).map(({ payload }) => payload['template']);
/** On which days after the order its reminders are sent. */
const remindersOf = async (orderId: string): Promise<number[]> =>
  (await emailsOf(orderId))
    .filter(({ payload }) => payload['template'] === 'transferReminder')
    .map(({ runAt }) => (runAt.getTime() - app.clock.now.getTime()) / 86_400_000)
    .toSorted((a, b) => a - b);
const insertShare = async (id: string, change: object) => {
  const [own] = await sharesOf(id);
  return app.services.db.insert(sacrificeShares).values({ ...own!, ...change });
};
/** What is wrong with the first line of an order. */
const at = (field: string, code: string, limit?: number) => [
  { path: `items.0.${field}`, code, ...(limit === undefined ? {} : { limit }) },
];

describe('GET /sacrifice-categories', () => {
  it('lists the four kinds with their rule and who says so', async () => {
    const { data, total } = await list<SacrificeCategoryView>('/sacrifice-categories');
    expect(total).toBe(4);
    expect(data.map(({ slug }) => slug)).toEqual(['udhiyah', 'aqiqah', 'vow', 'charity']);
    expect(data.map(({ needsNames }) => needsNames)).toEqual([true, true, false, false]);
    expect(data.every(({ authority, ruling, source }) => authority.ar && ruling.tr && source)).toBe(true);
  });
});

describe('GET /sacrifices', () => {
  it('lists the demo charity’s sacrifices, those that can be ordered first', async () => {
    const { data, total } = await list<SacrificeView>('/sacrifices?limit=100');
    expect(total).toBe(40);
    const statuses = data.map(({ status }) => status);
    expect(statuses.slice(0, 37)).toEqual(Array.from({ length: 37 }, () => 'open'));
    expect(statuses.slice(37)).toEqual(['upcoming', 'soldOut', 'closed']);
    const sudan = data.find(({ category, country }) => category === 'udhiyah' && country === 'SD')!;
    expect(sudan).toMatchObject({
      animal: 'cow',
      size: 7,
      price: 6800,
      currency: 'USD',
      animals: 30,
      remaining: 199,
      next: { number: 2, taken: [1, 2, 3, 4] },
      closesLocal: '2027-05-15T18:00',
      closesAt: '2027-05-15T16:00:00.000Z',
      timeZone: 'Africa/Khartoum',
      ngo: { slug: 'nabaa-relief' },
    });
    expect(sudan.facts[0]!.ar).toContain('بيطري');
    expect(data.find(({ status }) => status === 'soldOut')).toMatchObject({ country: 'BA', remaining: 0, next: null });
  });

  it('filters by category, by its slug or id, and by country', async () => {
    const [category] = (await list<SacrificeCategoryView>('/sacrifice-categories')).data;
    const bySlug = await list<SacrificeView>('/sacrifices?category=udhiyah');
    expect(bySlug).toMatchObject({ total: 12, data: { length: 9 } });
    expect(await list(`/sacrifices?category=${category!.id}`)).toEqual(bySlug);
    expect((await list('/sacrifices?category=vow&country=SD')).total).toBe(2);
    expect((await list('/sacrifices?country=FR')).total).toBe(0);
    const second = await list<SacrificeView>(`/sacrifices?category=udhiyah&cursor=${bySlug.nextCursor}`);
    expect(second.data).toHaveLength(3);
    const unknown = await app.get('/sacrifices?category=hady');
    expect(unknown.status).toBe(422);
    expect(await unknown.json()).toMatchObject({ errors: [{ path: 'category', code: 'invalidSelection' }] });
    expect((await app.get('/sacrifices?kind=vow')).status).toBe(422);
  });

  it('closes at the second of the cut-off', async () => {
    const id = await addSacrifice(app, { closesLocal: '2026-11-20T18:00', country: 'KM' });
    const statusAt = async (moment: string) => {
      app.clock.now = new Date(moment);
      return (await list<SacrificeView>('/sacrifices?country=KM')).data[0]!.status;
    };
    expect(await statusAt('2026-11-20T15:59:59.999Z')).toBe('open');
    expect(await statusAt('2026-11-20T16:00:00.000Z')).toBe('closed');
    expect(await refusal([sacrificeItem(id)])).toEqual([{ path: 'items.0.sacrificeId', code: 'invalidSelection' }]);
    await app.services.db.delete(sacrifices).where(eq(sacrifices.id, id));
  });
});

describe('POST /user/orders with a sacrifice', () => {
  it('reserves shares in the names, and sells them when the money arrives', async () => {
    const id = await addSacrifice(app);
    const { order: placed, payment } = await give(app, order([sacrificeItem(id, 2)]));
    expect(placed).toMatchObject({
      total: 13_600,
      items: [
        {
          type: 'sacrifice',
          sacrificeId: id,
          price: 6800,
          quantity: 2,
          endowment: 0,
          title: { en: 'Qurbani: cow, Sudan', ar: 'أضحية: بقرة، السودان', tr: 'Kurban: sığır, Sudan' },
          facts: { category: 'udhiyah', animal: 'cow', country: 'SD', shares: 2, timeZone: 'Africa/Khartoum' },
        },
      ],
      // Three days, not fourteen: others wait for these shares.
      expiresAt: '2026-11-23T12:00:00.000Z',
    });
    expect(await sharesOf(id)).toMatchObject([
      { number: 1, position: 1, name: 'Person 1', soldAt: null },
      { number: 1, position: 2, name: 'Person 2', soldAt: null },
    ]);
    await confirmTransfer(app.services, { reference: payment.reference!, amount: 13_600, movement: 'S-1' });
    expect((await sharesOf(id)).every(({ soldAt }) => soldAt !== null)).toBe(true);
    expect(await booksOf(app, placed.id)).toEqual({ 'asset:bank': 13_600, 'fund:sacrifices': -13_600 });
  });

  it('fills one animal and begins the next', async () => {
    const id = await addSacrifice(app, { stock: 2 });
    await give(app, order([sacrificeItem(id, 5)]));
    await give(app, order([sacrificeItem(id, 4)]));
    const taken = (await sharesOf(id)).map(({ number, position }) => `${number}.${position}`);
    expect(taken.toSorted()).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '2.1', '2.2']);
    expect(await refusal([sacrificeItem(id, 6)])).toEqual([{ path: 'items.0.quantity', code: 'tooHigh', limit: 5 }]);
  });

  it('counts two lines of one sacrifice together', async () => {
    const id = await addSacrifice(app);
    expect(await refusal([sacrificeItem(id, 4), sacrificeItem(id, 4)])).toEqual([
      { path: 'items.1.quantity', code: 'tooHigh', limit: 3 },
    ]);
    expect(await sharesOf(id)).toHaveLength(0);
  });

  it('refuses what cannot be, at its path', async () => {
    const [id, vow] = [await addSacrifice(app), await addSacrifice(app, {}, 'vow')];
    const upcoming = await addSacrifice(app, { opensAt: new Date('2026-12-01T00:00:00Z') });
    const draft = await addSacrifice(app, { status: 'draft' });
    expect(await refusal([sacrificeItem(id, 1, { proxyAccepted: false })])).toEqual(at('proxyAccepted', 'required'));
    expect(await refusal([sacrificeItem(id, 1, { proxyAccepted: undefined })])).toEqual(
      at('proxyAccepted', 'required'),
    );
    expect(await refusal([sacrificeItem(id, 2, { onBehalfOf: ['Huda'] })])).toEqual(at('onBehalfOf.1', 'required'));
    expect(await refusal([sacrificeItem(id, 1, { onBehalfOf: ['Huda', 'Salim'] })])).toEqual(
      at('onBehalfOf', 'tooLong', 1),
    );
    expect(await refusal([sacrificeItem(id, 1, { onBehalfOf: [' '] })])).toEqual(at('onBehalfOf.0', 'required'));
    expect(await refusal([sacrificeItem(id, 8)])).toEqual(at('quantity', 'tooHigh', 7));
    expect(await refusal([sacrificeItem(id, 1, { intention: 'zakat' })])).toEqual(at('intention', 'invalidSelection'));
    const monthly = { isSubscription: true, subscriptionRecurringInterval: 'month' };
    expect(await refusal([sacrificeItem(id, 1, monthly)], { paymentMethod: 'stripe' })).toEqual(
      at('isSubscription', 'invalidSelection'),
    );
    for (const closed of [upcoming, draft, '019a0000-0000-7000-8000-000000000000'])
      expect(await refusal([sacrificeItem(closed)])).toEqual(at('sacrificeId', 'invalidSelection'));
    expect(await refusal([{ ...sacrificeItem(id), sacrificeId: undefined }])).toEqual(at('sacrificeId', 'required'));
    // A vow may be without names.
    const { order: placed } = await give(app, order([sacrificeItem(vow, 2, { onBehalfOf: undefined })]));
    expect(placed.items[0]!.onBehalfOf).toEqual([]);
    expect((await sharesOf(vow)).map(({ name }) => name)).toEqual([null, null]);
  });

  it('the order of its donor says in whose names it is', async () => {
    const id = await addSacrifice(app);
    const { order: placed } = await give(app, order([sacrificeItem(id, 2, { onBehalfOf: ['Huda', 'سالم'] })]));
    expect(placed.items[0]!.onBehalfOf).toEqual(['Huda', 'سالم']);
  });

  it('the client’s price counts for nothing', async () => {
    const id = await addSacrifice(app);
    expect((await give(app, order([sacrificeItem(id, 1, { price: 1 })]))).order.total).toBe(6800);
  });
});

describe('a hundred buyers of seven shares', () => {
  it.each(['bank', 'stripe'])(
    'get exactly seven, by %s, and the others are told before they pay',
    async (method) => {
      const id = await addSacrifice(app);
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          place([sacrificeItem(id)], {
            paymentMethod: method,
            donor: { ...donor, email: `buyer${index}@example.org` },
          }),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(7);
      expect(statuses.filter((status) => status === 422)).toHaveLength(93);
      const [refused] = answers.filter(({ status }) => status === 422);
      expect(await refused!.json()).toMatchObject({
        errors: [{ path: 'items.0.quantity', code: 'tooHigh', limit: 0 }],
      });
      const shares = await sharesOf(id);
      expect(shares.map(({ position }) => position).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(new Set(shares.map(({ orderItemId }) => orderItemId)).size).toBe(7);
    },
    60_000,
  );
});

describe('shares of an order that is not paid', () => {
  it('are given back when it expires, and sold to somebody else', async () => {
    const { id } = await reserveAll();
    expect(await refusal([sacrificeItem(id)])).toEqual([{ path: 'items.0.quantity', code: 'tooHigh', limit: 0 }]);
    app.clock.pass(3 * 86_400_000 + 1000);
    await expireOrders(app.services);
    expect(await sharesOf(id)).toHaveLength(0);
    await give(app, order([sacrificeItem(id, 7)]));
    expect(await sharesOf(id)).toHaveLength(7);
  });

  it('beside other donations go back after three days, while the rest waits for two weeks', async () => {
    const id = await addSacrifice(app);
    const { accessKey, order: mixed, payment } = await give(app, order([sacrificeItem(id, 7), zakat]));
    expect(mixed).toMatchObject({ sharesUntil: '2026-11-23T12:00:00.000Z', expiresAt: '2026-12-04T12:00:00.000Z' });
    app.clock.pass(3 * 86_400_000 + 1000);
    await expireOrders(app.services);
    await drain(app.services, shareRelease);
    expect(await sharesOf(id)).toHaveLength(0);
    const waiting = await app.get(`/user/orders/${mixed.id}`, { 'x-order-key': accessKey });
    expect(await waiting.json()).toMatchObject({ result: { status: 'awaitingTransfer', sharesUntil: null } });
    expect(await templatesOf(mixed.id)).toContain('sharesReleased');
    expect(await drain(app.services, shareRelease)).toBe(0);
    // The whole of it comes on the fifth day, and there are shares again.
    app.clock.pass(2 * 86_400_000);
    await confirmTransfer(app.services, { reference: payment.reference!, amount: mixed.total, movement: 'S-5' });
    expect(await sharesOf(id)).toHaveLength(7);
    expect(await booksOf(app, mixed.id)).toMatchObject({ 'fund:zakat': -5000, 'fund:sacrifices': -47_600 });
  });

  it('of which a part is paid go back as well, and what came is held', async () => {
    const { id, order: placed, payment } = await reserveAll();
    const confirm = (amount: number, movement: string) =>
      confirmTransfer(app.services, { reference: payment.reference!, amount, movement });
    await confirm(100, 'P-1');
    app.clock.pass(3 * 86_400_000 + 1000);
    await expireOrders(app.services);
    await drain(app.services, shareRelease);
    expect(await sharesOf(id)).toHaveLength(0);
    expect(await templatesOf(placed.id)).toContain('sharesReleased');
    expect(await booksOf(app, placed.id)).toMatchObject({ 'liability:unallocated': -100 });
    expect(await drain(app.services, shareRelease)).toBe(0);
    // The rest comes, and there are shares again.
    await confirm(placed.total - 100, 'P-2');
    expect(await sharesOf(id)).toHaveLength(7);
  });

  it('are reminded of a day before they go back, not on the day itself', async () => {
    const { order: alone } = await reserveAll();
    expect(alone).toMatchObject({ sharesUntil: alone.expiresAt });
    expect(await remindersOf(alone.id)).toEqual([2]);
    const id = await addSacrifice(app);
    const { order: mixed } = await give(app, order([sacrificeItem(id), zakat]));
    expect(await remindersOf(mixed.id)).toEqual([2, 10]);
  });

  it('are taken again when its money comes late, while there are some', async () => {
    const { id, payment } = await reserveAll();
    app.clock.pass(4 * 86_400_000);
    await expireOrders(app.services);
    await confirmTransfer(app.services, { reference: payment.reference!, amount: 47_600, movement: 'S-2' });
    const shares = await sharesOf(id);
    expect(shares).toHaveLength(7);
    expect(shares.every(({ name, soldAt }) => soldAt !== null && name?.startsWith('Person'))).toBe(true);
  });

  it('whose money comes when none is left, are told to donor and staff, and nothing is lost', async () => {
    const { id, order: late, payment } = await reserveAll();
    app.clock.pass(4 * 86_400_000);
    await expireOrders(app.services);
    const { payment: other } = await give(app, order([sacrificeItem(id, 7)]));
    await confirmTransfer(app.services, { reference: other.reference!, amount: 47_600, movement: 'S-3' });
    await confirmTransfer(app.services, { reference: payment.reference!, amount: 47_600, movement: 'S-4' });
    expect(await sharesOf(id)).toHaveLength(7);
    expect(await booksOf(app, late.id)).toEqual({ 'asset:bank': 47_600, 'fund:sacrifices': -47_600 });
    expect(await findUnplacedLines(app.services.db)).toMatchObject([{ orderNumber: late.number, amount: 47_600 }]);
    const [job] = await app.services.db
      .select()
      .from(outbox)
      .where(
        and(eq(outbox.kind, 'email'), sql`payload->>'orderId' = ${late.id} and payload->>'template' = 'sharesGone'`),
      );
    expect(job).toBeDefined();
    expect(await runLedgerCheck(app.services)).toEqual([]);
  });
});

describe('the database itself', () => {
  it('forbids the eighth share, the same share twice, and a second share of a sheep', async () => {
    const [cow, sheep] = [await addSacrifice(app), await addSacrifice(app, { animal: 'sheep', size: 1, stock: 5 })];
    await give(app, order([sacrificeItem(cow), sacrificeItem(sheep)]));
    for (const [id, change] of [
      [cow, { position: 8 }],
      [cow, { position: 0 }],
      [cow, {}],
      [sheep, { position: 2 }],
      [sheep, { position: 2, size: 7 }],
      [cow, { position: 2, number: 9 }],
    ] as const)
      await expect(insertShare(id, change)).rejects.toThrow('Failed query');
    await insertShare(cow, { position: 2 });
  });

  it('knows no cow of one share, no sheep of seven, and no cut-off without a time', async () => {
    await expect(addSacrifice(app, { size: 1 })).rejects.toThrow('Failed query');
    await expect(addSacrifice(app, { animal: 'goat' })).rejects.toThrow('Failed query');
    await expect(addSacrifice(app, { closesLocal: '2027-05-15' })).rejects.toThrow('Failed query');
    await expect(addSacrifice(app, { stock: 0 })).rejects.toThrow('Failed query');
  });

  it('sells nothing of an animal that is slaughtered', async () => {
    const id = await addSacrifice(app);
    await give(app, order([sacrificeItem(id)]));
    await app.services.db
      .update(sacrificeAnimals)
      .set({ slaughteredAt: app.clock.now, place: 'Khartoum', proof: 'Ear tag 14' })
      .where(eq(sacrificeAnimals.sacrificeId, id));
    expect(await refusal([sacrificeItem(id)])).toEqual([{ path: 'items.0.quantity', code: 'tooHigh', limit: 0 }]);
  });
});

it('every installation has the four kinds, also without demo data', async () => {
  const empty = await createTestApp({ template: 'empty' });
  const answer = (await (await empty.get('/sacrifice-categories')).json()) as { result: { total: number } };
  expect(answer.result.total).toBe(4);
  await empty.close();
});
