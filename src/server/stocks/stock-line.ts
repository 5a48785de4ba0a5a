import type { CurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import type { FieldError } from '#src/contracts/errors.ts';
import type { OrderItemInput } from '#src/contracts/orders.ts';
import { exact, roundHalfUp, times } from '#src/domain/exact.ts';
import { defaultBounds } from '#src/domain/pricing.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { purifyBy, readStockRecords } from '#src/server/stocks/purification-records.ts';

const TITLE: LocalText = { en: 'Stock purification', ar: 'تطهير الأسهم', tr: 'Hisse arındırma' };

/** Prices lines of purification by the rates of today: each line is one sum, rounded once. */
export async function stockLines(ctx: ServiceContext, items: readonly OrderItemInput[], currency: CurrencyCode) {
  const records = await readStockRecords(
    ctx,
    items.flatMap(({ stocks }) => stocks ?? []),
    currency,
  );
  const minorUnits = exact(10 ** exponentOf(currency));
  const { maximum, minimum } = defaultBounds(currency);
  return ({ stocks }: OrderItemInput) => {
    if (!stocks) return refused({ field: 'stocks', code: 'required' });
    const { faults, purification } = purifyBy(stocks, records, currency);
    if (faults.length > 0) return refused(...faults.map(({ code, path }) => ({ field: `stocks.${path}`, code })));
    const { amount, lines } = purification;
    if (amount < minimum) return refused({ field: 'stocks', code: 'tooLow', limit: minimum });
    if (amount > maximum) return refused({ field: 'stocks', code: 'tooHigh', limit: maximum });
    return {
      outcome: 'priced' as const,
      unitPrice: amount,
      quantity: 1,
      title: TITLE,
      facts: {
        type: 'stock' as const,
        holdings: lines.map(({ period, rate, symbol, value }, index) => ({
          symbol,
          name: records.stocks.find((stock) => stock.symbol === symbol)!.name,
          period,
          shares: stocks[index]!.shares,
          rate: rate!,
          amount: roundHalfUp(times(value, minorUnits)),
        })),
      },
    };
  };
}

type Fault = { field: string; code: FieldError['code']; limit?: number };
const refused = (...faults: readonly Fault[]) => ({ outcome: 'refused' as const, faults });
