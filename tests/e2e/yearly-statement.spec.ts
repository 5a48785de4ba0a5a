import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { codeInEmail } from './emails.ts';

const password = 'a lantern over the harbor';
const says = {
  en: {
    prefix: '',
    login: 'Email or username',
    password: 'Password',
    signIn: 'Sign in',
    statement: /^Statement of \d{4}/,
  },
  ar: {
    prefix: '/ar',
    login: 'البريد الإلكتروني أو اسم المستخدم',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    statement: /^بيان سنة \d{4}/,
  },
};

const result = async <Result>(request: APIRequestContext, path: string, data?: object): Promise<Result> => {
  const response = data ? await request.post(`/api/v1${path}`, { data }) : await request.get(`/api/v1${path}`);
  return ((await response.json()) as { result: Result }).result;
};

/** A donation by card of a person with an account, as their other device makes it. */
async function give(request: APIRequestContext, email: string): Promise<void> {
  type Methods = { data: { method: string; formOrigin: string }[] };
  const { data: methods } = await result<Methods>(request, '/payment-methods');
  const { data: categories } = await result<{ data: { id: string }[] }>(request, '/project-categories');
  const { accessKey, order, payment } = await result<{
    accessKey: string;
    order: { id: string };
    payment: { clientSecret: string };
  }>(request, '/user/orders', {
    items: [{ type: 'endowment', categoryId: categories[0]!.id, price: 2500 }],
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
      { timeout: 20_000 },
    )
    .toBe('paid');
}

for (const locale of ['en', 'ar'] as const) {
  const s = says[locale];
  test(`a donor takes home the statement of their year, in ${locale}`, async ({ page, playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL! });
    const username = `statement.${locale}`;
    const email = `${username}@example.org`;
    await result(request, '/users/auth/signup', {
      username,
      email,
      password,
      confirmPassword: password,
      gender: 'female',
      dateOfBirth: '1990-05-17',
      nationality: 'SA',
      mainDonationField: 'zakat',
    });
    await result(request, '/users/auth/email', { email, otp: await codeInEmail(email) });
    await give(request, email);
    await page.goto(`${s.prefix}/login`);
    await page.getByLabel(s.login).fill(username);
    await page.getByLabel(s.password, { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: s.signIn, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${s.prefix}/profile$`));
    await expectAccessible(page);
    const link = page.getByRole('link', { name: s.statement });
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toMatch(/^statement-\d{4}\.pdf$/);
    // Whoever it is passed on to needs no account.
    const passedOn = await request.get((await link.getAttribute('href'))!);
    expect(passedOn.headers()['content-type']).toBe('application/pdf');
    await request.dispose();
  });
}
