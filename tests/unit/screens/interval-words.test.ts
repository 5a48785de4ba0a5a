import { expect, test } from 'vitest';
import { calendarWords } from '#src/screens/form/interval-words.ts';

test('nights on which more is given are told before paying', () => {
  const words = (['lastTenNights', 'lastTenNights:odd', 'lastTenNights:night27'] as const).map(
    (calendar) => calendarWords(calendar).message ?? calendarWords(calendar).id,
  );
  expect(new Set(words).size).toBe(3);
});
