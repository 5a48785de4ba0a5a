import { expect, test } from 'vitest';
import { firstSentence } from '#src/i18n/first-sentence.ts';

test('returns the first of several sentences, in each language', () => {
  expect(firstSentence('A pump of 1.5 kW is bought. It runs on sun.', 'en')).toBe('A pump of 1.5 kW is bought.');
  expect(firstSentence('هل وصل الماء؟ نعم وصل.', 'ar')).toBe('هل وصل الماء؟');
  expect(firstSentence('Kuyu 170 metre derindir. Su kampa gelir.', 'tr')).toBe('Kuyu 170 metre derindir.');
});
test('returns a single sentence, and an empty text', () => {
  expect(firstSentence('Only one', 'en')).toBe('Only one');
  expect(firstSentence('', 'en')).toBe('');
});
