import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { words as giving } from './giving-words.ts';
import { hydrate } from './hydrated.ts';

const MARIB = '/news/120-meters-down-in-marib-two-dry-layers-and-what-each-meter-costs';
const pages = [
  {
    locale: 'en',
    prefix: '',
    news: 'News',
    search: 'Search the news',
    submit: 'Search',
    word: 'receipts glasses',
    title: 'What went wrong this quarter',
    category: /^Relief/,
    lead: /^120 meters down in Marib/,
    contents: 'On this page',
    section: 'What it costs',
    note: 'Written in Arabic, translated by our editors.',
    figure: 'Figure 2.',
    donate: 'Donate',
    next: 'Read next',
  },
  {
    locale: 'ar',
    prefix: '/ar',
    news: 'الأخبار',
    search: 'البحث في الأخبار',
    submit: 'بحث',
    word: 'أساس غازى عنتاب سراييفو',
    title: 'ما لم يسر كما ينبغي في هذا الربع',
    category: /^الإغاثة/,
    lead: /^مأرب على عمق 120 مترًا/,
    contents: 'في هذه الصفحة',
    section: 'كم تكلّف؟',
    note: undefined,
    figure: 'الشكل 2.',
    donate: 'تبرّع',
    next: 'اقرأ أيضًا',
  },
  {
    locale: 'tr',
    prefix: '/tr',
    news: 'Haberler',
    search: 'Haberlerde ara',
    submit: 'Ara',
    word: 'TEMEL İKİ KEZ DÖKÜLDÜ',
    title: 'Bu çeyrekte yolunda gitmeyenler',
    category: /^Acil yardım/,
    lead: /^Marib’de 120 metre derinde/,
    contents: 'Bu sayfada',
    section: 'Kaça geliyor?',
    note: 'Arapça yazıldı; editörlerimiz çevirdi.',
    figure: 'Şekil 2.',
    donate: 'Bağışla',
    next: 'Sıradaki yazılar',
  },
] as const;

for (const w of pages) {
  test(`from the front page to an article and its project, in ${w.locale}`, async ({ page }) => {
    await page.goto(`${w.prefix}/news`);
    await hydrate(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.news);
    await expectAccessible(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: w.category }).first().click();
    await expect(page).toHaveURL(/\?category=relief$/);
    await main.getByRole('link', { name: w.lead }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.lead);
    await expect(page).toHaveURL(`${w.prefix}${MARIB}`);
    if (w.note === undefined) await expect(main).not.toContainText('Türkçe');
    else await expect(main).toContainText(w.note);
    await expect(main).toContainText(w.figure);
    await expectAccessible(page);
    await page.getByRole('navigation', { name: w.contents }).getByRole('link', { name: w.section }).click();
    await expect(page.getByRole('heading', { level: 2, name: w.section })).toBeInViewport();
    await main.getByRole('link', { name: w.donate, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(giving[w.locale].well);
  });

  test(`a search finds words of the text, in ${w.locale}`, async ({ page }) => {
    await page.goto(`${w.prefix}/news`);
    await hydrate(page);
    await page.getByRole('searchbox', { name: w.search }).fill(w.word);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?search=/);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([w.title]);
    await expect(page.getByRole('searchbox', { name: w.search })).toHaveValue(w.word);
  });
}

test('a list goes on by itself to its end', async ({ page }) => {
  await page.goto('/news');
  await hydrate(page);
  await page.getByRole('link', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('All the news is shown.')).toBeVisible();
  await expect(page).toHaveURL(/\?page=2$/);
  // The lead and the two beside stand once; the others are rows.
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(15);
});

test('an article in another language than the page is marked as such', async ({ page }) => {
  const { result } = (await (await page.request.get('/api/v1/blogs?sort=oldest&limit=1')).json()) as {
    result: { data: { slug: string; title: object }[] };
  };
  const [{ slug, title }] = result.data as [{ slug: string; title: object }];
  expect(Object.keys(title)).toEqual(['ar']);
  await page.goto(`/tr/blogs/${encodeURIComponent(slug)}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAttribute('lang', 'ar');
  await expect(heading).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('main')).toContainText('Bu yazının Türkçe sürümü yok.');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
});

test('search engines and readers of feeds find what they look for in the head', async ({ page }) => {
  await page.goto(MARIB);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [article, trail] = data.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(article).toMatchObject({ '@type': 'NewsArticle', inLanguage: 'en', author: { name: 'Salma Barakat' } });
  expect((trail!['itemListElement'] as { name: string }[]).map(({ name }) => name).slice(0, 2)).toEqual([
    'Home',
    'News',
  ]);
  await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', /^The drill passed 120 meters/);
  for (const type of ['application/rss+xml', 'application/atom+xml']) {
    const href = await page.locator(`link[rel=alternate][type="${type}"]`).getAttribute('href');
    const response = await page.request.get(href!);
    expect(response.headers()['content-type']).toContain(type);
    expect(await response.text()).toContain('120 meters down in Marib');
  }
});

test('the footer leads to the blog and the news', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'News', exact: true })).toHaveAttribute('href', '/news');
  await footer.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const w of pages)
    test(`search, months and the way to more work, in ${w.locale}`, async ({ page }) => {
      await page.goto(`${w.prefix}/news`);
      await page.getByRole('searchbox', { name: w.search }).fill(w.word);
      await page.getByRole('search').getByRole('button', { name: w.submit }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([w.title]);
      await page.goto(`${w.prefix}/news`);
      await page.locator('a[href$="?page=2"]').click();
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(15);
      await page.locator('a[href*="?month="]').first().click();
      await expect(page).toHaveURL(/\?month=\d{4}-\d{2}$/);
      await page.goto(w.prefix + MARIB);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.lead);
      await expect(page.getByRole('heading', { level: 2, name: w.next })).toBeVisible();
    });
});
