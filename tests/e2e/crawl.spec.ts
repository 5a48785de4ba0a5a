/** Every page that can be reached from the home pages, read as a search engine reads it. */
import { expect, test } from '@playwright/test';
import { crawl, type CrawledPage } from './crawl.ts';
import { faultsOfData } from './structured-data.ts';

// One after the other, so that the site is read once.
test.describe.configure({ mode: 'default' });

let pages: Map<string, CrawledPage>;
let broken: string[];
test.beforeAll(async ({ baseURL }) => {
  // Some five hundred pages, each rendered for the first time: over four minutes on a busy machine with two cores.
  test.setTimeout(600_000);
  ({ broken, pages } = await crawl(baseURL!, ['/', '/ar', '/tr']));
});

const listed = (): [string, CrawledPage][] => [...pages].filter(([, page]) => page.isListed);

test('no link is broken, nor any picture, file or place on a page that a link names', () => {
  expect(pages.size).toBeGreaterThan(300);
  expect(broken).toEqual([]);
});

test('no two pages of a language have the same title, and each has a description', () => {
  const titles = Map.groupBy(listed(), ([, { language, title }]) => `${language}: ${title}`);
  const doubled = [...titles].filter(([, found]) => found.length > 1);
  expect(doubled.map(([title, found]) => `${title} at ${found.map(([path]) => path).join(', ')}`)).toEqual([]);
  expect(listed().flatMap(([path, { description }]) => (description ? [] : [path]))).toEqual([]);
});

test('each page is listed in the languages that it is written in, and they name each other', () => {
  const faults = listed().flatMap(([path, { alternates, canonical, language }]) => {
    const { 'x-default': any, ...written } = alternates;
    // Readers of a language that it lacks are shown another, which is the page that search engines list.
    const named = Object.hasOwn(written, language) ? path : any;
    return [
      ...(canonical === named ? [] : [`${path} calls itself ${canonical}`]),
      ...(any === (written['en'] ?? Object.values(written)[0]) ? [] : [`${path} has ${any} for everybody else`]),
      ...Object.values(written).flatMap((other) => {
        const back = pages.get(other)?.alternates;
        return JSON.stringify(back) === JSON.stringify(alternates) ? [] : [`${other} does not name ${path}`];
      }),
    ];
  });
  expect(faults).toEqual([]);
  const lacking = listed().filter(([, { alternates }]) => Object.keys(alternates).length < 4);
  expect(lacking.length).toBeGreaterThan(0);
  expect(lacking.filter(([path]) => !/\/(news|blogs|events|training)\//.test(path))).toEqual([]);
});

test('structured data is whole', () => {
  const kinds = new Set<string>();
  const faults = [...pages].flatMap(([path, { data }]) =>
    data.flatMap((text) => faultsOfData(text, kinds).map((fault) => `${path}: ${fault}`)),
  );
  expect(faults).toEqual([]);
  for (const kind of [
    'NGO',
    'WebSite',
    'DonateAction',
    'BreadcrumbList',
    'FAQPage',
    'NewsArticle',
    'BlogPosting',
    'Event',
    'Course',
  ])
    expect(kinds).toContain(kind);
});

test('what is wrong in structured data is found', () => {
  expect(faultsOfData('{')).toEqual(['not JSON']);
  expect(faultsOfData('{"@context":"https://schema.org","@type":"NGO","name":"Sanad","url":"/about"}')).toEqual([
    'NGO: url is no whole address: /about',
  ]);
  expect(faultsOfData('{"@context":"https://schema.org","@type":"FAQPage"}')).toEqual(['FAQPage lacks mainEntity']);
  expect(faultsOfData('{"@context":"https://schema.org","@type":"Charity"}')).toEqual(['unknown kind Charity']);
});
