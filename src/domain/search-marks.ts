import { foldForSearch } from '#src/domain/search-folding.ts';

export type MarkedPart = { text: string; isMarked: boolean };

/** Letters with their marks, so that a vowelled word is one. */
export const WORD = /[\p{L}\p{N}\p{M}\u0640]+/gu;

/** Whether all words of a search, folded, are found in a text. */
export function mentions(text: string, words: readonly string[]): boolean {
  const folded = foldForSearch(text);
  return words.every((word) => folded.includes(word));
}

/** Whether one of the words of a search, folded, is found in a word of a text. */
export function wordsFound(text: string, words: readonly string[]): boolean {
  const folded = foldForSearch(text);
  return words.some((word) => folded.includes(word));
}

/** A text in parts, with each word marked that one of the folded words of a search is found in. */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wordsFound(word, words)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMarked: false });
    parts.push({ text: word, isMarked: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
}
