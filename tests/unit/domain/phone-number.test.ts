import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { internationalNumber } from '#src/domain/phone-number.ts';

it.each([
  ['SA', '+966', '050 123 4567', '+966501234567'],
  ['TR', '+90', '(0532) 123-4567', '+905321234567'],
  ['US', '+1', '202 555 0123', '+12025550123'],
  ['IT', '+39', '06 1234567', '+39061234567'],
  ['SA', '+966', '00966501234567', '+966501234567'],
])('in %s with %s %s is called as %s', (country, code, typed, called) => {
  expect(internationalNumber(country, code, typed)).toBe(called);
});

it('is the same however it is grouped', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{6,12}$/), fc.stringMatching(/^[ ()-]{0,2}$/), (digits, mark) => {
      const grouped = [...digits].join(mark);
      expect(internationalNumber('SA', '+966', grouped)).toBe(`+966${digits}`);
      expect(internationalNumber('SA', '+966', `0${grouped}`)).toBe(`+966${digits}`);
    }),
  );
});
