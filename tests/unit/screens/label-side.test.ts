import { expect, test } from 'vitest';
import { labelSide } from '#src/screens/countries/label-side.ts';

test('a name is at the east of its star, and not where it would leave the map', () => {
  expect(labelSide('YE', 48)).toBe('east');
  expect(labelSide('PH', 96)).toBe('west');
});

test('neighbours have their names on different sides', () => {
  expect(labelSide('PS', 38)).not.toBe(labelSide('JO', 41));
  expect(labelSide('LB', 38)).not.toBe(labelSide('SY', 41));
});
