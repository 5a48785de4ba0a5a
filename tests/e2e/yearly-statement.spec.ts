import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { createAccount, give, PASSWORD } from './donor.ts';

const says = {
  en: {
    prefix: '',
    login: 'Email, username or phone',
    password: 'Password',
    signIn: 'Sign in',
    statement: /^Statement for \d{4}/,
  },
  ar: {
    prefix: '/ar',
    login: 'البريد الإلكتروني أو اسم المستخدم أو رقم الجوال',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    statement: /^بيان تبرّعات سنة \d{4}/,
  },
};

for (const locale of ['en', 'ar'] as const) {
  const s = says[locale];
  test(`a donor takes home the statement of their year, in ${locale}`, async ({ page, playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL! });
    const username = `statement.${locale}`;
    const { email } = await createAccount(request, username);
    await give(request, email);
    await page.goto(`${s.prefix}/login`);
    await page.getByLabel(s.login).fill(username);
    await page.getByLabel(s.password, { exact: true }).fill(PASSWORD);
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
