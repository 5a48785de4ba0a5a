import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';

const pages = [
  {
    locale: 'en',
    prefix: '',
    link: 'Institutions',
    title: '6 institutions, each vetted by our staff',
    search: 'Name, city or field of work',
    word: 'school',
    name: 'Dar Al-Noor Institution',
    permit: 'Collects donations under permit',
    delivery: 'What was promised, what was delivered',
    late: '19 days late',
  },
  {
    locale: 'ar',
    prefix: '/ar',
    link: 'الجمعيات',
    title: '6 جمعيات، راجعناها واحدةً واحدة',
    search: 'الاسم أو المدينة أو مجال العمل',
    word: 'مدرسه',
    name: 'مؤسسة دار النور',
    permit: 'تجمع التبرّعات بترخيص',
    delivery: 'ما وُعد به وما سُلِّم',
    late: 'متأخّر 19 يومًا',
  },
  {
    locale: 'tr',
    prefix: '/tr',
    link: 'Kuruluşlar',
    title: 'Ekibimizin tek tek denetlediği 6 kuruluş',
    search: 'Ad, şehir veya çalışma alanı',
    word: 'OKUL',
    name: 'Dar Al-Noor Kurumu',
    permit: 'Bağış toplama izin belgesi',
    delivery: 'Söz verilenler ve teslim edilenler',
    late: '19 gün gecikti',
  },
] as const;

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });

    for (const s of pages)
      test(`a visitor finds an institution, what it delivered and its project, in ${s.locale}`, async ({ page }) => {
        await page.goto(s.prefix || '/');
        await page.getByRole('contentinfo').getByRole('link', { name: s.link, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.title);
        if (isScripted) await expectAccessible(page);
        const search = page.getByRole('searchbox', { name: s.search });
        await search.fill(s.word);
        await search.press('Enter');
        await expect(page).toHaveURL(/search=/);
        const rows = page.getByRole('main').getByRole('list').last().getByRole('listitem');
        await expect(rows).toHaveCount(1);
        await rows.getByRole('link', { name: s.name }).click();
        await expect(page).toHaveURL(`${s.prefix}/ngo/dar-al-noor`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.name);
        await expect(page.getByRole('region', { name: s.permit })).toContainText('JO-MSD 4471/2024');
        await expect(page.getByRole('region', { name: s.delivery })).toContainText(s.late);
        if (isScripted) await expectAccessible(page);
        await page.locator('#projects').getByRole('link').first().click();
        await expect(page).toHaveURL(/\/projects\//);
        // The page of the project leads back to the institution.
        await page.getByRole('main').getByRole('link', { name: s.name, exact: true }).click();
        await expect(page).toHaveURL(`${s.prefix}/ngo/dar-al-noor`);
      });
  });

test('an institution that is unknown or not public has no page', async ({ page, request }) => {
  expect((await request.get('/ngo/nobody')).status()).toBe(404);
  const [one] = ((await (await request.get('/api/v1/ngos?limit=1')).json()) as { result: { data: { id: string }[] } })
    .result.data;
  // The id leads to the name.
  await page.goto(`/ngo/${one!.id}`);
  await expect(page).toHaveURL('/ngo/al-nakheel');
});
