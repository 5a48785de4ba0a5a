import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderView } from '#src/contracts/orders.ts';
import type { GivingAnalytics, OwnData, OwnSubscription, Profile } from '#src/contracts/profile.ts';
import { codeDigits } from '#src/server/accounts/codes.ts';
import { findOwnDonor } from '#src/server/orders/own-order.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { deleteExpired } from '#src/server/platform/retention/delete-expired.ts';
import { listRefundStates } from '#src/server/refunds/read-refund.ts';
import { booksOf, give as place, projectOf } from '#tests/fixtures/giving.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createRefundSite, type RefundSite } from '#tests/fixtures/refunds.ts';

const PASSWORD = 'a lantern over the harbor';
let site: RefundSite;
beforeAll(async () => {
  site = await createRefundSite();
});
afterAll(() => site.app.close());

const resultOf = async <Value>(response: Response): Promise<Value> =>
  ((await response.json()) as { result: Value }).result;

/** An account, whose email is confirmed unless told otherwise, and its calls. */
async function person(name: string, isConfirmed = true) {
  const { app } = site;
  const email = `${name}@example.org`;
  await app.post('/users/auth/signup', {
    username: name,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    gender: 'female',
    dateOfBirth: '1990-05-17',
    nationality: 'SA',
    mainDonationField: 'zakat',
  });
  if (isConfirmed) {
    const [row] = await rowsOf<{ id: string }>(
      app.services.db,
      sql`select c.id from account_codes c join users u on u.id = c.user_id where u.username = ${name}`,
    );
    await app.post('/users/auth/email', { email, otp: codeDigits(app.services, row!.id) });
  }
  const { access } = await resultOf<{ access: string }>(
    await app.post('/users/auth/login', { login: name, password: PASSWORD }),
  );
  const headers = { authorization: `Bearer ${access}` };
  const read = async <Value>(path: string) => resultOf<Value>(await app.get(path, headers));
  const change = (body: object) =>
    app.api.request('/users/profile', {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const donor = { fullName: 'Amina K', email };
  const give = (price: number, more: object = {}) =>
    site.paid([{ type: 'endowment', categoryId: site.categoryId, price, ...more }], { donor });
  return { read, change, give, donor, headers };
}

it('counts what was given since joining, and keeps a medal after a refund', async () => {
  const amina = await person('amina.medals');
  expect((await amina.read<Profile>('/users/profile')).membership).toMatchObject({
    tier: 'member',
    total: 0,
    next: { tier: 'bronze', missing: 10_000 },
  });
  const placed = await amina.give(12_000);
  const { membership } = await amina.read<Profile>('/users/profile');
  expect(membership).toMatchObject({ tier: 'bronze', total: 12_000, next: { tier: 'silver', missing: 38_000 } });
  expect(membership.medals.map(({ tier }) => tier)).toEqual(['member', 'bronze']);
  await site.run('refund:make', placed.order.number, '50.00', 'asked', 'for');
  await site.work();
  const after = (await amina.read<Profile>('/users/profile')).membership;
  expect([after.tier, after.total, after.medals.length]).toEqual(['member', 7000, 2]);
});

it('takes over what a guest gave with the same email, once it is confirmed', async () => {
  const guest = { fullName: 'Huda', email: 'Huda.Guest@example.org' };
  const items = [{ type: 'endowment', categoryId: site.categoryId, price: 5000 }];
  const { order } = await site.paid(items, { donor: guest });
  site.app.clock.pass(60_000);
  const waiting = await person('huda.guest', false);
  expect(await waiting.read('/user/orders')).toEqual({ data: [], total: 0 });
  await rowsOf(site.app.services.db, sql`update users set is_email_verified = true where username = 'huda.guest'`);
  const { data, total } = await waiting.read<{ data: OrderView[]; total: number }>('/user/orders');
  expect([total, data[0]!.number, data[0]!.items.length]).toEqual([1, order.number, 1]);
  // Before joining: in the history, and not in the tier.
  expect((await waiting.read<Profile>('/users/profile')).membership.total).toBe(0);
});

it("lists a person's own orders by year and state, in pages, and nobody else's", async () => {
  const salim = await person('salim.list');
  for (const price of [1000, 2000, 3000]) await salim.give(price);
  const page = await salim.read<{ data: OrderView[]; total: number; nextCursor: string }>('/user/orders?limit=2');
  expect([page.total, page.data.map(({ total }) => total)]).toEqual([3, [3000, 2000]]);
  const rest = await salim.read<{ data: OrderView[] }>(`/user/orders?limit=2&cursor=${page.nextCursor}`);
  expect(rest.data.map(({ total }) => total)).toEqual([1000]);
  expect((await salim.read<{ total: number }>('/user/orders?year=2001')).total).toBe(0);
  expect((await salim.read<{ total: number }>('/user/orders?orderStatus=pending')).total).toBe(0);
  expect((await salim.read<{ total: number }>('/user/orders?orderStatus=paid')).total).toBe(3);
  const other = await person('other.list');
  expect((await other.read<{ total: number }>('/user/orders')).total).toBe(0);
  expect((await site.app.get('/user/orders')).status).toBe(401);
  expect((await site.app.get('/user/orders?orderStatus=lost', salim.headers)).status).toBe(422);
});

it('lists recurring donations, and sums by month, kind and program', async () => {
  const rana = await person('rana.plans');
  await rana.give(2500, { isSubscription: true, subscriptionRecurringInterval: 'month' });
  const well = await projectOf(site.app, 'a-solar-well-for-340-families-in-marib');
  await site.paid([{ type: 'project', projectId: well.id, price: 4000 }], { donor: rana.donor });
  const plans = await rana.read<{ data: OwnSubscription[] }>('/user/subscriptions');
  expect(plans.data).toMatchObject([{ status: 'active', interval: 'month', amount: 2500, currency: 'USD' }]);
  const found = async (query: string) => {
    const { data, total } = await rana.read<{ data: OrderView[]; total: number }>(`/user/orders?${query}`);
    return [total, ...data.map((order) => order.total)];
  };
  expect(await found('interval=month')).toEqual([1, 2500]);
  expect(await found('interval=once')).toEqual([1, 4000]);
  expect(await found('interval=week')).toEqual([0]);
  expect(await found('kind=project')).toEqual([1, 4000]);
  expect(await found('kind=endowment&interval=once')).toEqual([0]);
  expect(await found(`program=${well.types[0]!.slug}`)).toEqual([1, 4000]);
  expect(await found('program=no-such-program')).toEqual([0]);
  expect((await site.app.get('/user/orders?interval=hour', rana.headers)).status).toBe(422);
  const sums = await rana.read<GivingAnalytics>('/analytics/user');
  expect(sums.months).toEqual([{ month: expect.stringMatching(/^2026-\d\d$/), amount: 6500, donations: 2 }]);
  expect(sums.kinds).toEqual([
    { kind: 'project', amount: 4000 },
    { kind: 'endowment', amount: 2500 },
  ]);
  expect(sums.programs.map(({ amount }) => amount)).toEqual([4000]);
});

it('changes what is sent and nothing else', async () => {
  const noor = await person('noor.change');
  const phone = { country: 'TR', number: '532 111 22 33' };
  const response = await noor.change({ fullName: ' Noor  Ali ', phone, locale: 'tr' });
  expect(await resultOf<Profile>(response)).toMatchObject({
    fullName: 'Noor  Ali',
    phone: { country: 'TR', number: '5321112233' },
    locale: 'tr',
    nationality: 'SA',
    username: 'noor.change',
  });
  expect((await resultOf<Profile>(await noor.change({ phone: null, fullName: null }))).phone).toBeNull();
  for (const [body, path] of [
    [{ mainDonationField: 'nothing' }, 'mainDonationField'],
    [{ email: 'other@example.org' }, 'email'],
    [{ roles: ['admin'] }, 'roles'],
    [{ locale: 'de' }, 'locale'],
    [{ nationality: 'Saudi' }, 'nationality'],
  ] as const) {
    const refused = await noor.change(body);
    const { errors } = (await refused.json()) as { errors: { path: string }[] };
    expect([refused.status, errors.map((error) => error.path)]).toEqual([422, [path]]);
  }
});

it('gives a person everything that is held about them, and forgets them without touching the books', async () => {
  const layla = await person('layla.data');
  const placed = await layla.give(7500, {
    isGift: true,
    giftReceiverName: 'Salma',
    giftReceiverPhoneNumber: '+966501234567',
  });
  const held = await layla.read<OwnData>('/users/profile/export');
  expect(held).toMatchObject({
    profile: { username: 'layla.data', email: 'layla.data@example.org' },
    orders: [{ number: placed.order.number, donor: { fullName: 'Amina K', email: 'layla.data@example.org' } }],
  });
  expect([held.sessions.length, JSON.stringify(held).includes('argon2')]).toEqual([1, false]);
  const erase = (password: string) =>
    site.app.api.request('/users/profile', {
      method: 'DELETE',
      headers: { ...layla.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    });
  expect((await erase('not the password')).status).toBe(422);
  const before = await booksOf(site.app, placed.order.id);
  expect((await erase(PASSWORD)).status).toBe(200);
  expect((await site.app.get('/users/profile', layla.headers)).status).toBe(401);
  const { db } = site.app.services;
  for (const query of [
    sql`select 1 from order_donors where order_id = ${placed.order.id}`,
    sql`select 1 from order_item_people where item_id in (select id from order_items where order_id = ${placed.order.id})`,
    sql`select 1 from emails where to_address = 'layla.data@example.org'`,
    sql`select 1 from users where username = 'layla.data' or email = 'layla.data@example.org'`,
  ])
    expect(await rowsOf(db, query)).toEqual([]);
  expect(await booksOf(site.app, placed.order.id)).toEqual(before);
  expect(await site.findings()).toEqual([]);
  // The name and the address are free again.
  expect((await (await person('layla.data')).read<{ total: number }>('/user/orders')).total).toBe(0);
});

it('does not erase a person whose card would still be charged', async () => {
  const maha = await person('maha.plan');
  await maha.give(2500, { isSubscription: true, subscriptionRecurringInterval: 'month' });
  await maha.read('/users/profile');
  const refused = await site.app.api.request('/users/profile', {
    method: 'DELETE',
    headers: { ...maha.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect([refused.status, await refused.json()]).toMatchObject([422, { errors: [{ path: 'recurring' }] }]);
});

it('leaves a recurring donation that is not paid yet to a guest, who gets it with the order', async () => {
  const reem = await person('reem.leaves');
  const items = [
    {
      type: 'endowment',
      categoryId: site.categoryId,
      price: 2500,
      isSubscription: true,
      subscriptionRecurringInterval: 'month',
    },
  ];
  const placed = await place(site.app, { donor: reem.donor, items, paymentMethod: 'bank' });
  await reem.read('/users/profile');
  const owners = () =>
    rowsOf<{ plan: string | null; order: string | null }>(
      site.app.services.db,
      sql`select s.account_id as plan, o.account_id as order from orders o join subscriptions s on s.order_id = o.id
        where o.id = ${placed.order.id}`,
    );
  expect((await owners())[0]!.plan).not.toBeNull();
  const erased = await site.app.api.request('/users/profile', {
    method: 'DELETE',
    headers: { ...reem.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(erased.status).toBe(200);
  expect(await owners()).toEqual([{ plan: null, order: null }]);
});

it('deletes an account that nobody confirmed after thirty days, and no other', async () => {
  await person('never.confirmed', false);
  await person('was.confirmed');
  site.app.clock.pass(29 * 86_400_000);
  await deleteExpired(site.app.services);
  const kept = async () =>
    (
      await rowsOf<{ username: string }>(
        site.app.services.db,
        sql`select username from users where username in ('never.confirmed', 'was.confirmed') order by 1`,
      )
    ).map(({ username }) => username);
  expect(await kept()).toEqual(['never.confirmed', 'was.confirmed']);
  site.app.clock.pass(86_400_000);
  await deleteExpired(site.app.services);
  expect(await kept()).toEqual(['was.confirmed']);
});

it("says of a guest's donor what a new account needs, to the key of the order alone", async () => {
  const guest = { fullName: 'Sami', email: 'sami@example.org', phone: { country: 'TR', number: '5321112233' } };
  const items = [{ type: 'endowment', categoryId: site.categoryId, price: 5000 }];
  const { accessKey, order } = await site.paid(items, { donor: guest });
  const { services } = site.app;
  expect(await findOwnDonor(services, { number: order.number, accessKey })).toMatchObject({
    email: 'sami@example.org',
    phoneCountry: 'TR',
    phoneNumber: '5321112233',
  });
  expect(await findOwnDonor(services, { number: order.number, accessKey: 'another' })).toBeUndefined();
  expect(await findOwnDonor(services, { number: '1', accessKey })).toBeUndefined();
});

it('tells how the refund of each donation stands', async () => {
  const dana = await person('dana.refunds');
  await dana.give(2000);
  await dana.give(3000);
  const { data } = await dana.read<{ data: OrderView[] }>('/user/orders');
  const [asked, other] = data;
  await site.app.post(`/user/orders/${asked!.id}/refund-requests`, { reason: 'Given twice' }, dana.headers);
  const states = await listRefundStates(site.app.services, [asked!.id, other!.id]);
  expect([...states]).toEqual([[asked!.id, 'requested']]);
  expect([...(await listRefundStates(site.app.services, []))]).toEqual([]);
});

it('changes gender and day of birth by the rule of signing up', async () => {
  const holder = await signUpPerson(site.app);
  const headers = { authorization: `Bearer ${holder.accessToken}`, 'content-type': 'application/json' };
  const change = (body: object) =>
    site.app.api.request('/users/profile', { method: 'PATCH', headers, body: JSON.stringify(body) });
  const today = site.app.services.now();
  const yearsAgo = (years: number, days = 0): string =>
    new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days))
      .toISOString()
      .slice(0, 10);
  const faultsOf = async (dateOfBirth: string) => {
    const { errors = [] } = (await (await change({ dateOfBirth })).json()) as { errors?: object[] };
    return errors;
  };
  expect(await faultsOf(yearsAgo(13, 1))).toEqual([
    expect.objectContaining({ path: 'dateOfBirth', code: 'tooLow', limit: 13 }),
  ]);
  expect(await faultsOf(yearsAgo(121))).toEqual([
    expect.objectContaining({ path: 'dateOfBirth', code: 'tooHigh', limit: 120 }),
  ]);
  expect(await faultsOf('1990-02-30')).toEqual([
    expect.objectContaining({ path: 'dateOfBirth', code: 'invalidFormat' }),
  ]);
  expect(await faultsOf(yearsAgo(13))).toEqual([]);
  const changed = await change({ gender: 'male', dateOfBirth: '1991-03-07' });
  expect(await changed.json()).toMatchObject({ result: { gender: 'male', dateOfBirth: '1991-03-07' } });
  expect(await (await change({ fullName: 'Huda' })).json()).toMatchObject({ result: { dateOfBirth: '1991-03-07' } });
});
