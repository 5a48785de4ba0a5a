import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PASSWORD, MIN_PASSWORD, passwordFault } from '#src/domain/password.ts';

const breached = new Set(['password123', 'qwertyuiop', 'iloveyou', 'password']);
const fault = (password: string, own: string[] = ['huda.salem', 'huda@example.org']) =>
  passwordFault(password, { isCommon: (text) => breached.has(text), own });

describe('a password', () => {
  it.each([
    ['ninechars', 'tooShort'],
    ['tencharsss', undefined],
    ['a'.repeat(12), 'oneCharacter'],
    ['ababababab', 'oneCharacter'],
    ['qwertyuiop', 'common'],
    ['QwertyUIOP', 'common'],
    ['iloveyou2026', 'common'],
    ['Password123!', 'common'],
    ['hudasalem1', 'ownName'],
    ['huda.salem', 'ownName'],
    ['salemexample', 'ownName'],
    ['كلمة سر طويلة', undefined],
    ['x y z '.repeat(34), 'tooLong'],
    ['correct horse battery staple', undefined],
  ])('%s: %s', (password, expected) => {
    expect(fault(password)).toBe(expected);
  });

  it('counts characters, not bytes: ten emoji are ten', () => {
    expect(fault('🌙⭐🌙⭐🌱🌙⭐🌙⭐🌱')).toBeUndefined();
    expect(fault('🌙⭐🌱')).toBe('tooShort');
  });

  it('is judged alike however the keyboard composed it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 0, maxLength: 40, unit: 'grapheme' }), (text) => {
        expect(fault(text.normalize('NFC'))).toBe(fault(text.normalize('NFD')));
      }),
    );
  });

  it('that is accepted is between the limits', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 250, unit: 'grapheme' }), (text) => {
        const length = [...text.normalize('NFKC')].length;
        const isWithin = length >= MIN_PASSWORD && length <= MAX_PASSWORD;
        expect(fault(text) !== undefined || isWithin).toBe(true);
      }),
    );
  });
});
