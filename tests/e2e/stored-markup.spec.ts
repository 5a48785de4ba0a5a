/** A site in whose database every text holds markup: no page has an element of it. */
import { expect, test } from '@playwright/test';
import { getAttributeValue, getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { MARKUP, plantedIn, readerSees } from '../fixtures/markup.ts';
import { ownSite } from './own-site.ts';

const { url: site } = ownSite('storedMarkup', {
  settings: { WORKER: 'off' },
  prepare: ({ dataDir, run }) => run('tests/e2e/plant-markup.ts', dataDir),
});

const locationsIn = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
const textAt = async (address: string): Promise<string> => (await fetch(address)).text();
/** Structured data that cannot be read. */
const brokenData = (html: string): string[] =>
  getElementsByTagName('script', parseDocument(html), true)
    .filter((one) => getAttributeValue(one, 'type') === 'application/ld+json')
    .map((one) => textContent(one))
    .filter((text) => {
      try {
        JSON.parse(text);
        return false;
      } catch {
        return true;
      }
    });

/** The kind of a page by its address: of each kind so many are read in a language. */
const kindOf = (path: string): string => path.split('/').slice(0, -1).join('/');
const READ = 6;

for (const [locale, prefix] of [
  ['en', ''],
  ['ar', '/ar'],
  ['tr', '/tr'],
] as const)
  test(`no page in ${locale} has an element out of a stored text, and each shows it as text`, async () => {
    test.setTimeout(600_000);
    const files = locationsIn(await textAt(`${site}/sitemap.xml`));
    const listed = (await Promise.all(files.map(textAt)))
      .flatMap(locationsIn)
      .map((address) => address.slice(site.length));
    const own = listed.filter((path) => (/^\/(ar|tr)(?=\/|$)/.exec(path)?.[0] ?? '') === prefix);
    const byKind = Map.groupBy(own, kindOf);
    const paths = [...byKind].flatMap(([kind, all]) => (kind === prefix ? all : all.slice(0, READ)));
    expect(paths.length).toBeGreaterThan(50);
    const faults: string[] = [];
    const silent: string[] = [];
    for (const path of paths) {
      const answer = await fetch(site + path);
      const html = await answer.text();
      if (answer.status !== 200) faults.push(`${path}: ${answer.status}`);
      faults.push(...[...plantedIn(html), ...brokenData(html)].map((fault) => `${path}: ${fault}`));
      if (!readerSees(html).includes(MARKUP)) silent.push(path);
    }
    expect(faults).toEqual([]);
    // The programs of the menu are stored texts, so no page is without one.
    expect(silent).toEqual([]);
  });

test('no feed has one either', async () => {
  for (const path of ['/feeds/news.en.rss.xml', '/feeds/blogs.ar.atom.xml']) {
    const text = await textAt(site + path);
    expect(text).toContain('planted-element');
    // What stands as HTML in a feed is read as such.
    expect(plantedIn(text.replaceAll(/<!\[CDATA\[|\]\]>/g, ''))).toEqual([]);
  }
});

for (const [path, form, fields] of [
  ['/contact-us', 'contact', { subject: 'donation', fullName: MARKUP, email: 'no address', message: MARKUP }],
  [
    '/ar/volunteer',
    'volunteer',
    { fullName: MARKUP, email: 'no address', city: MARKUP, occupation: MARKUP, notes: MARKUP },
  ],
] as const)
  test(`what was typed at ${path} and refused stands in its fields again, as text`, async ({ request }) => {
    const locale = path.startsWith('/ar') ? 'ar' : 'en';
    const answer = await request.post(`${site}/forms/${form}`, {
      form: { locale, returnTo: path.replace(/^\/ar/, ''), ...fields },
      headers: { origin: site, 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(plantedIn(html)).toEqual([]);
    const document = parseDocument(html);
    const values = [
      ...getElementsByTagName('input', document, true).map((one) => getAttributeValue(one, 'value')),
      ...getElementsByTagName('textarea', document, true).map((one) => textContent(one)),
    ];
    expect(values.filter((value) => value === MARKUP)).toHaveLength(
      Object.values(fields).filter((value) => value === MARKUP).length,
    );
  });
