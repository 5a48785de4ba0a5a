import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { donorHashOf } from '#src/server/orders/draft-order.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { claimGifts } from '#src/server/profile/claim-gifts.ts';
import { findCode, insertCode, lockCodeById } from '#src/server/subscriptions/giving-codes.repository.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const MINUTE = 60_000;
const NEW = 'huda.new@example.org';
let app: TestApp;
let emails: { to: string; subject: string; plain: string }[];
beforeEach(async () => {
  app = await createTestApp();
  emails = [];
  app.services.gateways.email = {
    isConfigured: true,
    send: async ({ plain, subject, to }) => void emails.push({ to, subject, plain }),
  };
});
afterEach(() => app.close());

type Person = Awaited<ReturnType<typeof signUpPerson>>;
const work = async (): Promise<void> => {
  while ((await runDueJobs(app.services)) > 0);
};
const bearer = ({ accessToken }: Person) => ({ authorization: `Bearer ${accessToken}` });
const ask = (person: Person, change: object = {}) =>
  app.post('/users/auth/new-email-otp', { email: NEW, password: person.password, ...change }, bearer(person));
const confirm = (person: Person, otp: string) => app.post('/users/auth/new-email', { otp }, bearer(person));
const sentTo = async (address: string) => {
  await work();
  return emails.filter(({ to }) => to === address);
};
const newCode = async (address = NEW): Promise<string> => /\d{6}/.exec((await sentTo(address)).at(-1)!.plain)![0];
const emailOf = async ({ id }: Person) =>
  (await rowsOf<{ email: string | null }>(app.services.db, sql`select email from users where id = ${id}`))[0]!.email;
const faults = async (response: Response): Promise<string[]> =>
  ((await response.json()) as { errors?: { path: string; code: string }[] }).errors?.map(
    ({ code, path }) => `${path} ${code}`,
  ) ?? [];
const run = (query: ReturnType<typeof sql>) => rowsOf(app.services.db, query);
/** Asked for and confirmed. */
async function move(person: Person): Promise<void> {
  await ask(person);
  expect((await confirm(person, await newCode())).status).toBe(200);
}

