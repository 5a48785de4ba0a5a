import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from '#src/domain/search-folding.ts';
import { markWords, mentions, wordsFound } from '#src/domain/search-marks.ts';

const marked = (text: string, search: string) =>
  markWords(text, searchWords(search))
    .filter(({ isMarked }) => isMarked)
    .map((part) => part.text);

describe('a word found', () => {
  it.each([
    ['Is there a fee? Fees are shown.', 'fee', ['fee', 'Fees']],
    ['هل تأخذون رسومًا من تبرُّعي؟', 'تبرع', ['تبرُّعي']],
    ['Bağışımdan KESİNTİ yapılıyor mu?', 'kesinti', ['KESİNTİ']],
    ['زكاة الفطر وزكاة المال', 'الزكاة', ['زكاة', 'وزكاة']],
    ['ما نصاب الزكاة؟', 'للزكاة', ['الزكاة']],
    ['أُقيم في ألمانيا', 'ألمانيا', ['ألمانيا']],
    ['Nothing', 'fee', []],
    ['Anything', '', []],
  ])('in %j by %j is marked whole', (text, search, found) => {
    expect(marked(text, search)).toEqual(found);
  });

  it('takes nothing from the text and adds nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, search) => {
        const parts = markWords(text, searchWords(search));
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});

describe('a word of a text', () => {
  it('is found by any word of a search', () => {
    expect(wordsFound('Receipts', searchWords('zakat receipt'))).toBe(true);
    expect(wordsFound('Receipts', searchWords('zakat'))).toBe(false);
  });
});

describe('a text', () => {
  it('is found by all words and by none less', () => {
    expect(mentions('Zakât al-Fitr: when?', searchWords('fitr ZAKAT'))).toBe(true);
    expect(mentions('Zakât al-Fitr: when?', searchWords('fitr gold'))).toBe(false);
    expect(mentions('Anything', [])).toBe(true);
  });

  it('is found by each word that it has', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zçğış]{1,8}$/), { minLength: 1, maxLength: 6 }), (words) => {
        for (const word of words) expect(mentions(words.join(', '), searchWords(word))).toBe(true);
      }),
    );
  });
});
