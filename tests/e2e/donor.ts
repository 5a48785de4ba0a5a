import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './console.ts';
import { codeInEmail } from './emails.ts';

export const PASSWORD = 'a lantern over the harbor';

const result = async <Result>(request: APIRequestContext, path: string, data?: object): Promise<Result> => {
  const response = data ? await request.post(`/api/v1${path}`, { data }) : await request.get(`/api/v1${path}`);
  return ((await response.json()) as { result: Result }).result;
};

/** An account whose email is confirmed, made by the API. */
export async function createAccount(request: APIRequestContext, username: string): Promise<{ email: string }> {
  const email = `${username}@example.org`;
  await result(request, '/users/auth/signup', {
    username,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    gender: 'female',
    dateOfBirth: '1990-05-17',
    nationality: 'SA',
    mainDonationField: 'zakat',
  });
  await result(request, '/users/auth/email', { email, otp: await codeInEmail(email) });
  return { email };
}

/** By the form of the sign-in page, in any language, with script or without. */
export async function signIn(page: Page, prefix: string, username: string): Promise<void> {
  await page.goto(`${prefix}/login`);
  await page.locator('main #login-name').fill(username);
  await page.locator('main #password').fill(PASSWORD);
  await page.locator('main form button:not([type=button])').first().click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/profile$`));
}

/** A donation by card of a person with an account, as their other device makes it. `more` belongs to its one line. */
export async function give(request: APIRequestContext, email: string, more: object = {}): Promise<void> {
  type Methods = { data: { method: string; formOrigin: string }[] };
  const { data: methods } = await result<Methods>(request, '/payment-methods');
  const { data: categories } = await result<{ data: { id: string }[] }>(request, '/project-categories');
  const { accessKey, order, payment } = await result<{
    accessKey: string;
    order: { id: string };
    payment: { clientSecret: string };
  }>(request, '/user/orders', {
    items: [{ type: 'endowment', categoryId: categories[0]!.id, price: 2500, ...more }],
    paymentMethod: 'stripe',
    donor: { fullName: 'Amina K', email },
  });
  const { formOrigin } = methods.find(({ method }) => method === 'stripe')!;
  await request.post(`${formOrigin}/form/confirm`, {
    data: { clientSecret: payment.clientSecret, number: '4242424242424242' },
  });
  await expect
    .poll(
      async () => {
        const path = `/api/v1/user/payment-transactions/current/${order.id}`;
        const read = await request.get(path, { headers: { 'x-order-key': accessKey } });
        return ((await read.json()) as { result: { order: { status: string } } }).result.order.status;
      },
      { timeout: 60_000 },
    )
    .toBe('paid');
}
