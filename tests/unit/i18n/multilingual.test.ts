import { expect, test } from 'vitest';
import { shownText } from '#src/i18n/multilingual.ts';

test('prefers the language of the page', () => {
  expect(shownText({ en: 'Well', ar: 'بئر' }, 'ar')).toEqual({ text: 'بئر', lang: 'ar', dir: 'rtl' });
});
test('falls back to English, marked as English', () => {
  expect(shownText({ en: 'Well', ar: 'بئر' }, 'tr')).toEqual({ text: 'Well', lang: 'en', dir: 'ltr' });
});
test('falls back to the first language with a text', () => {
  expect(shownText({ ar: 'بئر', tr: '' }, 'tr')).toEqual({ text: 'بئر', lang: 'ar', dir: 'rtl' });
});
