import { expect, test } from 'vitest';
import { inDigits } from '#src/i18n/reader-digits.ts';

test.each([
  ['وصل تبرّعك بمبلغ $1,250.50 في 12 أبريل 2026.', 'وصل تبرّعك بمبلغ $١٬٢٥٠٫٥٠ في ١٢ أبريل ٢٠٢٦.'],
  ['من 18:30 إلى 20:00، 5% أو 3 أسهم.', 'من ١٨:٣٠ إلى ٢٠:٠٠، ٥% أو ٣ أسهم.'],
  ['US$40 لكل 2', 'US$٤٠ لكل ٢'],
])('figures and dates in %s are in the digits of the reader', (text, read) => {
  expect(inDigits(text, 'arab').replaceAll(/\p{Cf}/gu, '')).toBe(read);
  expect(inDigits(text, 'latn')).toBe(text);
});

test('a sign and the parts of a date stay where they stand beside Latin digits', () => {
  expect(inDigits('بمبلغ $1,250 في 2026-03-15', 'arab')).toBe(
    'بمبلغ \u2066$١٬٢٥٠\u2069 في ٢٠٢٦\u200E-\u200E٠٣\u200E-\u200E١٥',
  );
});

test.each([
  'رقم التبرّع 104423',
  'رمزك هو 518204.',
  'SND-48102 وSND4 K7TQ9',
  'TR12 وSA0380000000608010167519',
  'https://sanad.example/ar/checkout/thank-you/12?a=3',
  'donor2@example.org',
  'اتصل على +966 50 123 4567',
])('%s is typed and compared as it is, so it stays', (text) => {
  expect(inDigits(text, 'arab')).toBe(text);
});
