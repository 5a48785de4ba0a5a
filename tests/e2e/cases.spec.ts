import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';

const says = {
  en: {
    prefix: '',
    number: 'Bill number',
    check: 'Check the number',
    open: 'Bill 30418 is real and open',
    unknown: 'We have no record of bill',
    invalid: 'Enter the bill number as it appears on the bill',
    toCase: 'Open the case',
    claim: 'Amount claimed',
    orders: 'Enforcement orders',
    date: 'Date of the enforcement order',
    social: 'The debtor receives social security',
    rules: 'Check the rules',
    isEligible: 'All four rules are met',
    fails: 'One rule is not met',
  },
  ar: {
    prefix: '/ar',
    number: 'رقم الفاتورة',
    check: 'التحقّق من الرقم',
    open: 'صحيحة وما زالت مفتوحة',
    unknown: 'غير مسجّلة لدينا',
    invalid: 'أدخل رقم الفاتورة كما يظهر فيها',
    toCase: 'فتح صفحة الحالة',
    claim: 'مبلغ المطالبة',
    orders: 'أوامر التنفيذ',
    date: 'تاريخ أمر التنفيذ',
    social: 'المدين مستفيد من الضمان الاجتماعي',
    rules: 'التحقّق من الشروط',
    isEligible: 'تحقّقت الشروط الأربعة',
    fails: 'شرط واحد غير مستوفًى',
  },
  tr: {
    prefix: '/tr',
    number: 'Fatura numarası',
    check: 'Numarayı sorgula',
    open: 'numaralı fatura gerçek ve ödemeye açık',
    unknown: 'numaralı fatura kayıtlarımızda yok',
    invalid: 'Numarayı faturada yazdığı gibi girin',
    toCase: 'Borçlu dosyasını aç',
    claim: 'Talep edilen tutar',
    orders: 'İcra emri sayısı',
    date: 'İcra emrinin tarihi',
    social: 'Borçlu sosyal yardım alıyor',
    rules: 'Koşulları kontrol et',
    isEligible: 'Dört koşul da sağlanıyor',
    fails: 'Bir koşul sağlanmıyor',
  },
};

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });

    for (const [locale, s] of Object.entries(says)) {
      test(`a bill number is checked before it is paid, in ${locale}`, async ({ page }) => {
        await page.goto(`${s.prefix}/cases/check`);
        const number = page.getByLabel(s.number);
        await number.fill('hello');
        await page.getByRole('button', { name: s.check }).click();
        await expect(page.getByText(s.invalid).first()).toBeVisible();
        await expect(number).toHaveValue('hello');
        await number.fill('99999');
        await page.getByRole('button', { name: s.check }).click();
        await expect(page.getByText(s.unknown)).toBeVisible();
        await number.fill('٣٠ ٤١٨');
        await page.getByRole('button', { name: s.check }).click();
        await expect(page.getByText(s.open)).toBeVisible();
        if (isScripted) await expectAccessible(page);
        expect(page.url()).not.toContain('30418');
        await page.getByRole('link', { name: s.toCase }).click();
        await expect(page).toHaveURL(/\/projects\/case-30418/);
      });

      test(`a claim is held against the rules of Tafreej, in ${locale}`, async ({ page }) => {
        await page.goto(`${s.prefix}/projects/type/tafreej`);
        await page.getByLabel(s.claim).fill('50.000');
        await page.getByLabel(s.orders).fill('١');
        await page.getByLabel(s.date).fill('2024-02-29');
        await page.getByRole('button', { name: s.rules }).click();
        await expect(page.getByText(s.fails)).toBeVisible();
        await expect(page.getByLabel(s.claim)).toHaveValue('50.000');
        await page.getByLabel(s.social).check();
        await page.getByRole('button', { name: s.rules }).click();
        await expect(page.getByText(s.isEligible)).toBeVisible();
        await expect(page.getByText(s.isEligible)).toBeInViewport();
        if (!isScripted) await expect(page).toHaveURL(/#tafreej-eligibility$/);
        if (isScripted) await expectAccessible(page);
      });
    }
  });
