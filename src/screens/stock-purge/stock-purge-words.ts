import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { tagOf } from '#ds/intl/formats.ts';
import { numberFormat } from '#money/number-format.ts';
import { MOST_TYPED_SHARES, PLACES } from '#src/domain/purification-fields.ts';
import { SUM_MARK } from '#src/screens/form/with-sum.tsx';
import {
  ALL_MARK,
  COUNTED_MARK,
  LIMIT_MARK,
  LIST_MARK,
  PERIOD_MARK,
  SYMBOL_MARK,
} from '#src/screens/stock-purge/marks.ts';

/** The texts of the worksheet and the tape, given by the server: in the browser's catalog every page would carry them. */
export function useStockPurgeWords() {
  const { i18n, t } = useLingui();
  const places = PLACES;
  const figure = numberFormat(tagOf(i18n)).format(MOST_TYPED_SHARES);
  const [symbol, period, list, counted, all] = [SYMBOL_MARK, PERIOD_MARK, LIST_MARK, COUNTED_MARK, ALL_MARK];
  const [limit, sum] = [LIMIT_MARK, SUM_MARK];
  return {
    worksheet: t`Your shares`,
    line: t`Line`,
    symbol: t`Symbol`,
    shares: t`Number of shares`,
    period: t`Period`,
    rate: t`Rate per share`,
    due: t`To give away`,
    youFill: t`Filled in by you`,
    fromList: t`From the list of rates`,
    addSymbol: t`Add a symbol`,
    noRateYet: t`No rate yet`,
    notListed: t`Not in the list of rates`,
    notCounted: t`Not counted`,
    nothing: t`Nothing to give away`,
    unknownSymbol: t`${symbol} is not in our list of rates. Check the symbol, or ask a scholar for the stock’s rate.`,
    noRate: t`${symbol} has no rate for ${period}. Choose another period: ${list}. If you leave this line as it is, it will not be counted.`,
    outdated: t`The rate for ${symbol} in ${period} is too old to rely on. Compare it with the newest list first.`,
    sumOfLines: t`Sum`,
    roundedOnce: t`Rounded once, at the end`,
    countedOf: t`Holdings counted: ${counted} of ${all}`,
    belowMinimum: t`This sum is less than ${sum}, the smallest amount that can be paid here. Set the money aside, and give it away together with the next period’s sum.`,
    tooMuch: t`A single payment can be at most ${limit}. Pay in several parts, or write to us.`,
    payForm: t`Give away this sum`,
    pay: t`Give away ${sum}`,
    addToCart: t`Add to cart`,
    print: t`Print the calculation`,
    onDevice: t`Calculated on your device. Nothing will be sent until you continue.`,
    sources: t`Where the rates come from`,
    source: t`Source`,
    published: t`Published`,
    askScholar: t`Opinions differ on how purification is calculated: ask a scholar you trust.`,
    errors: {
      required: { symbol: t`Enter the company’s symbol`, shares: t`Enter how many shares you held` },
      invalidType: t`Enter a number of shares, like 120 or 10.5`,
      tooLow: t`Enter a number of shares of 0 or more, like 120 or 10.5`,
      invalidFormat: t`${plural(places, { one: 'Enter a number with at most # decimal place', other: 'Enter a number with at most # decimal places' })}`,
      tooHigh: t`Enter a quantity of ${figure} or less`,
    },
  };
}
export type StockPurgeWords = ReturnType<typeof useStockPurgeWords>;
