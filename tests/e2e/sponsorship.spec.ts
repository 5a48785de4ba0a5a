import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { give } from './donor.ts';
import { WELL, words } from './giving-words.ts';
import { fillIn, payByCard } from './giving.ts';

const GOOD_CARD = '4242424242424242';
const children = {
  en: { slug: 'monthly-care-for-khalid-14', sponsor: /^Sponsor for/, isSponsored: 'Sponsored', monthly: /\$45/ },
  ar: { slug: 'monthly-care-for-amina-9', sponsor: /^اكفل الطفل بمبلغ/, isSponsored: 'تمّت الكفالة', monthly: /\$60/ },
  tr: { slug: 'monthly-care-for-bilal-7', sponsor: /sponsor ol$/, isSponsored: 'Sponsoru var', monthly: /\$40/ },
};

for (const [locale, child] of Object.entries(children)) {
  const w = words[locale as keyof typeof words];
  const { prefix } = w;

  test(`a child gets a sponsor by card, and takes no second one, in ${locale}`, async ({ page }) => {
    const path = `${prefix}/projects/${child.slug}`;
    await page.goto(path);
    await expectAccessible(page);
    await page.getByRole('button', { name: child.sponsor }).click();
    await expect(page).toHaveURL(/\/checkout\?donationFrequency=month$/);
    await expect(page.getByRole('main').getByText(child.monthly).first()).toBeVisible();
    await fillIn(page, w);
    await page.getByRole('main').getByRole('button', { name: w.give }).click();
    await expect(page).toHaveURL(/\/checkout\?order=\d+$/);
    await page.getByLabel(w.holder).fill('HUDA AL SALEM');
    await payByCard(page, w, GOOD_CARD);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.accepted);
    await expect
      .poll(async () => {
        await page.goto(path);
        return page.getByText(child.isSponsored, { exact: true }).count();
      })
      .toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: child.sponsor })).toHaveCount(0);
    await page.goto(`${prefix}/projects/type/orphan-sponsorship?page=3`);
    await expect(page.getByRole('main').locator(`a[href$="${child.slug}"]`)).toHaveCount(0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sponsorship of a child comes to the checkout by a form', async ({ page }) => {
    await page.goto('/tr/projects/monthly-care-for-zeynep-13');
    await page.getByRole('button', { name: children.tr.sponsor }).click();
    await expect(page).toHaveURL(/\/tr\/checkout\?donationFrequency=month$/);
    await expect(page.getByRole('main').getByText(/\$60/).first()).toBeVisible();
  });
});

for (const hasScript of [true, false])
  test(`a checkout that another sponsor was faster than keeps what was typed, ${hasScript ? 'with' : 'without'} script, in ar`, async ({
    browser,
    request,
  }) => {
    const w = words.ar;
    const context = await browser.newContext({ javaScriptEnabled: hasScript, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const main = page.getByRole('main');
    // No list that another journey reads begins with them.
    const slug = hasScript ? 'monthly-care-for-ibrahim-8' : 'monthly-care-for-layan-10';
    await page.goto(`${w.prefix}/projects/${slug}`);
    await main.getByRole('button', { name: children.ar.sponsor }).click();
    await fillIn(page, w);
    const { result } = (await (await request.get(`/api/v1/projects/${slug}`)).json()) as {
      result: { id: string; monthly: number };
    };
    await give(request, 'faster@example.org', {
      type: 'project',
      projectId: result.id,
      categoryId: undefined,
      price: result.monthly,
      isSubscription: true,
      subscriptionRecurringInterval: 'month',
    });
    await main.getByRole('button', { name: w.give }).click();
    await expect(page).toHaveURL(/\/ar\/cart$/);
    await main.getByRole('link', { name: 'أطفال ينتظرون كافلًا' }).click();
    await expect(page).toHaveURL(/\/ar\/projects\/type\/orphan-sponsorship$/);
    await page.goto(`${w.prefix}/cart`);
    await main.getByRole('button', { name: /^حذف/ }).first().click();
    await page.goto(w.prefix + WELL);
    await main.getByRole('button', { name: w.donateNow }).first().click();
    await expect(page).toHaveURL(/\/ar\/checkout$/);
    await expect(page.getByLabel(w.name)).toHaveValue('Huda Al-Salem');
    await expect(main.getByLabel(w.email)).toHaveValue('huda@example.org');
    await context.close();
  });
