/** Disposing of the part of a company's earnings that is not permitted. Every rate is a row that staff import. */
import { compare, type Exact, exact, exactDecimal, roundHalfUp, sum, times, ZERO } from '#src/domain/exact.ts';

/** Shares of a company that were held in a period. */
export type Holding = { symbol: string; period: string; /** Shares in millionths. */ millionths: number };

/** What the calculation goes by. */
export type PurificationTerms = {
  /** Digits behind the decimal sign of the currency. */
  exponent: number;
  /** The rate of one share, a decimal in major units, by symbol and period. A company without rates has an empty record. */
  rates: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** `nothing`: the rate is zero or negative. */
type PurificationOutcome = 'counted' | 'nothing' | 'unknownSymbol' | 'noRate';
export type PurificationLine = Holding & {
  outcome: PurificationOutcome;
  /** Of one share, as it was published. */
  rate?: string;
  /** In major units, not rounded. */
  value: Exact;
};
export type Purification = {
  lines: PurificationLine[];
  /** In major units, not rounded. */
  total: Exact;
  /** In minor units, rounded once. */
  amount: number;
};

/**
 * What is to be disposed of: shares × rate, exact, and rounded half up once, at the end.
 * Source: AAOIFI, Shari'ah Standard 21 (Financial Papers), on eliminating prohibited income.
 */
export function purify(holdings: readonly Holding[], { exponent, rates }: PurificationTerms): Purification {
  const lines = holdings.map((holding) => lineOf(holding, rates));
  const total = sum(lines.map(({ value }) => value));
  return { lines, total, amount: roundHalfUp(times(total, exact(10 ** exponent))) };
}

function lineOf(holding: Holding, rates: PurificationTerms['rates']): PurificationLine {
  const ofCompany = Object.hasOwn(rates, holding.symbol) ? rates[holding.symbol]! : undefined;
  if (!ofCompany) return { ...holding, outcome: 'unknownSymbol', value: ZERO };
  if (!Object.hasOwn(ofCompany, holding.period)) return { ...holding, outcome: 'noRate', value: ZERO };
  const rate = ofCompany[holding.period]!;
  const ofOne = exactDecimal(rate);
  if (compare(ofOne, ZERO) <= 0) return { ...holding, outcome: 'nothing', rate, value: ZERO };
  return { ...holding, outcome: 'counted', rate, value: times(ofOne, exact(holding.millionths, 1_000_000)) };
}
