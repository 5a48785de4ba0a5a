import { describe, expect, test } from 'vitest';
import { annualReportFile } from '#src/contracts/annual-reports.ts';
import { getClientNavUrl } from '#src/framework/client-nav-url.ts';
import { calendarPath } from '#src/routes/calendar-path.ts';
import { feedPath } from '#src/routes/feed-path.ts';
import { hawlPath } from '#src/routes/hawl-path.ts';
import { openDataPath } from '#src/routes/open-data-path.ts';
import { routeNames, routeOf } from '#src/routes/routes.ts';

const here = {
  href: 'https://sanad.example/ar/projects?sort=newest',
  origin: 'https://sanad.example',
  pathname: '/ar/projects',
  search: '?sort=newest',
};
const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
const link = (href: string, attributes: string[] = [], more: object = {}) => ({
  href,
  target: '',
  hreflang: '',
  hasAttribute: (name: string) => attributes.includes(name),
  ...more,
});

describe('a click on a link', () => {
  test('to a page of the same language is a client navigation', () => {
    expect(getClientNavUrl(plain, link('https://sanad.example/ar/cart'), here)?.pathname).toBe('/ar/cart');
  });

  test.each([
    ['with a modifier key', { ...plain, ctrlKey: true }, link('https://sanad.example/ar/cart')],
    ['with the middle button', { ...plain, button: 1 }, link('https://sanad.example/ar/cart')],
    ['that something else took', { ...plain, defaultPrevented: true }, link('https://sanad.example/ar/cart')],
    ['into a new tab', plain, link('https://sanad.example/ar/cart', [], { target: '_blank' })],
    ['to another language', plain, link('https://sanad.example/cart')],
    ['to another site', plain, link('https://example.org/')],
    ['to a file', plain, link('https://sanad.example/ar/cart', ['download'])],
    ['to the API', plain, link('https://sanad.example/api/v1/docs')],
    ['to a place in the same page', plain, link('https://sanad.example/ar/projects?sort=newest#main')],
    ['to no address at all', plain, link('http://[')],
    ['that writes a mail', plain, link('mailto:salam@sanad.example')],
  ])('%s is left to the browser', (_name, click, anchor) => {
    expect(getClientNavUrl(click, anchor, here)).toBeUndefined();
  });
});

test.each(routeNames)('%s is a full load or a client navigation as in the route table', (name) => {
  const path = routeOf(name).path.replace(/\[\w+\]/g, 'x');
  for (const prefix of ['/ar', '']) {
    const from = { ...here, href: `https://sanad.example${prefix}/faqs`, pathname: `${prefix}/faqs`, search: '' };
    const url = getClientNavUrl(plain, link(`https://sanad.example${prefix}${path}?a=1`), from);
    expect(url === undefined).toBe(routeOf(name).isFullLoad === true);
  }
});

// English pages have no prefix, as files have none: only the path tells them apart.
test.each([
  annualReportFile(2025, 'en', 'pdf'),
  annualReportFile(2025, 'en', 'csv'),
  calendarPath('event', 'en'),
  calendarPath('event', 'en', 'a-talk'),
  '/embed/projects/a-well.en.html',
  feedPath('news', 'en', 'rss'),
  hawlPath('en'),
  openDataPath('projects', 'csv'),
])('%s is a file, which the browser loads', (path) => {
  const english = { ...here, href: 'https://sanad.example/faqs', pathname: '/faqs', search: '' };
  expect(getClientNavUrl(plain, link(`https://sanad.example${path}`), english)).toBeUndefined();
});
