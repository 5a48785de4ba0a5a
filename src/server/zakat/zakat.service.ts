import type { FieldError } from '#src/contracts/errors.ts';
import type { ZakatAnswer, ZakatInput } from '#src/contracts/zakat.ts';
import { decimalText, exact } from '#src/domain/exact.ts';
import { nisabCode, zakatRateCode } from '#src/domain/ruling-codes.ts';
import { isLineTooLarge } from '#src/domain/zakat-fields.ts';
import { zakatTerms } from '#src/domain/zakat-rules.ts';
import { MissingPriceError, type Wealth, zakatOn } from '#src/domain/zakat.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import { decimalPrice, readPriceAge } from '#src/server/metals/metals.service.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';
import { readZakatRecords, rulingView, zakatRules } from '#src/server/zakat/zakat-terms.ts';
import { zakatLabel, zakatMessage } from '#src/server/zakat/zakat-words.ts';

/**
 * The zakat on what a person owns, line by line. Nothing is stored.
 * @throws AppError `validation` where no metal has a price in the currency that was asked for; `unavailable` where the one that
 *   is needed has none
 */
export async function calculateZakat(
  ctx: ServiceContext,
  input: ZakatInput,
  locale: Locale = defaultLocale,
): Promise<ZakatAnswer> {
  const currency = input.currency ?? (await readCurrency(ctx));
  const [records, outdatedFrom] = await Promise.all([readZakatRecords(ctx, currency), readPriceAge(ctx)]);
  const chosen = { standard: input.nisabStandard ?? 'gold85', year: input.year ?? 'lunar' };
  const terms = zakatTerms(zakatRules(records), chosen);
  const [wealth, i18n] = [wealthOf(input), await ctx.i18n(locale)];
  refuseTooLarge(wealth);
  try {
    const { lines, nisabFactors, ...zakat } = zakatOn(wealth, terms);
    const ruledBy = (code: string) =>
      rulingView(
        records.values.find((row) => row.code === code)!,
        locale,
      );
    return {
      currency,
      ...zakat,
      lines: lines.map(({ amount, factors, index, kind }) => ({
        kind,
        amount,
        label: zakatLabel(i18n, wealth, kind, index),
        ...(factors && { factors }),
      })),
      basis: {
        nisab: { standard: chosen.standard, factors: nisabFactors, ...ruledBy(nisabCode(chosen.standard)) },
        rate: {
          year: chosen.year,
          percent: decimalText(exact(terms.rate, 10_000), 4),
          ...ruledBy(zakatRateCode(chosen.year)),
        },
      },
      prices: records.prices.map((row) => ({
        metal: row.metal,
        ...(row.caliber === null ? {} : { caliber: row.caliber }),
        pricePerGram: decimalPrice(row.pricePerGram),
        updatedAt: row.updatedAt.toISOString(),
        isOutdated: ctx.now() > outdatedFrom(row),
      })),
      message: zakatMessage(i18n, zakat.isDue),
    };
  } catch (error) {
    if (error instanceof MissingPriceError && input.currency !== undefined && records.prices.length === 0)
      throw invalid({ path: 'currency', code: 'invalidSelection' });
    if (error instanceof MissingPriceError) throw new AppError('unavailable', { cause: error });
    // Many lines, each within its limit.
    if (error instanceof RangeError) throw invalid({ path: 'cash', code: 'tooHigh' });
    throw error;
  }
}

const faultsOf = (path: string, lines: readonly { millionths: number; value: number }[]): FieldError[] =>
  lines.flatMap((line, row) =>
    isLineTooLarge(line) ? [{ path: path.replace('#', String(row)), code: 'tooHigh' as const }] : [],
  );

/** @throws AppError `validation` at the lines that are worth more than is counted exactly */
function refuseTooLarge({ funds = [], stocks = [] }: Wealth): void {
  const faults = [...faultsOf('stocks.#.shareValue', stocks), ...faultsOf('funds.#.unitPrice', funds)];
  if (faults.length > 0) throw invalid(...faults);
}

const holding = (symbol: string | undefined, count: number, value: number, intention: 'trade' | 'hold') => ({
  symbol,
  millionths: Math.round(count * 1_000_000),
  value,
  intention,
});

/** The domain counts in whole numbers: milligrams, and millionths of a share. */
function wealthOf({ cash, debts, funds, gold, includeJewellery, silver, stocks }: ZakatInput): Wealth {
  return {
    cash,
    gold: gold?.map(({ weight, ...piece }) => ({ ...piece, milligrams: Math.round(weight * 1000) })),
    silver: silver?.map(({ weight }) => ({ milligrams: Math.round(weight * 1000) })),
    stocks: stocks?.map(({ intention, shareValue, shares, symbol }) => holding(symbol, shares, shareValue, intention)),
    funds: funds?.map(({ intention, symbol, unitPrice, units }) => holding(symbol, units, unitPrice, intention)),
    debts,
    includesJewellery: includeJewellery,
  };
}
