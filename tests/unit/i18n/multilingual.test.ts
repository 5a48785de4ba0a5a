import { expect, test } from 'vitest';
import { shownText } from '#src/i18n/multilingual.ts';

test('the language of the page comes first', () => {
  expect(shownText({ en: 'Well', ar: 'بئر' }, 'ar')).toEqual({ text: 'بئر', lang: 'ar', dir: 'rtl' });
});
test('where the page has no text of its own, English stands in, marked as English', () => {
  expect(shownText({ en: 'Well', ar: 'بئر' }, 'tr')).toEqual({ text: 'Well', lang: 'en', dir: 'ltr' });
});
test('where English is missing too, the first there is', () => {
  expect(shownText({ ar: 'بئر', tr: '' }, 'tr')).toEqual({ text: 'بئر', lang: 'ar', dir: 'rtl' });
});
