import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { callingCodeOf, internationalNumber, isCallable } from '#src/contracts/phone-number.ts';

it.each([
  ['SA', '050 123 4567', '+966501234567'],
  ['TR', '(0532) 123-4567', '+905321234567'],
  ['US', '202 555 0123', '+12025550123'],
  ['DO', '829 555 1234', '+18295551234'],
  ['RU', '8 916 123-45-67', '+79161234567'],
  ['IT', '06 1234567', '+39061234567'],
  ['SA', '00966501234567', '+966501234567'],
  ['SA', '+905321234567', '+905321234567'],
])('in %s %s is called as %s', (country, typed, called) => {
  expect(internationalNumber(country, typed)).toBe(called);
});

it.each([
  ['SA', '1234'],
  ['SA', '05012345678'],
  ['TR', '0532 123 456'],
  ['US', '555 0123'],
  ['SA', 'abc'],
  ['ZZ', '501234567'],
])('in %s no number is %s', (country, typed) => {
  expect(internationalNumber(country, typed)).toBeUndefined();
});

it('is the same however it is grouped', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^5\d{8}$/), fc.stringMatching(/^[ ()-]{0,2}$/), (digits, mark) => {
      const grouped = [...digits].join(mark);
      expect(internationalNumber('SA', grouped)).toBe(`+966${digits}`);
      expect(internationalNumber('SA', `0${grouped}`)).toBe(`+966${digits}`);
    }),
  );
});

it('tells by its length whether a whole number can be called', () => {
  expect(isCallable('+966501234567')).toBe(true);
  expect(isCallable('+9661234')).toBe(false);
  expect(isCallable('+9990000000')).toBe(false);
});

it('knows the calling code of a country', () => {
  expect(callingCodeOf('SA')).toBe('+966');
  expect(callingCodeOf('DO')).toBe('+1');
  expect(callingCodeOf('ZZ')).toBeUndefined();
});
