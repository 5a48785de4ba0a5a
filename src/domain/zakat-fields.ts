/** The calculator's form, read alike by the browser and the server. */
import type { CurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import { type DecimalSign, isTooLarge, parseMoney, parseScaled } from '#money/parse-money.ts';
import {
  type AssetKind,
  NISAB_STANDARDS,
  type NisabStandard,
  type StockIntention,
  type Wealth,
  ZAKAT_YEARS,
  type ZakatYear,
} from '#src/domain/zakat.ts';

/** The calibers that have a field; another one is sold as one of these. */
export const CALIBERS = [24, 22, 21, 18, 14] as const;
/** So many rows of shares, and of funds, have fields. */
export const SHARE_ROWS = [0, 1, 2] as const;
export const FUND_ROWS = [0, 1] as const;
/** The heaviest weight, in milligrams, and the most shares, in millionths, that one field takes. */
const MOST = { weight: 1_000_000_000_000, shares: 1_000_000_000_000_000, money: 1_000_000_000_000_000 } as const;

/** Whether a line of shares is worth more than one field may say. `value`: of one share, in minor units. */
export const isLineTooLarge = ({ millionths, value }: { millionths: number; value: number }): boolean =>
  (BigInt(millionths) * BigInt(value)) / 1_000_000n > BigInt(MOST.money);

/** The fields that hold what is owned or owed. */
const FIGURES = [
  'cash',
  'owed',
  'jewellery',
  'silver',
  'debts',
  ...CALIBERS.map((caliber) => `gold${caliber}`),
  ...SHARE_ROWS.flatMap((row) => [`stockCount${row}`, `stockValue${row}`]),
  ...FUND_ROWS.flatMap((row) => [`fundCount${row}`, `fundValue${row}`]),
] as const;

/** The group of assets that a field belongs to. */
export const assetOf = (path: string): AssetKind =>
  path === 'owed'
    ? 'cash'
    : path === 'jewellery'
      ? 'gold'
      : ((['cash', 'gold', 'silver', 'debts'] as const).find((kind) => path.startsWith(kind)) ??
        (path.startsWith('stock') ? 'stocks' : 'funds'));

export type ZakatFields = Readonly<Record<string, string | undefined>>;
/** `required`: the other half of a line of shares or of a fund is filled. */
export type ZakatFieldError = { path: string; code: 'invalidType' | 'required' | 'tooHigh' };
export type ReadZakat = {
  wealth: Wealth;
  standard: NisabStandard;
  year: ZakatYear;
  /** Whether a year has passed since the nisab was reached, as the person says. */
  hasYearPassed: boolean;
  /** Whether no field that counts holds anything. */
  isEmpty: boolean;
  errors: ZakatFieldError[];
};

/** Reads what was typed. An empty field is nothing; one that cannot be read is named in `errors` and counts as nothing. */
export function readZakatFields(fields: ZakatFields, currency: CurrencyCode, decimalSign: DecimalSign): ReadZakat {
  const errors: ZakatFieldError[] = [];
  const read = (path: string, most: number, places: number, unit?: CurrencyCode): number => {
    const text = fields[path]?.trim();
    if (!text) return 0;
    const value = unit ? parseMoney(text, unit, decimalSign)?.minor : parseScaled(text, places, decimalSign);
    if (value !== undefined && value <= most) return value;
    const isTooHigh = value !== undefined || isTooLarge(text, places, decimalSign, unit);
    errors.push({ path, code: isTooHigh ? 'tooHigh' : 'invalidType' });
    return 0;
  };
  const money = (path: string) => read(path, MOST.money, exponentOf(currency), currency);
  const weight = (path: string) => read(path, MOST.weight, 3);
  const holding = (kind: 'stock' | 'fund', row: number) => {
    const [count, value] = [`${kind}Count${row}`, `${kind}Value${row}`] as const;
    const held = {
      symbol: fields[`${kind}Symbol${row}`]?.trim() || undefined,
      millionths: read(count, MOST.shares, 6),
      value: money(value),
      intention: intentionOf(fields[`${kind}Intention${row}`]),
    };
    // So that the sum of all fields is still counted exactly.
    if (isLineTooLarge(held)) errors.push({ path: value, code: 'tooHigh' });
    // Half a line counts as nothing, which nobody means.
    if (held.millionths > 0 && !fields[value]?.trim()) errors.push({ path: value, code: 'required' });
    if (held.value > 0 && !fields[count]?.trim()) errors.push({ path: count, code: 'required' });
    return held;
  };
  const wealth: Wealth = {
    cash: money('cash') + money('owed'),
    gold: [
      ...CALIBERS.map((caliber) => ({ caliber, milligrams: weight(`gold${caliber}`) })),
      { caliber: caliberOf(fields['jewelleryCaliber']), milligrams: weight('jewellery'), isJewellery: true },
    ].filter(({ milligrams }) => milligrams > 0),
    silver: [{ milligrams: weight('silver') }].filter(({ milligrams }) => milligrams > 0),
    stocks: SHARE_ROWS.map((row) => holding('stock', row)).filter(isOwned),
    funds: FUND_ROWS.map((row) => holding('fund', row)).filter(isOwned),
    debts: money('debts'),
    includesJewellery: fields['includeJewellery'] === 'on',
  };
  return {
    wealth,
    standard: NISAB_STANDARDS.find((standard) => standard === fields['nisabStandard']) ?? 'gold85',
    year: ZAKAT_YEARS.find((year) => year === fields['year']) ?? 'lunar',
    hasYearPassed: fields['hawl'] !== 'notYet',
    isEmpty: !FIGURES.some((name) => fields[name]?.trim()),
    errors,
  };
}

const intentionOf = (text: string | undefined): StockIntention => (text === 'hold' ? 'hold' : 'trade');
const isOwned = ({ millionths, value }: { millionths: number; value: number }) => millionths > 0 && value > 0;
const caliberOf = (text: string | undefined): number => CALIBERS.find((caliber) => String(caliber) === text) ?? 21;
