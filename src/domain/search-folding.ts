/** One spelling for what people write in many: search compares folded text with folded words. Knows no locale. */
const LETTERS: Readonly<Record<string, string>> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا', ı: 'i', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae' };

/** Small letters without marks: أ إ آ are ا, ة is ه, ى is ي, all of Turkish's i are i, ş is s; digits Latin, one space between words. */
export const foldForSearch = (text: string): string => text
  .normalize('NFKD')
  .replace(/[\p{Mn}\u0640\p{Cf}]/gu, '')
  .toLowerCase()
  .replace(/\p{Mn}/gu, '')
  .replace(/[ةىیکٱıßøłđæ]/g, (letter) => LETTERS[letter]!)
  .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x06_60))
  .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06_f0))
  .replace(/[^\p{L}\p{N}]+/gu, ' ')
  .trim();

/** The words that must all be found. At most eight, so that no search is endless. */
export const searchWords = (text: string): string[] => foldForSearch(text).split(' ').filter(Boolean).slice(0, 8);
