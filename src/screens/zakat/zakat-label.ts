import type { Wealth, ZakatLine } from '#src/domain/zakat.ts';
import type { ZakatWords } from '#src/screens/zakat/zakat-words.ts';

/** What a line of the working is called: "Gold, 21 carat", "Shares: 2222". */
export function zakatLabel(
  words: ZakatWords,
  wealth: Wealth,
  { index, kind }: Pick<ZakatLine, 'kind' | 'index'>,
): string {
  if (kind === 'gold') return words.gold[wealth.gold?.[index]?.caliber ?? 24] ?? '';
  if (kind !== 'stocks' && kind !== 'funds') return words[kind];
  const symbol = wealth[kind]?.[index]?.symbol;
  return symbol ? `${words[kind]}: \u2068${symbol}\u2069` : words[kind];
}