describe('another email address', () => {
  it('is the address of the account once the code that went there is entered, and the former one is told', async () => {
    const person = await signUpPerson(app);
    const former = (await emailOf(person))!;
    const asked = await ask(person);
    expect([asked.status, await asked.json()]).toEqual([200, { result: { resendAfter: 60 } }]);
    expect(await emailOf(person)).toBe(former);
    const confirmed = await confirm(person, await newCode());
    expect(await confirmed.json()).toMatchObject({ result: { user: { email: NEW, isEmailVerified: true } } });
    expect((await sentTo(former)).at(-1)!.subject).toBe('Your account’s email address was changed');
    const signIn = (login: string) => app.post('/users/auth/login', { login, password: person.password });
    expect([(await signIn(former)).status, (await signIn(NEW)).status]).toEqual([401, 200]);
    const written = await run(sql`select action, before, after from audit_log where subject_id = ${person.id}`);
    expect(written).toEqual([{ action: 'emailChanged', before: null, after: null }]);
  });

  it('ends every other session, and what was sent to the former address', async () => {
    const person = await signUpPerson(app);
    const former = (await emailOf(person))!;
    const elsewhere = (await (
      await app.post('/users/auth/login', { login: former, password: person.password })
    ).json()) as { result: { access: string } };
    await app.post('/users/auth/forget-password-otp', { email: former });
    const otp = await newCode(former);
    await move(person);
    const list = (token: string) => app.get('/users/sessions', { authorization: `Bearer ${token}` });
    expect((await list(elsewhere.result.access)).status).toBe(401);
    expect((await list(person.accessToken)).status).toBe(200);
    const password = 'another lantern over the harbor';
    const reset = await app.api.request('/users/auth/password', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: NEW, otp, password, confirmPassword: password }),
    });
    expect(await faults(reset)).toEqual(['otp otpExpired']);
  });

  it('is not asked for without the password of the account', async () => {
    const person = await signUpPerson(app);
    expect(await faults(await ask(person, { password: 'not the password' }))).toEqual(['password invalidSelection']);
    expect(await faults(await ask(person, { password: undefined }))).toEqual(['password required']);
    expect((await app.post('/users/auth/new-email-otp', { email: NEW, password: person.password })).status).toBe(401);
    expect(await sentTo(NEW)).toEqual([]);
  });

  it('is asked for with a code that went to the present address, where the account has no password', async () => {
    const person = await signUpPerson(app);
    const former = (await emailOf(person))!;
    expect((await app.post('/users/auth/own-email-otp', undefined, bearer(person))).status).toBe(409);
    await run(sql`update users set password_hash = null where id = ${person.id} returning 1`);
    expect(await faults(await ask(person))).toEqual(['otp required']);
    app.clock.pass(2 * MINUTE);
    expect((await app.post('/users/auth/own-email-otp', undefined, bearer(person))).status).toBe(200);
    const otp = await newCode(former);
    const told = (await sentTo(former)).at(-1)!;
    expect(told.subject).toBe('Your code to change your email address');
    expect(told.plain).toContain('wants to change its email address');
    // A code that says what it permits does nothing else.
    const confirmed = await app.post('/users/auth/email', { email: former, otp });
    expect(await faults(confirmed)).toEqual(['otp otpInvalid']);
    const wrong = otp === '000000' ? '000001' : '000000';
    expect(await faults(await ask(person, { password: undefined, otp: wrong }))).toEqual(['otp otpInvalid']);
    expect((await ask(person, { password: undefined, otp })).status).toBe(200);
    expect((await confirm(person, await newCode())).status).toBe(200);
    expect(await emailOf(person)).toBe(NEW);
  });

  it('of another account gets the same answer, and an email in place of the code', async () => {
    const [person, owner] = [await signUpPerson(app), await signUpPerson(app)];
    const taken = (await emailOf(owner))!.toUpperCase();
    const answers = [await ask(person, { email: taken }), await ask(owner)];
    const [first, second] = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]));
    expect(first).toEqual(second);
    const told = (await sentTo(taken.toLowerCase())).map(({ subject }) => subject);
    expect(told).toContain('Somebody tried to use your email address');
    expect(told).not.toContain('Confirm your new email address');
    expect(await faults(await confirm(person, '123456'))).toEqual(['otp otpInvalid']);
  });

  it('that was free when it was asked for, and is another account’s by now, is told to who reads its emails', async () => {
    const [person, other] = [await signUpPerson(app), await signUpPerson(app)];
    await ask(person);
    const otp = await newCode();
    await move(other);
    expect((await confirm(person, otp)).status).toBe(409);
    expect(await emailOf(person)).not.toBe(NEW);
  });

  it('is the present one, and is refused', async () => {
    const person = await signUpPerson(app);
    const own = (await emailOf(person))!.toUpperCase();
    expect(await faults(await ask(person, { email: own }))).toEqual(['email invalidSelection']);
  });

  it('gets one code a minute, five tries each, and none after it was given up', async () => {
    const person = await signUpPerson(app);
    await ask(person);
    const again = await ask(person);
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60']);
    const otp = await newCode();
    const wrong = otp === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect(await faults(await confirm(person, wrong))).toEqual(['otp otpInvalid']);
    expect(await faults(await confirm(person, otp))).toEqual(['otp otpExpired']);
    app.clock.pass(2 * MINUTE);
    await ask(person);
    const newest = await newCode();
    const given = await app.api.request('/users/auth/new-email', { method: 'DELETE', headers: bearer(person) });
    expect(given.status).toBe(200);
    expect(await faults(await confirm(person, newest))).toEqual(['otp otpExpired']);
  });

  it('takes along what was given and asked for with the former one', async () => {
    const person = await signUpPerson(app);
    const former = (await emailOf(person))!;
    const [order] = await rowsOf<{ id: string }>(
      app.services.db,
      sql`select o.id from orders o join order_donors d on d.order_id = o.id where o.account_id is null limit 1`,
    );
    await run(sql`update orders set account_id = ${person.id} where id = ${order!.id} returning 1`);
    await run(sql`update order_donors set email = ${former.toUpperCase()} where order_id = ${order!.id} returning 1`);
    const settings = await app.api.request('/users/settings', {
      method: 'PATCH',
      headers: { ...bearer(person), 'content-type': 'application/json' },
      body: JSON.stringify({ newsletter: true, notices: { season: false } }),
    });
    expect(settings.status).toBe(200);
    await move(person);
    expect(await run(sql`select email from order_donors where order_id = ${order!.id}`)).toEqual([{ email: NEW }]);
    const read = await app.get('/users/settings', bearer(person));
    expect(await read.json()).toMatchObject({ result: { newsletter: 'confirmed', notices: { season: false } } });
  });

  it('lets nobody claim by the former one what is not paid yet, not even once the account is erased', async () => {
    const [person, other] = [await signUpPerson(app), await signUpPerson(app)];
    const former = (await emailOf(person))!;
    const orders = await rowsOf<{ id: string }>(
      app.services.db,
      sql`select o.id from orders o join order_donors d on d.order_id = o.id where o.account_id is null limit 2`,
    );
    const [before, after] = orders.map(({ id }) => id) as [string, string];
    const hash = donorHashOf(app.services, former);
    for (const id of [before, after]) {
      await run(sql`update order_items set paid_at = null where order_id = ${id} returning 1`);
      await run(
        sql`update orders set account_id = ${person.id}, status = 'awaitingTransfer', paid_at = null, receipt_number = null where id = ${id} returning 1`,
      );
      await run(
        sql`update order_donors set email = ${former}, donor_hash = ${hash}, is_claimed = true where order_id = ${id} returning 1`,
      );
    }
    await move(person);
    // As one that repeats an older donation has it.
    await run(sql`update order_donors set donor_hash = ${hash} where order_id = ${after} returning 1`);
    expect(await run(sql`select donor_hash as hash from order_donors where order_id = ${before}`)).toEqual([
      { hash: donorHashOf(app.services, NEW) },
    ]);
    const erased = await app.api.request('/users/profile', {
      method: 'DELETE',
      headers: { ...bearer(person), 'content-type': 'application/json' },
      body: JSON.stringify({ password: person.password }),
    });
    expect(erased.status).toBe(200);
    await run(sql`update users set email = ${former} where id = ${other.id} returning 1`);
    await claimGifts(app.services, other.id);
    const held = await run(sql`select id from orders where account_id = ${other.id}`);
    expect(held).toEqual([]);
  });

  it('ends the codes for recurring donations that went to the former one', async () => {
    const person = await signUpPerson(app);
    const [plan] = await rowsOf<{ id: string }>(
      app.services.db,
      sql`insert into subscriptions (id, order_id, account_id, status, interval, currency, amount_minor, created_at)
        select ${v7()}, o.id, ${person.id}, 'active', 'month', o.currency, 5000, now() from orders o limit 1 returning id`,
    );
    const now = app.services.now();
    const code = {
      subscriptionId: plan!.id,
      createdAt: new Date(now.getTime() - MINUTE),
      expiresAt: new Date(now.getTime() + 10 * MINUTE),
    };
    const [open, used] = [v7(), v7()];
    await insertCode(app.services.db, { ...code, id: open });
    await insertCode(app.services.db, { ...code, id: used, usedAt: now });
    await move(person);
    expect(await findCode(app.services.db, plan!.id, now)).toBeUndefined();
    expect(await lockCodeById(app.services.db, used, app.services.now())).toBeUndefined();
  });

  it('that an account only typed and never confirmed is free, and becomes whose mailbox it is', async () => {
    const [person, holder] = [await signUpPerson(app), await signUpPerson(app)];
    await run(sql`update users set email = ${NEW}, is_email_verified = false where id = ${holder.id} returning 1`);
    await work();
    emails = [];
    await move(person);
    expect(await emailOf(person)).toBe(NEW);
    expect(
      await run(sql`select email, taken_email as taken, is_email_verified as is from users where id = ${holder.id}`),
    ).toEqual([{ email: null, taken: NEW, is: false }]);
  });

  it('takes along a confirmed newsletter where the new one waits for its confirmation', async () => {
    const person = await signUpPerson(app);
    const former = (await emailOf(person))!;
    const add = (email: string, status: string, confirmed: string | null) =>
      run(
        sql`insert into newsletter_subscriptions (id, email, locale, status, token_hash, created_at, confirmed_at)
          values (${v7()}, ${email}, 'en', ${status}, ${email}, now(), ${confirmed}::timestamptz) returning 1`,
      );
    await add(former, 'confirmed', '2026-01-01T00:00:00Z');
    await add(NEW, 'pending', null);
    await move(person);
    expect(
      await run(sql`select email, status from newsletter_subscriptions where email in (${former}, ${NEW})`),
    ).toEqual([{ email: NEW, status: 'confirmed' }]);
  });

  it('keeps one of two applications for one event, the one that has a place', async () => {
    const person = await signUpPerson(app);
    const former = (await emailOf(person))!;
    const [event] = await rowsOf<{ id: string }>(
      app.services.db,
      sql`update activities set seats = 50, seats_taken = 2 where id = (select id from activities where kind = 'event' limit 1) returning id`,
    );
    const apply = (email: string, status: string, minute: number) =>
      run(
        sql`insert into applications (id, activity_id, number, full_name, email, status, seats, locale, token_hash, created_at, decided_at)
          values (${v7()}, ${event!.id}, ${v7()}, 'Huda', ${email}, ${status}, 2, 'en', ${v7()}, ${`2026-11-01T00:0${minute}:00Z`}::timestamptz,
            ${status === 'accepted' ? '2026-11-01T01:00:00Z' : null}::timestamptz) returning 1`,
      );
    await apply(former, 'accepted', 0);
    await apply(NEW, 'submitted', 1);
    await move(person);
    expect(
      await run(
        sql`select email, status from applications where activity_id = ${event!.id} and email in (${former}, ${NEW}) order by created_at`,
      ),
    ).toEqual([
      { email: NEW, status: 'accepted' },
      { email: NEW, status: 'withdrawn' },
    ]);
  });

  it('is in the export of the account while it waits for its code', async () => {
    const person = await signUpPerson(app);
    await ask(person);
    const exported = await app.get('/users/profile/export', bearer(person));
    expect(await exported.json()).toMatchObject({ result: { newEmail: NEW } });
  });

  it('gets five codes an hour at most, whoever asks for it, and nobody is told', async () => {
    app.services.env.hasRateLimits = true;
    const answers: number[] = [];
    for (let asked = 0; asked < 6; asked += 1) answers.push((await ask(await signUpPerson(app))).status);
    const username = 'huda.new';
    const signedUp = await app.post('/users/auth/signup', {
      username,
      email: NEW,
      password: 'a lantern over the harbor',
      confirmPassword: 'a lantern over the harbor',
      gender: 'female',
      dateOfBirth: '1990-05-17',
      nationality: 'SA',
      mainDonationField: 'zakat',
    });
    app.services.env.hasRateLimits = false;
    expect([answers, signedUp.status]).toEqual([Array.from({ length: 6 }, () => 200), 201]);
    expect(await sentTo(NEW)).toHaveLength(5);
  });

  it('that was asked for and given up is erased with the account', async () => {
    const person = await signUpPerson(app);
    await ask(person);
    await newCode();
    await app.api.request('/users/auth/new-email', { method: 'DELETE', headers: bearer(person) });
    const erased = await app.api.request('/users/profile', {
      method: 'DELETE',
      headers: { ...bearer(person), 'content-type': 'application/json' },
      body: JSON.stringify({ password: person.password }),
    });
    expect(erased.status).toBe(200);
    expect(await run(sql`select to_address from emails where to_address = ${NEW}`)).toEqual([]);
  });

  it('leaves nothing of the former one with what was written about the account', async () => {
    const person = await signUpPerson(app);
    const former = (await emailOf(person))!;
    await move(person);
    await work();
    expect(await sentTo(former)).not.toEqual([]);
    const held = await run(
      sql`select to_address from emails where to_address = ${former} union all select payload::text from outbox where payload ? 'former'`,
    );
    expect(held).toEqual([]);
  });

  it('of an account that nobody confirmed confirms it, and what was only typed before belongs to nobody', async () => {
    const person = await signUpPerson(app);
    const former = (await emailOf(person))!;
    await run(sql`update users set is_email_verified = false where id = ${person.id} returning 1`);
    await work();
    emails = [];
    await move(person);
    expect(await sentTo(former)).toEqual([]);
    expect(await run(sql`select is_email_verified as is from users where id = ${person.id}`)).toEqual([{ is: true }]);
  });
});

