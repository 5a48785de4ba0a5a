import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReference, spellReference, transferReference } from '#src/domain/reference.ts';
import { foldForSearch, searchWords } from '#src/domain/search-folding.ts';
import { freeSlug, slugOf } from '#src/domain/slug.ts';

const reference = fc.uint8Array({ minLength: 6, maxLength: 6 }).map(transferReference);
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe("a transfer's reference", () => {
  it('has ten characters, and is parsed in any usual spelling', () => {
    fc.assert(
      fc.property(reference, (text) => {
        expect(text).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
        expect(readReference(text)).toBe(text);
        expect(readReference(` ${spellReference(text).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `)).toBe(
          text,
        );
      }),
    );
  });

  it('detects one wrong character and two swapped neighbors', () => {
    fc.assert(
      fc.property(reference, fc.nat(9), fc.nat(31), fc.nat(8), (text, place, letter, swap) => {
        const mistaken = text.slice(0, place) + ALPHABET[letter]! + text.slice(place + 1);
        const swapped = text.slice(0, swap) + text[swap + 1]! + text[swap]! + text.slice(swap + 2);
        for (const wrong of [mistaken, swapped].filter((other) => other !== text))
          expect(readReference(wrong)).toBeUndefined();
      }),
    );
  });

  it.each(['', 'ABC', 'UUUUUUUUUU', '0123456789012'])('cannot be "%s"', (text) => {
    expect(readReference(text)).toBeUndefined();
  });
});

describe('search', () => {
  it.each([
    ['أَطْفَال', 'اطفال'],
    ['إغاثة', 'اغاثه'],
    ['آمنة', 'امنه'],
    ['مستشفى', 'مستشفي'],
    ['كـتـاب', 'كتاب'],
    ['١٢٣', '123'],
    ['İstanbul', 'istanbul'],
    ['ISPARTA', 'isparta'],
    ['ılık', 'ilik'],
    ['Şefkat Çağrısı', 'sefkat cagrisi'],
    ['  Food,  baskets! ', 'food baskets'],
  ])('folds %s to %s', (written, folded) => {
    expect(foldForSearch(written)).toBe(folded);
  });

  it('folds idempotently', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
      }),
    );
  });

  it('uses eight words at most', () => {
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  });
});

const isTaken = (slug: string): boolean => slug === 'water' || slug === 'water-2';

describe('a slug', () => {
  it.each([
    [{ en: 'Winter Warmth for 40 Families', ar: 'دفء' }, 'winter-warmth-for-40-families'],
    [{ ar: 'كسوةُ الشتاء' }, 'كسوة-الشتاء'],
    [{ tr: 'Işık ve Şefkat' }, 'isik-ve-sefkat'],
    [{ en: '!!!' }, 'project'],
  ])('of %o is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('avoids taken and reserved slugs, and the suffix of endowments', () => {
    expect(freeSlug({ en: 'Water' }, { isTaken })).toBe('water-3');
    expect(freeSlug({ en: 'Zakat' }, { isTaken })).toBe('zakat-2');
    expect(freeSlug({ en: 'Water endowment' }, { isTaken })).toBe('water-endowment-2');
    expect(freeSlug({ en: 'Water endowment' }, { isTaken, isEndowment: true })).toBe('water-endowment');
  });
});
