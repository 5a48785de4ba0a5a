import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';

const pages = [
  { locale: 'en', prefix: '', link: 'Partners', kind: 'Supervising partners', projects: 'Projects: Nabaa Relief' },
  { locale: 'ar', prefix: '/ar', link: 'الشركاء', kind: 'الشركاء المشرفون', projects: 'المشاريع: نبع للإغاثة' },
  { locale: 'tr', prefix: '/tr', link: 'Ortaklar', kind: 'Denetleyici ortaklar', projects: 'Projeler: Nabaa Yardım' },
] as const;

for (const { kind, link, locale, prefix, projects } of pages) {
  test(`a visitor sees who carries projects out and who checks them, in ${locale}`, async ({ page }) => {
    await page.goto(prefix || '/');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link);
    await expect(page.getByRole('region', { name: kind }).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('link', { name: projects }).click();
    await expect(page).toHaveURL(/ngo=nabaa-relief/);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the register is read', async ({ page }) => {
    await page.goto('/partners');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7);
  });
});
