import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { createAccount } from './donor.ts';
import { codeInEmail, newestCode } from './emails.ts';
import { hydrate } from './hydrated.ts';

const password = 'a lantern over the harbor';
const newPassword = 'seven olive trees at dusk';

const says = {
  en: {
    prefix: '',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
    female: 'Female',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    nationality: 'Nationality',
    field: 'What you give to most',
    sendCode: 'Send me a code',
    code: 'Code',
    confirm: 'Confirm',
    login: 'Email, username or phone',
    signIn: 'Sign in',
    create: 'Create an account',
    forgot: 'Forgot password?',
    newPassword: 'New password',
    save: 'Save and sign in',
    wrong: 'Email or password is incorrect',
    member: 'Member',
    membership: 'Membership',
    logOut: 'Sign out',
    welcome: 'Welcome back',
  },
  ar: {
    prefix: '/ar',
    username: 'اسم المستخدم',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    confirmPassword: 'تأكيد كلمة المرور',
    female: 'أنثى',
    day: 'اليوم',
    month: 'الشهر',
    year: 'السنة',
    nationality: 'الجنسية',
    field: 'أكثر ما تتبرّع له',
    sendCode: 'إرسال رمز إليّ',
    code: 'الرمز',
    confirm: 'تأكيد',
    login: 'البريد الإلكتروني أو اسم المستخدم أو رقم الجوال',
    signIn: 'تسجيل الدخول',
    create: 'إنشاء حساب',
    forgot: 'هل نسيت كلمة المرور؟',
    newPassword: 'كلمة المرور الجديدة',
    save: 'حفظ وتسجيل الدخول',
    wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    member: 'عضو',
    membership: 'العضوية',
    logOut: 'تسجيل الخروج',
    welcome: 'أهلًا بعودتك',
  },
  tr: {
    prefix: '/tr',
    username: 'Kullanıcı adı',
    email: 'E-posta',
    password: 'Parola',
    confirmPassword: 'Parola (tekrar)',
    female: 'Kadın',
    day: 'Gün',
    month: 'Ay',
    year: 'Yıl',
    nationality: 'Uyruk',
    field: 'En çok bağış yaptığınız alan',
    sendCode: 'Bana kod gönder',
    code: 'Kod',
    confirm: 'Onayla',
    login: 'E-posta, kullanıcı adı veya telefon',
    signIn: 'Giriş yap',
    create: 'Hesap oluştur',
    forgot: 'Parolanızı mı unuttunuz?',
    newPassword: 'Yeni parola',
    save: 'Kaydet ve giriş yap',
    wrong: 'E-posta ya da parola yanlış',
    member: 'Üye',
    membership: 'Üyelik',
    logOut: 'Çıkış yap',
    welcome: 'Yeniden hoş geldiniz',
  },
} as const;
type Words = (typeof says)[keyof typeof says];

