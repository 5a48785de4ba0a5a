/** The calculator's form, read alike by the browser and the server. */
import type { CurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import {
  type DecimalSign,
  hasTooManyDecimals,
  isNegative,
  isTooLarge,
  parseCount,
  parseMoney,
  parseScaled,
  withoutGrams,
} from '#money/parse-money.ts';
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
/** What is held by a number and a value of one, in lines of the form. */
export type HoldingKind = 'stock' | 'fund';
/** So many lines have fields at first, and at most. */
const FIRST_LINES = { stock: 3, fund: 2 } as const;
export const MOST_LINES = 20;
const LINES = Array.from({ length: MOST_LINES }, (_, row) => row);
/** What a field counts: minor units of the currency, milligrams, or millionths of a share. */
export type ZakatFigure = 'money' | 'weight' | 'shares';
/** The heaviest weight, in milligrams, and the most shares, in millionths, that one field takes. */
const MOST = { weight: 1_000_000_000_000, shares: 1_000_000_000_000_000, money: 1_000_000_000_000_000 } as const;
/** The largest number that one field takes: grams, shares, or minor units. */
export const MOST_TYPED = { weight: MOST.weight / 1000, shares: MOST.shares / 1_000_000, money: MOST.money } as const;

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
  ...LINES.flatMap((row) => [`stockCount${row}`, `stockValue${row}`, `fundCount${row}`, `fundValue${row}`]),
] as const;

/** How many lines of a kind have fields: the first ones, those that were asked for, and every one that holds something. */
function linesOf(fields: ZakatFields, kind: HoldingKind): number {
  const asked = (parseCount(fields[`${kind}Rows`] ?? '') ?? 0) + (fields['more'] === kind ? 1 : 0);
  const isFilled = (row: number) =>
    ['Symbol', 'Count', 'Value'].some((part) => Boolean(fields[`${kind}${part}${row}`]?.trim()));
  const last = LINES.findLast(isFilled) ?? 0;
  return Math.min(MOST_LINES, Math.max(FIRST_LINES[kind], asked, last + 1));
}

/** The line of shares or of a fund that a field belongs to: `stockValue2` is of the third. */
export function holdingFieldOf(path: string): { kind: HoldingKind; part: string; row: number } | undefined {
  const [, kind, part, row] = /^(stock|fund)([A-Z][a-z]+)(\d+)$/.exec(path) ?? [];
  return part === undefined ? undefined : { kind: kind as HoldingKind, part, row: Number(row) };
}

/** The group of assets that a field belongs to. */
export const assetOf = (path: string): AssetKind =>
  path === 'owed'
    ? 'cash'
    : path === 'jewellery'
      ? 'gold'
      : ((['cash', 'gold', 'silver', 'debts'] as const).find((kind) => path.startsWith(kind)) ??
        (path.startsWith('stock') ? 'stocks' : 'funds'));

/** What a field that holds what is owned or owed counts. */
export const figureOf = (path: string): ZakatFigure =>
  path.includes('Count') ? 'shares' : /^(gold|silver|jewellery)/.test(path) ? 'weight' : 'money';

/** How many decimals a field takes. */
export const placesOf = (figure: ZakatFigure, currency: CurrencyCode): number =>
  ({ money: exponentOf(currency), weight: 3, shares: 6 })[figure];

export type ZakatFields = Readonly<Record<string, string | undefined>>;
/**
 * `required`: the other half of a line of shares or of a fund is filled. `invalidFormat`: a number with too many decimals.
 * `tooLow`: one below zero.
 */
export type ZakatFieldError = {
  path: string;
  code: 'invalidType' | 'invalidFormat' | 'required' | 'tooLow' | 'tooHigh';
  /** Each figure of a line can be taken, and their product is too high. */
  isOfLine?: true;
};
export type ReadZakat = {
  wealth: Wealth;
  standard: NisabStandard;
  year: ZakatYear;
  /** How many lines of shares and of funds have fields. */
  lines: Readonly<Record<HoldingKind, number>>;
  /** Whether a year has passed since the nisab was reached, as the person says. */
  hasYearPassed: boolean;
  /** Whether no field that counts holds anything. */
  isEmpty: boolean;
  errors: ZakatFieldError[];
};

