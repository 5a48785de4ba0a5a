import * as v from 'valibot';
import { CURRENCY_CODES, type CurrencyCode } from '#money/currencies.ts';
import type { PaymentMethod } from '#src/contracts/orders.ts';
import type { FeeRate } from '#src/domain/pricing.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readSetting } from '#src/server/settings/settings.service.ts';

const rate = v.strictObject({
  basisPoints: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)),
  fixed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
const table = v.record(v.picklist(['stripe', 'paypal', 'xendit']), v.record(v.picklist(CURRENCY_CODES), rate));
type Table = Partial<Record<PaymentMethod, Partial<Record<CurrencyCode, FeeRate>>>>;

/**
 * What a provider takes of a charge in a currency: by the setting `site/providerFees`, else as the provider publishes it.
 * Undefined where neither names the currency: its fixed part is a sum of that currency, and no other one stands for it.
 */
export async function readFee(
  ctx: ServiceContext,
  method: PaymentMethod,
  currency: string,
): Promise<FeeRate | undefined> {
  const gateway = ctx.gateways.payments.for(method);
  if (!gateway) return undefined;
  const own = await readSetting<Table>(ctx, 'site', 'providerFees', table as v.GenericSchema<unknown, Table>, {});
  const code = currency as CurrencyCode;
  return own[method]?.[code] ?? gateway.fees[code];
}
