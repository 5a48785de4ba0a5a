import { expect, test } from '@playwright/test';

const password = 'a lantern over the harbor';

// Hashing and the list of breached passwords are parts that the build leaves out of its own files.
test('the built site makes an account, refuses a breached password, and signs in', async ({ request }) => {
  const signUp = (name: string, typed: string) =>
    request.post('/api/v1/users/auth/signup', {
      data: {
        username: name,
        email: `${name}@example.org`,
        password: typed,
        confirmPassword: typed,
        gender: 'male',
        dateOfBirth: '1988-02-29',
        nationality: 'TR',
        mainDonationField: 'orphans',
      },
    });
  expect((await signUp('salim.t', 'password123')).status()).toBe(422);
  expect((await signUp('salim.t', password)).status()).toBe(201);
  const signedIn = await request.post('/api/v1/users/auth/login', { data: { login: 'Salim.T', password } });
  const { access } = ((await signedIn.json()) as { result: { access: string } }).result;
  const sessions = await request.get('/api/v1/users/sessions', { headers: { authorization: `Bearer ${access}` } });
  expect(await sessions.json()).toMatchObject({ result: { total: 1 } });
});
