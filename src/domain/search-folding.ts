/** Folds spelling variants into one: search compares folded text with folded words. Independent of the locale. */
const LETTERS: Readonly<Record<string, string>> = {
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ٱ: 'ا',
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
};

/** Lower case without diacritics: أ إ آ become ا, ة ه, ى ي, İ I ı i, ş s; Latin digits; one space between words. */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\u0640\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[ةىیکٱıßøłđæ]/g, (letter) => LETTERS[letter]!)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x06_60))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06_f0))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The Arabic article with what may stand before it: "الزكاة", "والزكاة", "بالزكاة", "للزكاة". */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u;

/**
 * The folded words of a search, all of which must be found. At most eight, to limit its cost. An Arabic word is searched for
 * without its article, because texts have it with and without.
 */
export const searchWords = (text: string): string[] =>
  foldForSearch(text)
    .split(' ')
    .map((word) => word.replace(ARTICLE, ''))
    .filter(Boolean)
    .slice(0, 8);
