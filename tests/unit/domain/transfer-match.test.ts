import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { spellReference, transferReference } from '#src/domain/reference.ts';
import {
  type ExpectedTransfer,
  isCertain,
  isSameName,
  matchOf,
  possibleReferences,
  proposalsFor,
} from '#src/domain/transfer-match.ts';

const references = fc.uint8Array({ minLength: 6, maxLength: 6 }).map(transferReference);
const expected = (change: Partial<ExpectedTransfer> = {}): ExpectedTransfer => ({
  reference: 'AAAAAAAAAA',
  currency: 'USD',
  totalMinor: 5000,
  receivedMinor: 0,
  isPaid: false,
  isLate: false,
  donorName: 'Ahmet Yılmaz',
  recordedByHand: [],
  ...change,
});
const movement = { amountMinor: 5000, currency: 'USD', name: 'YILMAZ AHMET', text: 'Bağış', bookedOn: '2026-11-20' };

describe('a reference in the words of a transfer', () => {
  it('is found wherever it stands, in each spelling, and with line breaks and spaces within', () => {
    fc.assert(
      fc.property(
        references,
        fc.string({ maxLength: 40 }),
        fc.string({ maxLength: 40 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('', ' ', '\n', '-', ' / '),
        (reference, before, after, place, gap) => {
          const broken = reference.slice(0, place) + gap + reference.slice(place);
          for (const text of [broken, broken.toLowerCase(), spellReference(reference)])
            expect(possibleReferences(`${before} ${text} ${after}`)).toContain(reference);
        },
      ),
    );
  });
  it('is not read from a text without one', () => {
    expect(possibleReferences('Zakat')).toEqual([]);
    expect(possibleReferences('')).toEqual([]);
  });
});

test.each([
  ['Ahmet Yılmaz', 'YILMAZ AHMET', true],
  ['Ahmet Can Yılmaz', 'Ahmet Yilmaz', true],
  ['فاطمة الزهراء', 'فاطمه الزهراء', true],
  ['Ahmet Yılmaz', 'Mehmet Yılmaz', false],
  ['Ahmet', 'Ahmet', false],
  ['', '', false],
])('%s and %s are one person: %s', (one, other, isOne) => {
  expect(isSameName(one, other)).toBe(isOne);
  expect(isSameName(other, one)).toBe(isOne);
});

describe('what a movement may be', () => {
  it('is certain by the reference of one expected transfer, also with another sum or late', () => {
    for (const amountMinor of [1, 4999, 5000, 5001])
      for (const isLate of [false, true]) {
        const [match] = proposalsFor({ ...movement, amountMinor }, [expected({ isLate })], []);
        expect(isCertain(match!)).toBe(true);
        expect(match!.warnings.includes('tooLittle')).toBe(amountMinor < 5000);
        expect(match!.warnings.includes('tooMuch')).toBe(amountMinor > 5000);
        expect(match!.warnings.includes('late')).toBe(isLate);
      }
  });
  it.each([
    ['the order is paid', { isPaid: true, receivedMinor: 5000 }, 'paidAlready'],
    [
      'an equal amount was recorded by hand',
      { recordedByHand: [{ amountMinor: 5000, on: '2026-11-25' }] },
      'perhapsRecorded',
    ],
    ['it is in another currency', { currency: 'TRY' as const }, 'otherCurrency'],
  ])('is not certain where %s', (_what, change, warning) => {
    const [match] = proposalsFor(movement, [expected(change)], []);
    expect(match!.warnings).toContain(warning);
    expect(isCertain(match!)).toBe(false);
  });
  it('is certain where an equal amount was recorded by hand months before: that was another transfer', () => {
    const [match] = proposalsFor(
      movement,
      [expected({ recordedByHand: [{ amountMinor: 5000, on: '2026-08-25' }] })],
      [],
    );
    expect([match!.warnings, isCertain(match!)]).toEqual([[], true]);
  });
  it('is not certain with two references', () => {
    const all = proposalsFor(movement, [expected(), expected({ reference: 'BBBBBBBBBB' })], []);
    expect(all).toHaveLength(2);
    expect(all.some(isCertain)).toBe(false);
  });
  it('needs the very amount without a reference, a name speaks for it, and it is never certain', () => {
    const others = [
      expected({ reference: 'other', donorName: 'Somebody Else' }),
      expected({ reference: 'same' }),
      expected({ reference: 'less', totalMinor: 4999 }),
    ];
    const all = proposalsFor(movement, [], others);
    expect(all.map(({ reasons, reference }) => [reference, reasons])).toEqual([
      ['same', ['amount', 'name']],
      ['other', ['amount']],
    ]);
    expect(all.some(isCertain)).toBe(false);
  });
  it('is measured by what is still due', () => {
    expect(matchOf({ ...movement, amountMinor: 2000 }, expected({ receivedMinor: 3000 }), true)).toEqual({
      reference: 'AAAAAAAAAA',
      reasons: ['reference', 'amount', 'name'],
      warnings: [],
    });
  });
});
