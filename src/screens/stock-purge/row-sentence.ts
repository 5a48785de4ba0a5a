import type { StockPurgeWords } from '#src/screens/stock-purge/stock-purge-words.ts';

/** What is wrong with a cell, and how to put it right. */
export function rowSentence({ code, path }: { code: string; path: string }, words: StockPurgeWords): string {
  if (code === 'required')
    return path.startsWith('symbol') ? words.errors.required.symbol : words.errors.required.shares;
  if (code === 'tooHigh') return words.errors.tooHigh;
  if (code === 'tooLow') return words.errors.tooLow;
  if (code === 'invalidFormat') return words.errors.invalidFormat;
  if (code === 'invalidType') return words.errors.invalidType;
  return path.startsWith('symbol') ? words.notListed : words.noRateYet;
}
