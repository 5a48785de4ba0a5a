import { holdingFieldOf } from '#src/domain/zakat-fields.ts';
import type { Wealth, ZakatLine } from '#src/domain/zakat.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import { LINE_MARK } from '#src/screens/zakat/zakat-marks.ts';
import type { ZakatWords } from '#src/screens/zakat/zakat-words.ts';

/** What a line of the working is called: "Gold, 21 karat", "Shares: 2222". */
export function zakatLabel(
  words: ZakatWords,
  wealth: Wealth,
  { index, kind }: Pick<ZakatLine, 'kind' | 'index'>,
): string {
  if (kind === 'gold') {
    const { caliber = 24, isJewellery = false } = wealth.gold?.[index] ?? {};
    return (isJewellery ? words.jewelry : words.gold)[caliber] ?? '';
  }
  if (kind === 'cash') return index === 0 ? words.cash : words.owed;
  if (kind !== 'stocks' && kind !== 'funds') return words[kind];
  const symbol = wealth[kind]?.[index]?.symbol;
  return symbol ? `${words[kind]}: \u2068${symbol}\u2069` : words[kind];
}

/** What a field is called where an error names it. */
export function fieldLabel(labels: ZakatWords['labels'], path: string): string {
  const field = holdingFieldOf(path);
  const label = labels[field ? `${field.kind}${field.part}` : path] ?? path;
  return field ? withMarks(label, { [LINE_MARK]: String(field.row + 1) }) : label;
}
