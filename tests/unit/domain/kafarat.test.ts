import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { kafaratInput } from '#src/contracts/kafarat.ts';
import { readKafaratFields } from '#src/domain/kafarat-fields.ts';
import { kafarah, KAFARAH_KINDS, MOST_KAFARAT } from '#src/domain/kafarat.ts';
import { kafaratExamples } from '#tests/fixtures/ruling-examples.ts';

const arabic = (count: number) => String(count).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);

describe('an expiation', () => {
  // docs/rulings/kafarat.md
  test.each(kafaratExamples)('$name feeds $persons', ({ amount, count, persons, price }) => {
    expect(kafarah(count, persons / count, price)).toEqual({ persons, amount, pricePerPerson: price });
  });

  it('feeds whole persons only', () => {
    for (const [count, persons, price] of [
      [0, 10, 400],
      [1.5, 10, 400],
      [1, 0, 400],
      [1, 10, 0],
      [1, 10, 4.5],
      [-1, 10, 400],
    ] as const)
      expect(() => kafarah(count, persons, price)).toThrow(RangeError);
    expect(() => kafarah(MOST_KAFARAT, 60, Number.MAX_SAFE_INTEGER)).toThrow('too large');
  });
});

const whole = (max: number) => fc.integer({ min: 1, max });

test('each oath more feeds its own persons, and each person costs the same', () => {
  fc.assert(
    fc.property(whole(MOST_KAFARAT), whole(60), whole(10 ** 6), (count, personsForOne, price) => {
      const { amount, persons } = kafarah(count, personsForOne, price);
      expect(persons).toBe(count * personsForOne);
      expect(amount).toBe(persons * price);
      expect(kafarah(count + 1, personsForOne, price).persons - persons).toBe(personsForOne);
    }),
  );
});

test('what is typed costs what a client sends, for any number and price, in the digits of any language', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KAFARAH_KINDS),
      whole(MOST_KAFARAT),
      whole(60),
      whole(10 ** 6),
      (kind, sent, personsForOne, price) => {
        const ofClient = v.parse(kafaratInput, { kind, count: sent, country: 'YE' });
        for (const typed of [String(sent), ` ${sent} `, arabic(sent)]) {
          const read = readKafaratFields({ kind, count: typed, country: 'YE' });
          expect(read).toEqual({ ...ofClient, errors: [] });
          expect(kafarah(read.count!, personsForOne, price)).toEqual(kafarah(ofClient.count, personsForOne, price));
        }
      },
    ),
  );
});

test('a number is refused by the form and by the API alike', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 2 * MOST_KAFARAT }), (count) => {
      const isTaken = readKafaratFields({ count: String(count) }).errors.length === 0;
      expect(v.safeParse(kafaratInput, { kind: 'oath', count }).success).toBe(isTaken);
    }),
  );
});

const faultOf = (count: string) => readKafaratFields({ count }).errors[0];

describe('the three questions', () => {
  it('are a broken oath, one, until something else is chosen', () => {
    expect(readKafaratFields({})).toEqual({ kind: 'oath', count: 1, country: undefined, errors: [] });
    expect(readKafaratFields({ kind: 'fidya', count: '٣٠', country: 'YE' })).toMatchObject({
      kind: 'fidya',
      count: 30,
      country: 'YE',
    });
    expect(readKafaratFields({ kind: 'other' }).kind).toBe('oath');
  });

  it('name a count that cannot be read or is out of bounds', () => {
    expect(faultOf('')).toEqual({ path: 'count', code: 'required' });
    expect(faultOf('two')).toEqual({ path: 'count', code: 'invalidType' });
    expect(faultOf('0')).toEqual({ path: 'count', code: 'tooLow', limit: 1 });
    expect(faultOf('-1')).toEqual({ path: 'count', code: 'tooLow', limit: 1 });
    expect(faultOf('1000')).toEqual({ path: 'count', code: 'tooHigh', limit: 999 });
  });

  it('never fail', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('kind', 'count', 'country'), fc.string()), (typed) => {
        expect(() => readKafaratFields(typed)).not.toThrow();
      }),
    );
  });
});
