import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GiftReceiver } from '#src/contracts/gift-receivers.ts';
import { MOST_RECEIVERS } from '#src/server/gift-receivers/gift-receivers.service.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function somebody() {
  const person = await signUpPerson(app);
  const [{ email }] = (await rowsOf<{ email: string }>(
    app.services.db,
    sql`select email from users where id = ${person.id}`,
  )) as [{ email: string }];
  const by = { authorization: `Bearer ${person.accessToken}` };
  const list = async (): Promise<GiftReceiver[]> =>
    ((await (await app.get('/user/gift-receivers', by)).json()) as { result: { data: GiftReceiver[] } }).result.data;
  const save = (body: object) => app.post('/user/gift-receivers', body, by);
  const send = (method: 'PATCH' | 'DELETE', id: string, body?: object) =>
    app.api.request(`/user/gift-receivers/${id}`, {
      method,
      headers: { ...by, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return { ...person, email, by, list, save, send, client: createFormClient(app.services, person.cookie) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const salma = { name: 'Salma', email: 'salma@example.org' };
const pathsOf = async (answer: Response) =>
  ((await answer.json()) as { errors: { path: string; code: string }[] }).errors.map(({ code, path }) => [path, code]);

/** A gift for somebody, placed by the person. */
async function giveFor({ by, email }: Somebody, change: object = {}) {
  const [project] = await rowsOf<{ id: string }>(
    app.services.db,
    sql`select id from projects where status = 'published' and donation_method = 'money' and monthly_minor is null and not is_endowment order by published_at limit 1`,
  );
  const placed = await app.post(
    '/user/orders',
    {
      items: [
        {
          type: 'project',
          projectId: project!.id,
          price: 1000,
          isGift: true,
          giftReceiverName: 'Salma',
          giftReceiverEmail: 'salma@example.org',
          ...change,
        },
      ],
      paymentMethod: 'bank',
      donor: { fullName: 'Huda', email },
    },
    by,
  );
  const { result } = (await placed.json()) as { result: { order: { id: string; items: { id: string }[] } } };
  return result.order;
}

describe('people to give for', () => {
  it('are saved by an act of their own alone: a gift saves nobody', async () => {
    const huda = await somebody();
    await giveFor(huda);
    expect(await huda.list()).toEqual([]);
    expect((await huda.save({ ...salma, phone: '+٩٦٦501234567' })).status).toBe(201);
    expect(await huda.list()).toMatchObject([{ ...salma, phone: '+966501234567' }]);
  });

  it('are listed by name, and saved once however often', async () => {
    const huda = await somebody();
    for (const name of ['zeynep', 'Salma', 'salma', 'Amal']) await huda.save({ ...salma, name });
    await Promise.all([1, 2, 3].map(() => huda.save({ ...salma, name: 'Amal', email: 'SALMA@example.org' })));
    expect((await huda.list()).map(({ name }) => name)).toEqual(['Amal', 'Salma', 'zeynep']);
  });

  it('are changed as far as is sent, and one way to reach them stays', async () => {
    const huda = await somebody();
    await huda.save(salma);
    await huda.save({ ...salma, name: 'Amal' });
    const [amal, held] = (await huda.list()) as [GiftReceiver, GiftReceiver];
    const changed = await huda.send('PATCH', held.id, { phone: '+905321112233' });
    expect(((await changed.json()) as { result: GiftReceiver }).result).toMatchObject({
      ...salma,
      phone: '+905321112233',
    });
    expect((await huda.send('PATCH', held.id, { email: null })).status).toBe(200);
    const last = await huda.send('PATCH', held.id, { phone: null });
    expect([last.status, await pathsOf(last)]).toEqual([422, [['email', 'required']]]);
    expect((await huda.send('PATCH', held.id, { name: 'Amal', email: salma.email, phone: null })).status).toBe(409);
    expect((await huda.send('PATCH', amal.id, { name: 'Amal' })).status).toBe(200);
  });

  it('are nobody else’s', async () => {
    const huda = await somebody();
    await huda.save(salma);
    const [held] = await huda.list();
    const other = await somebody();
    expect((await other.send('PATCH', held!.id, { name: 'Mine' })).status).toBe(404);
    expect((await other.send('DELETE', held!.id)).status).toBe(404);
    expect(await other.list()).toEqual([]);
    expect((await app.get('/user/gift-receivers')).status).toBe(401);
    expect((await huda.send('DELETE', held!.id)).status).toBe(200);
    expect(await huda.list()).toEqual([]);
  });

  it(`are ${MOST_RECEIVERS} at most`, async () => {
    const huda = await somebody();
    for (let one = 0; one < MOST_RECEIVERS; one += 1) await huda.save({ ...salma, name: `Receiver ${one}` });
    expect((await huda.save({ ...salma, name: 'One more' })).status).toBe(409);
    // Who is saved already is no further one.
    expect((await huda.save({ ...salma, name: 'Receiver 7' })).status).toBe(201);
  });

  it.each([
    [{ email: 'salma@example.org' }, ['name', 'required']],
    [{ name: 'Salma' }, ['email', 'required']],
    [{ name: 'Salma', email: null, phone: null }, ['email', 'required']],
    [{ name: 7, email: 'salma@example.org' }, ['name', 'invalidType']],
    [{ name: 'a'.repeat(121), email: 'salma@example.org' }, ['name', 'tooLong']],
    [{ name: ' ', email: 'salma@example.org' }, ['name', 'required']],
    [{ name: 'Salma', email: 'salma' }, ['email', 'invalidEmail']],
    [{ name: 'Salma', email: 'sal\u202Ema@example.org' }, ['email', 'invalidEmail']],
    [{ name: 'Salma', phone: '0501234567' }, ['phone', 'invalidFormat']],
    [{ ...salma, userId: 'x' }, ['userId', 'unknownField']],
  ])('are refused as %j', async (body, error) => {
    const refused = await (await somebody()).save(body);
    expect([refused.status, await pathsOf(refused)]).toEqual([422, [error]]);
  });

  it('go with the person and are in what they download', async () => {
    const huda = await somebody();
    await huda.save(salma);
    const held = (await (await app.get('/users/profile/export', huda.by)).json()) as {
      result: { giftReceivers: GiftReceiver[] };
    };
    expect(held.result.giftReceivers).toMatchObject([salma]);
    await app.api.request('/users/profile', {
      method: 'DELETE',
      headers: { ...huda.by, 'content-type': 'application/json' },
      body: JSON.stringify({ password: huda.password }),
    });
    expect(await rowsOf(app.services.db, sql`select 1 from gift_receivers where user_id = ${huda.id}`)).toEqual([]);
  });
});

describe('a form', () => {
  it('saves whom a gift was for, and nobody from the gift of another', async () => {
    const huda = await somebody();
    const { items } = await giveFor(huda);
    const itemId = items[0]!.id;
    const other = await somebody();
    await other.client.post('/profile/receiver/from-gift', { locale: 'en', itemId });
    expect(await other.list()).toEqual([]);
    const saved = await huda.client.post('/profile/receiver/from-gift', {
      locale: 'ar',
      returnTo: '/checkout/thank-you/1',
      itemId,
    });
    expect([saved.status, saved.location]).toEqual([303, expect.stringMatching(/^\/ar\/checkout\/thank-you\/1/)]);
    expect(await huda.list()).toMatchObject([salma]);
  });

  it('saves, changes and deletes, with a number by its country', async () => {
    const { client, list } = await somebody();
    await client.post('/profile/receiver', {
      receiverName: 'Salma',
      receiverEmail: '',
      receiverCountry: 'SA',
      receiverPhone: '050 123 4567',
    });
    const [held] = await list();
    expect(held).toMatchObject({ name: 'Salma', email: null, phone: '+966501234567' });
    await client.post('/profile/receiver', {
      id: held!.id,
      receiverName: 'Salma Ali',
      receiverEmail: 'salma@example.org',
      receiverPhone: held!.phone!,
    });
    expect(await list()).toMatchObject([{ name: 'Salma Ali', email: 'salma@example.org', phone: '+966501234567' }]);
    await client.post('/profile/receiver/remove', { id: held!.id });
    const twice = await client.post('/profile/receiver/remove', { id: held!.id });
    expect([await list(), twice.location]).toEqual([[], '/profile?part=receivers']);
  });

  it('of a project takes a saved person whole, and refuses one of somebody else', async () => {
    const huda = await somebody();
    await huda.save({ ...salma, phone: '+966501234567' });
    const [held] = await huda.list();
    const [project] = await rowsOf<{ id: string }>(
      app.services.db,
      sql`select id from projects where status = 'published' and donation_method = 'money' and monthly_minor is null and not is_endowment order by published_at limit 1`,
    );
    const gift = {
      locale: 'en',
      returnTo: '/projects',
      projectId: project!.id,
      preset: '1000',
      isGift: 'on',
      giftReceiver: held!.id,
      giftReceiverName: 'Typed before',
      giftReceiverEmail: 'typed@example.org',
    };
    await huda.client.post('/cart/add', gift);
    const visitor = (await somebody()).client;
    await visitor.post('/cart/add', gift);
    const flash = await consumeFormFlash(app.services, visitor.cookies.get('form'));
    expect(flash?.errors).toMatchObject([{ path: 'giftReceiver', code: 'invalidSelection' }]);
    expect(visitor.cookies.get('cart')).toBeUndefined();
    const placed = await huda.client.post('/checkout', {
      locale: 'en',
      fullName: 'Huda',
      email: 'huda@example.org',
      method: 'bank',
    });
    expect(placed.location).toMatch(/thank-you/);
    const [row] = await rowsOf<{ name: string; email: string; phone: string }>(
      app.services.db,
      sql`select gift_receiver_name as name, gift_receiver_email as email, gift_receiver_phone_number as phone from order_item_people order by item_id desc limit 1`,
    );
    expect(row).toEqual({ name: 'Salma', email: salma.email, phone: '+966501234567' });
  });
});
