import { judgeRate } from '#src/domain/exchange.ts';
import {
  type ExchangeRateRow,
  findExchangeRates,
  insertExchangeRates,
} from '#src/server/exchange-rates/exchange-rates.repository.ts';
import type { ExchangeRatesInput } from '#src/server/exchange-rates/rate-input.ts';
import { dayOf } from '#src/server/exchange-rates/read-exchange-rates.ts';
import { invalid } from '#src/server/http/errors.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { invalidate } from '#src/server/platform/db/invalidate.ts';

/** A rate that is entered, beside the last one that is known. */
export type PlannedRate = {
  rate: Omit<ExchangeRateRow, 'id' | 'setAt'>;
  last: ExchangeRateRow | undefined;
  verdict: ReturnType<typeof judgeRate>;
};

/** Each rate with the last one. @throws AppError `validation` where their day is still to come */
export async function planExchangeRates(
  { now }: Pick<ServiceContext, 'now'>,
  db: Database,
  { countsIn, day, rates, source }: ExchangeRatesInput,
): Promise<PlannedRate[]> {
  const today = dayOf(now());
  if (day > today) throw invalid({ path: 'day', code: 'tooHigh' });
  const currencies = rates.map(({ currency }) => currency);
  const known = await findExchangeRates(db, currencies, [countsIn], { first: '0001-01-01', last: today });
  return rates.map(({ currency, rate }) => {
    const last = known.find((row) => row.currency === currency);
    return { rate: { currency, countsIn, day, rate, source }, last, verdict: judgeRate({ rate, day }, last) };
  });
}

/**
 * Stores rates that a person entered, also large changes; another one of the same day corrects it for later orders.
 * @returns how many; 0 where one of them is older than the last one, and then none is stored
 */
export const setExchangeRates = (ctx: ServiceContext, input: ExchangeRatesInput): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const planned = await planExchangeRates(ctx, tx, input);
    if (planned.some(({ verdict }) => verdict === 'old')) return 0;
    const setAt = ctx.now();
    await insertExchangeRates(
      tx,
      planned.map(({ rate }) => ({ ...rate, setAt })),
    );
    await audit(
      tx,
      ...planned.map(({ last, rate }) => ({
        at: setAt,
        actor: 'command',
        action: 'exchangeRateSet',
        subject: 'exchangeRate',
        subjectId: `${rate.currency} ${rate.countsIn}`,
        before: last,
        after: rate,
      })),
    );
    await invalidate(tx, 'site');
    return planned.length;
  });