it('is changed in the profile by forms, without script', async () => {
  const person = await signUpPerson(app);
  const client = createFormClient(app.services);
  for (const pair of person.cookie.split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    client.cookies.set(name, value);
  }
  const returnTo = '/profile?part=details';
  const flash = () => consumeFormFlash(app.services, client.cookies.get('form'));
  const post = (form: string, fields: Record<string, string> = {}, locale = 'en') =>
    client.post(`/profile/new-email${form}`, { locale, returnTo, ...fields });
  await post('', { email: 'huda@', password: 'wrong' });
  const refused = await flash();
  expect(refused?.errors).toEqual([expect.objectContaining({ path: 'email', code: 'invalidEmail' })]);
  expect(refused?.fields).toEqual(expect.objectContaining({ email: 'huda@' }));
  expect(JSON.stringify(refused)).not.toContain('wrong');
  expect(await post('', { email: NEW, password: person.password }, 'ar')).toMatchObject({
    status: 303,
    location: '/ar/profile?part=details',
  });
  expect((await flash())?.done?.message).toBe('الرمز في طريقه إلى بريدك الجديد');
  await post('/resend');
  expect((await flash())?.errors).toMatchObject([{ message: expect.stringContaining('We cannot send another code') }]);
  app.clock.pass(2 * MINUTE);
  await post('/resend');
  expect((await flash())?.done?.message).toBe('A code is on its way to the new address');
  await post('/code', { otp: await newCode() });
  expect((await flash())?.done?.message).toBe('Your email address has been changed');
  expect(await emailOf(person)).toBe(NEW);
  const visitor = createFormClient(app.services);
  expect((await visitor.post('/profile/new-email', { locale: 'en', returnTo })).location).toBe(
    '/login?next=%2Fprofile%3Fpart%3Ddetails',
  );
});
