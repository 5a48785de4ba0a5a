/** Every field of every call of the profile, wrong in each way. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GiftReceiver } from '#src/contracts/gift-receivers.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let authorization: string;
let receiver: string;
beforeAll(async () => {
  app = await createTestApp();
  authorization = `Bearer ${(await signUpPerson(app)).accessToken}`;
  const saved = await app.post(
    '/user/gift-receivers',
    { name: 'Salma', email: 'salma@example.org' },
    { authorization },
  );
  receiver = ((await saved.json()) as { result: GiftReceiver }).result.id;
});
afterAll(() => app.close());

type Body = Record<string, unknown>;
type Call = { method: string; path: string; body: Body; needed: readonly string[]; empties?: readonly string[] };
const phone = { country: 'SA', number: '501234567' };
/** Each with a body that is right, the fields that must be there, and those that null empties. */
const CALLS: readonly Call[] = [
  {
    method: 'PATCH',
    path: '/users/profile',
    body: {
      fullName: 'Huda',
      image: '01890000-0000-7000-8000-000000000000',
      phone,
      locale: 'ar',
      gender: 'female',
      dateOfBirth: '1990-05-17',
      nationality: 'SA',
      mainDonationField: 'zakat',
      secondaryDonationField: 'water',
    },
    needed: [],
    empties: ['fullName', 'image', 'phone', 'secondaryDonationField'],
  },
  {
    method: 'POST',
    path: '/users/auth/new-email-otp',
    body: { email: 'next@example.org', password: 'not the password' },
    needed: ['email'],
  },
  { method: 'POST', path: '/users/auth/new-email', body: { otp: '000000' }, needed: ['otp'] },
  { method: 'DELETE', path: '/users/profile', body: { password: 'not the password' }, needed: ['password'] },
  {
    method: 'PATCH',
    path: '/users/auth/password',
    body: { currentPassword: 'a', password: 'seven olive trees', confirmPassword: 'seven olive trees' },
    needed: ['password', 'confirmPassword'],
  },
  { method: 'PATCH', path: '/users/settings', body: { locale: 'ar', digits: 'arab', newsletter: true }, needed: [] },
  {
    method: 'POST',
    path: '/user/gift-receivers',
    body: { name: 'Amal', email: 'amal@example.org', phone: '+966501234567' },
    needed: ['name'],
    empties: ['email', 'phone'],
  },
  {
    method: 'PATCH',
    path: '/user/gift-receivers/{id}',
    body: { name: 'Amal', email: 'amal@example.org', phone: '+966501234567' },
    needed: [],
    empties: ['email', 'phone'],
  },
  { method: 'PATCH', path: '/user/zakat', body: { from: '2026-01-01' }, needed: ['from'], empties: ['from'] },
  {
    method: 'POST',
    path: '/user/zakat/records',
    body: { currency: 'USD', wealth: 100, nisab: 100, zakat: 2 },
    needed: ['currency', 'wealth', 'nisab', 'zakat'],
  },
];

async function answerTo({ method, path }: Call, body: Body): Promise<[status: number, paths: string[]]> {
  const response = await app.api.request(path.replace('{id}', receiver), {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { errors = [] } = (await response.json()) as { errors?: { path: string }[] };
  return [response.status, errors.map((error) => error.path.split('.')[0]!)];
}
const FIELDS = CALLS.flatMap((call) =>
  Object.keys(call.body).map((field) => ({ call, field, name: `${call.method} ${call.path}` })),
);
const typed = FIELDS.filter(({ call, field }) => typeof call.body[field] === 'string');

describe.each(FIELDS)('the field $field of $name', ({ call, field }) => {
  it.runIf(call.needed.includes(field))('is named where it is missing', async () => {
    const { [field]: _, ...rest } = call.body;
    const [status, paths] = await answerTo(call, rest);
    expect([status, paths.includes(field)]).toEqual([422, true]);
  });

  it.each([[7.5], [['a']], [{ a: 1 }], ['a'.repeat(30_000)]])('is named where it is %j', async (value) => {
    const [status, paths] = await answerTo(call, { ...call.body, [field]: value });
    expect([status, paths.includes(field)]).toEqual([422, true]);
  });

  it.runIf(!call.empties?.includes(field))('is named where it is null', async () => {
    const [status, paths] = await answerTo(call, { ...call.body, [field]: null });
    expect([status, paths.includes(field)]).toEqual([422, true]);
  });
});

it.each(CALLS)('$method $path names a field that does not exist', async (call) => {
  const [status, paths] = await answerTo(call, { ...call.body, isAdmin: true });
  expect([status, paths.includes('isAdmin')]).toEqual([422, true]);
});

it.each(CALLS)('$method $path reads no text with the character of zero', async (call) => {
  const field = Object.keys(call.body).find((name) => typeof call.body[name] === 'string');
  const [status] = await answerTo(call, { ...call.body, [field ?? 'phone']: 'hu\u0000da' });
  expect(status).toBe(400);
});

it.each(CALLS)('$method $path wants an object', async ({ method, path }) => {
  for (const body of ['', '{', '"text"', 'null', '7']) {
    const response = await app.api.request(path.replace('{id}', receiver), {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body,
    });
    expect([path, body, [400, 422].includes(response.status)]).toEqual([path, body, true]);
  }
});

/** What turns the direction of a text around, or breaks it. */
const HIDDEN = ['\u202E', '\u2066', '\u200B', '\n', '\t', '\u0007'];

it.each(HIDDEN)('a name with the hidden character %j is kept without it', async (hidden) => {
  const profile = CALLS[0]!;
  await answerTo(profile, { fullName: `Hu${hidden}da` });
  const read = await app.get('/users/profile', { authorization });
  const { fullName } = ((await read.json()) as { result: { fullName: string } }).result;
  expect(fullName).not.toContain(hidden);
  await app.post('/user/gift-receivers', { name: `Sal${hidden}ma`, email: `x@example.org` }, { authorization });
  const list = await app.get('/user/gift-receivers', { authorization });
  const { data } = ((await list.json()) as { result: { data: GiftReceiver[] } }).result;
  expect(data.every(({ name }) => !name.includes(hidden))).toBe(true);
});

it.each(typed)('the field $field of $name holds no other direction', async ({ call, field }) => {
  const [status, paths] = await answerTo(call, { ...call.body, [field]: '\u202Eevil' });
  // Names lose the mark and stay; a password is whatever was typed, and wrong here; all else is refused.
  const isName = field === 'fullName' || field === 'name';
  const isPassword = call.path === '/users/auth/password' || field === 'password';
  expect(isName || isPassword || (status === 422 && paths.includes(field))).toBe(true);
});
