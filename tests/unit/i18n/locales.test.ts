import { describe, expect, test } from 'vitest';
import { alternatesOf, shownLanguage } from '#src/i18n/links.ts';
import {
  directionOf,
  hijriDayFormat,
  hijriTag,
  intlTag,
  localePath,
  locales,
  plainHijri,
  splitLocale,
} from '#src/i18n/locales.ts';

describe('an address in a language', () => {
  test.each([
    ['/', 'en', '/'],
    ['/', 'ar', '/ar'],
    ['/cart', 'en', '/cart'],
    ['/cart', 'tr', '/tr/cart'],
  ] as const)('%s in %s is %s, and back', (path, locale, address) => {
    expect(localePath(locale, path)).toBe(address);
    expect(splitLocale(address)).toEqual({ locale, path });
  });

  test('English has no prefix, so /en/cart is no page of this site', () => {
    expect(splitLocale('/en/cart')).toEqual({ locale: 'en', path: '/en/cart' });
  });

  test('a word that begins like a language code is no prefix', () => {
    expect(splitLocale('/arabic')).toEqual({ locale: 'en', path: '/arabic' });
  });
});

test('every page has links to its other languages and the default', () => {
  expect(alternatesOf('https://sanad.example', '/faqs')).toEqual([
    { hrefLang: 'en', href: 'https://sanad.example/faqs' },
    { hrefLang: 'ar', href: 'https://sanad.example/ar/faqs' },
    { hrefLang: 'tr', href: 'https://sanad.example/tr/faqs' },
    { hrefLang: 'x-default', href: 'https://sanad.example/faqs' },
  ]);
});

test('a page names no language that it is not written in', () => {
  expect(alternatesOf('https://sanad.example', '/news/one', ['ar', 'tr'])).toEqual([
    { hrefLang: 'ar', href: 'https://sanad.example/ar/news/one' },
    { hrefLang: 'tr', href: 'https://sanad.example/tr/news/one' },
    { hrefLang: 'x-default', href: 'https://sanad.example/ar/news/one' },
  ]);
  expect([shownLanguage(['ar', 'en'], 'tr'), shownLanguage(['ar', 'tr'], 'tr'), shownLanguage(['ar'], 'tr')]).toEqual([
    'en',
    'tr',
    'ar',
  ]);
});

test('only Arabic is read from right to left', () => {
  expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar']);
});

test('Arabic uses Latin digits and the Gregorian calendar unless the visitor chooses otherwise', () => {
  expect(new Intl.NumberFormat(intlTag.ar).format(1234)).toBe('1,234');
  expect(new Intl.DateTimeFormat(intlTag.ar, { year: 'numeric', timeZone: 'UTC' }).format(new Date('2026-11-21'))).toBe(
    '2026',
  );
});

test('a Hijri date has letters that the typeface has, and the month is named as in our texts', () => {
  const eid = new Date('2027-05-16T12:00:00Z');
  const format = new Intl.DateTimeFormat(hijriTag.en, { ...hijriDayFormat, timeZone: 'UTC' });
  expect(plainHijri(format.format(eid))).toMatch(/^Dhu al-Hijjah \d+, 1448 AH$/);
  expect(plainHijri('Sha\u02BBban')).toBe('Sha\u2019ban');
});
