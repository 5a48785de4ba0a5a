import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, afterEach } from 'vitest';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const MINUTE = 60_000;
const phone = { country: 'SA', number: '050 123 4567' };
const called = '+966501234567';
let app: TestApp;
let texts: { to: string; text: string }[];
beforeEach(async () => {
  app = await createTestApp();
  texts = [];
  app.services.gateways.texts = { isConfigured: true, send: async ({ text, to }) => void texts.push({ to, text }) };
});
afterEach(() => app.close());

const work = async (): Promise<void> => {
  while ((await runDueJobs(app.services)) > 0);
};
type Person = Awaited<ReturnType<typeof signUpPerson>>;
const bearer = ({ accessToken }: Person) => ({ authorization: `Bearer ${accessToken}` });
/** A person who names a phone number as theirs. */
async function personWith(number: { country: string; number: string } | null): Promise<Person> {
  const person = await signUpPerson(app);
  await change(person, { phone: number });
  return person;
}
const change = (person: Person, body: object) =>
  app.api.request('/users/profile', {
    method: 'PATCH',
    headers: { ...bearer(person), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const ask = (number: object = phone, headers = {}) => app.post('/users/auth/phone-otp', { phone: number }, headers);
const confirm = (otp: string, { by, of = phone }: { by?: Person; of?: object } = {}) =>
  app.post('/users/auth/verify-phone', { phone: of, otp }, by ? bearer(by) : {});
const codeIn = (text: string | undefined): string => /\d{6}/.exec(text ?? '')![0];
/** The code of the newest text message, which is read first. */
const newCode = async (): Promise<string> => {
  await work();
  return codeIn(texts.at(-1)?.text);
};
const faults = async (response: Response): Promise<string[]> =>
  ((await response.json()) as { errors?: { path: string; code: string }[] }).errors?.map(
    ({ code, path }) => `${path} ${code}`,
  ) ?? [];
const isConfirmed = async ({ id }: Person): Promise<boolean> =>
  (await rowsOf<{ at: unknown }>(app.services.db, sql`select phone_verified_at as at from users where id = ${id}`))[0]!
    .at !== null;
const signIn = (login: string, password: string) => app.post('/users/auth/login', { login, password });

describe('a phone number', () => {
  it('is confirmed by the code of a text message, and signs in from then on', async () => {
    const person = await personWith(phone);
    expect((await signIn(called, person.password)).status).toBe(401);
    const sent = await ask(phone, { 'accept-language': 'tr' });
    expect([sent.status, await sent.json()]).toEqual([200, { result: { resendAfter: 60 } }]);
    const otp = await newCode();
    expect(texts).toEqual([{ to: called, text: expect.stringContaining(`${otp} is your code`) }]);
    const confirmed = await confirm(otp.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!));
    expect(confirmed.status).toBe(200);
    expect(await isConfirmed(person)).toBe(true);
    for (const login of [called, '00966 50 123 4567', '+966 (50) 123-4567', '+٩٦٦٥٠١٢٣٤٥٦٧'])
      expect([login, (await signIn(login, person.password)).status]).toEqual([login, 200]);
    expect((await signIn(called, 'another password')).status).toBe(401);
    // Nothing is left to confirm, so nothing is sent.
    app.clock.pass(2 * MINUTE);
    await ask();
    await work();
    expect(texts).toHaveLength(1);
  });

  it('gets a text message only if an account holds it, and the answer does not tell', async () => {
    const answers = [
      await ask({ country: 'TR', number: '5321234567' }),
      await ask({ country: 'SA', number: '559999999' }),
    ];
    for (const answer of answers) expect(await answer.json()).toEqual({ result: { resendAfter: 60 } });
    await work();
    expect(texts).toEqual([]);
    expect(await faults(await confirm('123456'))).toEqual(['otp otpInvalid']);
  });

  it('that several accounts name is confirmed by whoever is signed in', async () => {
    const [first, second] = [await personWith(phone), await personWith(phone)];
    await ask();
    await work();
    expect(texts).toEqual([]);
    await ask(phone, bearer(second));
    const otp = await newCode();
    expect(await faults(await confirm(otp))).toEqual(['otp otpInvalid']);
    expect(await faults(await confirm(otp, { by: first }))).toEqual(['otp otpInvalid']);
    expect((await confirm(otp, { by: second })).status).toBe(200);
    expect([await isConfirmed(first), await isConfirmed(second)]).toEqual([false, true]);
  });

  it('is told by email to no address that nobody confirmed', async () => {
    const former = await personWith(phone);
    await ask();
    await confirm(await newCode());
    const unconfirmed = sql`update users set is_email_verified = false where id = ${former.id} returning 1`;
    await rowsOf(app.services.db, unconfirmed);
    const next = await personWith(phone);
    await ask(phone, bearer(next));
    expect((await confirm(await newCode(), { by: next })).status).toBe(200);
    await work();
    expect(await rowsOf(app.services.db, sql`select 1 from emails where kind = 'phoneMoved'`)).toEqual([]);
  });

  it('passes to the account that has shown it last', async () => {
    const former = await personWith(phone);
    await ask();
    await confirm(await newCode());
    const next = await personWith(phone);
    await ask(phone, bearer(next));
    await confirm(await newCode(), { by: next });
    expect([await isConfirmed(former), await isConfirmed(next)]).toEqual([false, true]);
    expect((await signIn(called, next.password)).status).toBe(200);
    // Only whose it was is told.
    await work();
    const told = await rowsOf(
      app.services.db,
      sql`select u.id from emails e join users u on u.email = e.to_address where e.kind = 'phoneMoved'`,
    );
    expect(told).toEqual([{ id: former.id }]);
  });

  it('is of one account when two show it at once', async () => {
    const two = [await personWith(phone), await personWith(phone)];
    const codes: string[] = [];
    for (const person of two) {
      await ask(phone, bearer(person));
      codes.push(await newCode());
    }
    const answers = await Promise.all(two.map((by, at) => confirm(codes[at]!, { by })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await isConfirmed(two[0]!), await isConfirmed(two[1]!)].toSorted()).toEqual([false, true]);
  });

  it('that is changed has to be shown again, and a code for the former one does nothing', async () => {
    const person = await personWith(phone);
    await ask(phone, bearer(person));
    const otp = await newCode();
    const other = { country: 'SA', number: '559999999' };
    await change(person, { phone: other });
    expect(await faults(await confirm(otp, { by: person, of: other }))).toEqual(['otp otpInvalid']);
    app.clock.pass(2 * MINUTE);
    await ask(other, bearer(person));
    await confirm(await newCode(), { by: person, of: other });
    expect(await isConfirmed(person)).toBe(true);
    // Written in another way it is the same number.
    await change(person, { phone: { country: 'SA', number: '0559999999' } });
    expect(await isConfirmed(person)).toBe(true);
    await change(person, { phone: null });
    expect(await isConfirmed(person)).toBe(false);
  });

  it('is told that a code is over only by the right digits, and after five tries none is right', async () => {
    const person = await personWith(phone);
    await ask();
    const otp = await newCode();
    app.clock.pass(11 * MINUTE);
    expect(await faults(await confirm(otp))).toEqual(['otp otpExpired']);
    await ask();
    const again = await newCode();
    const wrong = again === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect(await faults(await confirm(wrong))).toEqual(['otp otpInvalid']);
    expect(await faults(await confirm(again))).toEqual(['otp otpExpired']);
    expect(await isConfirmed(person)).toBe(false);
  });

  it('gets no message any more when the code was over before it could be sent', async () => {
    const { texts: gateway } = app.services.gateways;
    app.services.gateways.texts = { ...gateway, isConfigured: false };
    await personWith(phone);
    await ask();
    await work();
    app.clock.pass(11 * MINUTE);
    app.services.gateways.texts = gateway;
    await work();
    expect(texts).toEqual([]);
  });

  it.each([
    [{ country: 'ZZ', number: '501234567' }, 'phone.country invalidSelection'],
    [{ country: 'SA', number: '0000' }, 'phone.number invalidFormat'],
    [{ country: 'SA', number: '50123456' }, 'phone.number invalidFormat'],
    [{ country: 'SA', number: 'abc' }, 'phone.number invalidFormat'],
  ])('is refused as %j: %s', async (wrong, fault) => {
    const person = await signUpPerson(app);
    expect(await faults(await ask(wrong))).toEqual([fault]);
    expect(await faults(await change(person, { phone: wrong }))).toEqual([fault]);
  });

  it('goes with the account that is erased, and its messages with it', async () => {
    const person = await personWith(phone);
    await ask();
    await confirm(await newCode());
    const erased = await app.api.request('/users/profile', {
      method: 'DELETE',
      headers: { ...bearer(person), 'content-type': 'application/json' },
      body: JSON.stringify({ password: person.password }),
    });
    expect(erased.status).toBe(200);
    const left = await rowsOf(
      app.services.db,
      sql`select 1 from text_messages where to_number = ${called} union all select 1 from users where phone_e164 = ${called}`,
    );
    expect(left).toEqual([]);
  });
});

it('is confirmed in the profile by two forms, without script', async () => {
  const person = await personWith(phone);
  const client = createFormClient(app.services);
  for (const pair of person.cookie.split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    client.cookies.set(name, value);
  }
  const returnTo = '/profile?part=details';
  const flash = () => consumeFormFlash(app.services, client.cookies.get('form'));
  expect(await client.post('/profile/phone-code', { locale: 'ar', returnTo })).toMatchObject({
    status: 303,
    location: '/ar/profile?part=details',
  });
  expect((await flash())?.done?.message).toBe('رمز التأكيد في طريقه إلى جوالك');
  // Within the minute no other is sent, and the owner is told so.
  await client.post('/profile/phone-code', { locale: 'en', returnTo });
  expect((await flash())?.errors).toMatchObject([{ message: expect.stringContaining('We cannot send another code') }]);
  const otp = await newCode();
  await client.post('/profile/phone', { locale: 'en', returnTo, otp: otp === '111111' ? '222222' : '111111' });
  expect((await flash())?.errors).toEqual([expect.objectContaining({ path: 'otp', code: 'otpInvalid' })]);
  await client.post('/profile/phone', { locale: 'en', returnTo, otp });
  expect((await flash())?.done?.message).toBe('Your phone number is confirmed');
  expect(await isConfirmed(person)).toBe(true);
  // Whoever is signed out is led to sign in, and back.
  const visitor = createFormClient(app.services);
  expect((await visitor.post('/profile/phone-code', { locale: 'en', returnTo })).location).toBe(
    '/login?next=%2Fprofile%3Fpart%3Ddetails',
  );
});
