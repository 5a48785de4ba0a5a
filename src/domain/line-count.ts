import { parseWhole } from '#money/parse-money.ts';
import { MAX_QUANTITY } from '#src/domain/cart.ts';

/** Why a count cannot be taken, with the nearest that can. */
export type CountProblem = { code: 'required' | 'invalidType' } | { code: 'tooLow' | 'tooHigh'; limit: number };

/** Reads how many of a line are given, in Latin, Arabic or Persian digits. */
export function readLineCount(text: string): number | CountProblem {
  if (text.trim() === '') return { code: 'required' };
  const count = parseWhole(text);
  if (count === undefined) return { code: 'invalidType' };
  if (count < 1) return { code: 'tooLow', limit: 1 };
  return count > MAX_QUANTITY ? { code: 'tooHigh', limit: MAX_QUANTITY } : count;
}
