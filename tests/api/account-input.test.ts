import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PASSWORD = 'a lantern over the harbor';
const email = 'huda@example.org';
const phone = { country: 'SA', number: '501234567' };
const otp = '123456';
/** Every call of signing up and in, with a body that is right. */
const CALLS: readonly [path: string, body: Record<string, unknown>][] = [
  [
    '/users/auth/signup',
    {
      username: 'huda.input',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      gender: 'female',
      dateOfBirth: '1990-05-17',
      nationality: 'SA',
      mainDonationField: 'zakat',
    },
  ],
  ['/users/auth/login', { login: 'huda', password: PASSWORD }],
  ['/users/auth/token', { token: 'a.b' }],
  ['/users/auth/email-otp', { email }],
  ['/users/auth/phone-otp', { phone }],
  ['/users/auth/email', { email, otp }],
  ['/users/auth/verify-phone', { phone, otp }],
  ['/users/auth/forget-password-otp', { email }],
  ['/users/social-auth/google', { token: 'a.b.c', nonce: 'n' }],
  ['/users/social-auth/facebook', { token: 'abc' }],
  ['/users/social-auth/apple', { token: 'a.b.c', nonce: 'n' }],
];
const FIELDS = CALLS.flatMap(([path, body]) => Object.keys(body).map((field) => ({ path, body, field })));

/** The status, and whether the field is named. */
async function answerTo(path: string, body: object, field: string): Promise<[number, boolean]> {
  const response = await app.post(path, body);
  const { errors = [] } = (await response.json()) as { errors?: { path: string }[] };
  return [response.status, errors.some((error) => error.path === field || error.path.startsWith(`${field}.`))];
}

describe.each(FIELDS)('the field $field of $path', ({ body, field, path }) => {
  it('is named where it is missing', async () => {
    const { [field]: _, ...rest } = body;
    // The site's own browser sends its refresh token as a cookie: without both nobody is signed in.
    const expected = field === 'token' && path === '/users/auth/token' ? [401, false] : [422, true];
    expect(await answerTo(path, rest, field)).toEqual(expected);
  });

  it.each([[null], [7], [true], [[]], [['a']]])('is named where it is %j', async (value) => {
    expect(await answerTo(path, { ...body, [field]: value }, field)).toEqual([422, true]);
  });

  it('is named where it is of many thousand letters', async () => {
    expect(await answerTo(path, { ...body, [field]: 'a'.repeat(30_000) }, field)).toEqual([422, true]);
  });
});

it.each(CALLS)('%s names a field that does not exist', async (path, body) => {
  expect(await answerTo(path, { ...body, isAdmin: true }, 'isAdmin')).toEqual([422, true]);
});

it.each(['hu\u202Eda', 'hu\u2066da', 'hu\nda'])('a username with a hidden character, %j, is none', async (name) => {
  const [, body] = CALLS[0]!;
  expect(await answerTo('/users/auth/signup', { ...body, username: name }, 'username')).toEqual([422, true]);
});

it.each(['hu\u202Eda@example.org', 'huda@example.org\r\nBcc: all@example.org'])(
  'an email with a hidden character, %j, is none',
  async (address) => {
    const [, body] = CALLS[0]!;
    expect(await answerTo('/users/auth/signup', { ...body, email: address }, 'email')).toEqual([422, true]);
  },
);

it.each(['', '{', '[]', '"text"', 'null', '7'])('a body that is %j is refused', async (body) => {
  for (const [path] of CALLS) expect([400, 422]).toContain((await app.post(path, body)).status);
});

it('a text with the character of zero is read by no call', async () => {
  for (const [path, body] of CALLS) {
    const [field] = Object.entries(body).find(([, value]) => typeof value === 'string') ?? ['phone'];
    expect([path, (await app.post(path, { ...body, [field]: 'hu\u0000da' })).status]).toEqual([path, 400]);
  }
});