/** Reads what was typed. An empty field is nothing; one that cannot be read is named in `errors` and counts as nothing. */
export function readZakatFields(fields: ZakatFields, currency: CurrencyCode, decimalSign: DecimalSign): ReadZakat {
  const errors: ZakatFieldError[] = [];
  const read = (path: string): number => {
    const typed = fields[path]?.trim();
    if (!typed) return 0;
    const figure = figureOf(path);
    const text = figure === 'weight' ? withoutGrams(typed) : typed;
    const places = placesOf(figure, currency);
    const unit = figure === 'money' ? currency : undefined;
    const value = unit ? parseMoney(text, unit, decimalSign)?.minor : parseScaled(text, places, decimalSign);
    if (value !== undefined && value <= MOST[figure]) return value;
    const isTooHigh = value !== undefined || isTooLarge(text, places, decimalSign, unit);
    const isTooFine = hasTooManyDecimals(text, places, decimalSign, unit);
    const unread = isNegative(text, decimalSign, unit) ? 'tooLow' : 'invalidType';
    errors.push({ path, code: isTooHigh ? 'tooHigh' : isTooFine ? 'invalidFormat' : unread });
    return 0;
  };
  const holding = (kind: HoldingKind, row: number) => {
    const [count, value] = [`${kind}Count${row}`, `${kind}Value${row}`] as const;
    const held = {
      symbol: fields[`${kind}Symbol${row}`]?.trim() || undefined,
      millionths: read(count),
      value: read(value),
      intention: intentionOf(fields[`${kind}Intention${row}`]),
    };
    // So that the sum of all fields is still counted exactly.
    if (isLineTooLarge(held)) errors.push({ path: value, code: 'tooHigh', isOfLine: true });
    // Half a line counts as nothing, which nobody means.
    if (held.millionths > 0 && !fields[value]?.trim()) errors.push({ path: value, code: 'required' });
    if (held.value > 0 && !fields[count]?.trim()) errors.push({ path: count, code: 'required' });
    return held;
  };
  const wealth: Wealth = {
    cash: read('cash'),
    owed: read('owed'),
    gold: [
      ...CALIBERS.map((caliber) => ({ caliber, milligrams: read(`gold${caliber}`) })),
      { caliber: caliberOf(fields['jewelleryCaliber']), milligrams: read('jewellery'), isJewellery: true },
    ].filter(({ milligrams }) => milligrams > 0),
    silver: [{ milligrams: read('silver') }].filter(({ milligrams }) => milligrams > 0),
    stocks: LINES.map((row) => holding('stock', row)).filter(isOwned),
    funds: LINES.map((row) => holding('fund', row)).filter(isOwned),
    debts: read('debts'),
    includesJewellery: fields['includeJewellery'] === 'on',
  };
  return {
    wealth,
    standard: NISAB_STANDARDS.find((standard) => standard === fields['nisabStandard']) ?? 'gold85',
    year: ZAKAT_YEARS.find((year) => year === fields['year']) ?? 'lunar',
    lines: { stock: linesOf(fields, 'stock'), fund: linesOf(fields, 'fund') },
    hasYearPassed: fields['hawl'] !== 'notYet',
    isEmpty: !FIGURES.some((name) => fields[name]?.trim()),
    errors,
  };
}

const intentionOf = (text: string | undefined): StockIntention => (text === 'hold' ? 'hold' : 'trade');
const isOwned = ({ millionths, value }: { millionths: number; value: number }) => millionths > 0 && value > 0;
const caliberOf = (text: string | undefined): number => CALIBERS.find((caliber) => String(caliber) === text) ?? 21;
