import * as v from 'valibot';
import { currency, textByLanguage } from '#src/contracts/fields.ts';
import { RATE_FORMAT } from '#src/domain/exchange.ts';

const MAX_SOURCE = 120;
/** As in a day's list of a central bank. */
const MAX_RATES = 200;

const rate = v.pipe(
  v.string('invalidType'),
  v.regex(RATE_FORMAT, 'invalidFormat'),
  v.check((text) => /[1-9]/.test(text), 'tooLow'),
);
const day = v.pipe(v.string('invalidType'), v.isoDate('invalidFormat'), v.check(isCalendarDay, 'invalidFormat'));

/** Rates of one day and one source as staff write them: what one unit of each currency is worth in `countsIn`. */
export const exchangeRatesInput = v.pipe(
  v.strictObject({
    day,
    countsIn: currency,
    source: textByLanguage(MAX_SOURCE),
    rates: v.pipe(
      v.array(v.strictObject({ currency, rate }), 'invalidType'),
      v.minLength(1, 'selectAtLeastOne'),
      v.maxLength(MAX_RATES, 'tooHigh'),
      v.check((rates) => new Set(rates.map((one) => one.currency)).size === rates.length, 'invalidSelection'),
    ),
  }),
  v.forward(
    v.check(({ countsIn, rates }) => rates.every((one) => one.currency !== countsIn), 'invalidSelection'),
    ['rates'],
  ),
);
export type ExchangeRatesInput = v.InferOutput<typeof exchangeRatesInput>;

/** No 30th of February, which the pattern of a day allows. */
function isCalendarDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