const main = (page: Page) => page.locator('main');
const field = (page: Page, label: string) => main(page).getByRole('textbox', { name: label, exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

async function signUp(page: Page, s: Words, name: string): Promise<void> {
  await field(page, s.username).fill(name);
  await field(page, s.email).fill(`${name}@example.org`);
  await main(page).locator('#password').fill(password);
  await main(page).locator('#confirmPassword').fill(password);
  await main(page).getByRole('radio', { name: s.female }).check();
  await field(page, s.day).fill('14');
  await main(page).locator('[name=birthMonth]').selectOption('3');
  await field(page, s.year).fill('1991');
  await main(page).locator('[name=nationality]').selectOption('SA');
  await main(page).locator('[name=mainDonationField]').selectOption('zakat');
  await press(page, s.sendCode);
}

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });

    for (const [locale, s] of Object.entries(says))
      test(`a guarded page leads to an account and back, in ${locale}`, async ({ page }) => {
        const name = `${locale}.${isScripted ? 'script' : 'plain'}`;
        await page.goto(`${s.prefix}/profile?part=membership`);
        await expect(page).toHaveURL(/\/login\?next=%2Fprofile%3Fpart%3Dmembership$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.welcome);
        if (isScripted) await expectAccessible(page);
        await main(page).getByRole('link', { name: s.create }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.create);
        if (isScripted) await hydrate(page);
        await signUp(page, s, name);
        await expect(page).toHaveURL(/step=code$/);
        if (isScripted) await expectAccessible(page);
        await field(page, s.code).fill('000000');
        await press(page, s.confirm);
        await expect(page.locator('#error-summary')).toBeVisible();
        await field(page, s.code).fill(await codeInEmail(`${name}@example.org`));
        await press(page, s.confirm);
        await expect(page).toHaveURL(new RegExp(`${s.prefix}/profile\\?part=membership$`));
        await expect(main(page).getByRole('heading', { name: s.membership })).toBeVisible();
        await expect(main(page).getByText(s.member, { exact: true }).first()).toBeVisible();
        if (isScripted) await expectAccessible(page);

        await main(page).getByRole('button', { name: s.logOut, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${s.prefix}/login$`));
        expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('session');
        await field(page, s.login).fill(name);
        await main(page).locator('#password').fill('not the password');
        await press(page, s.signIn);
        await expect(main(page).getByText(s.wrong)).toBeVisible();
        await expect(field(page, s.login)).toHaveValue(name);
        await main(page).locator('#password').fill(password);
        await press(page, s.signIn);
        await expect(page).toHaveURL(new RegExp(`${s.prefix}/profile$`));
        // Who is signed in has nothing to do there.
        await page.goto(`${s.prefix}/login?next=/faqs`);
        await expect(page).toHaveURL(new RegExp(`${s.prefix}/faqs$`));
      });

    for (const [locale, s] of Object.entries(says))
      test(`a forgotten password is replaced by a code from the email, in ${locale}`, async ({ page }) => {
        const name = `forgot.${locale}.${isScripted ? 'script' : 'plain'}`;
        const { email } = await createAccount(page.request, name);
        await page.context().clearCookies();
        await page.goto(`${s.prefix}/login`);
        await main(page).getByRole('link', { name: s.forgot }).click();
        await expect(page).toHaveURL(/forget-password/);
        await field(page, s.email).fill('nobody.has.this@example.org');
        await press(page, s.sendCode);
        await expect(page).toHaveURL(/forget-password\?step=code$/);
        // Nothing tells that there is no account.
        await field(page, s.code).fill('123456');
        await main(page).locator('#password').fill(newPassword);
        await main(page).locator('#confirmPassword').fill(newPassword);
        await press(page, s.save);
        await expect(page.locator('#error-summary')).toBeVisible();
        if (isScripted) await expectAccessible(page);
        await page.goto(`${s.prefix}/forget-password`);
        await field(page, s.email).fill(email);
        await press(page, s.sendCode);
        await expect(page).toHaveURL(/forget-password\?step=code$/);
        await field(page, s.code).fill(await newestCode(email));
        await main(page).locator('#password').fill(newPassword);
        await main(page).locator('#confirmPassword').fill(newPassword);
        await press(page, s.save);
        await expect(page).toHaveURL(new RegExp(`${s.prefix}/profile$`));
        await press(page, s.logOut);
        await field(page, s.login).fill(name);
        await main(page).locator('#password').fill(password);
        await press(page, s.signIn);
        await expect(main(page).getByText(s.wrong)).toBeVisible();
        await main(page).locator('#password').fill(newPassword);
        await press(page, s.signIn);
        await expect(page).toHaveURL(new RegExp(`${s.prefix}/profile$`));
      });
  });

test('a public page shows that somebody is signed in, by the same bytes', async ({ page, request }) => {
  const s = says.en;
  const guest = await (await request.get('/faqs')).text();
  await page.goto('/signup');
  await hydrate(page);
  await signUp(page, s, 'same.bytes');
  await field(page, s.code).fill(await codeInEmail('same.bytes@example.org'));
  await press(page, s.confirm);
  await expect(page).toHaveURL(/\/profile$/);
  const answer = await page.goto('/faqs');
  expect(await answer!.text()).toBe(guest);
  await expect(page.getByRole('banner').getByRole('link', { name: s.signIn })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a session that has ended is forgotten by the browser', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'session', value: 'gone', url: baseURL! },
    { name: 'signed-in', value: '1', url: baseURL! },
  ]);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => name === 'session' || name === 'signed-in')).toEqual([]);
});
