import * as v from 'valibot';
import { CURRENCY_CODES, type CurrencyCode } from '#money/currencies.ts';
import { cardProviderOf } from '#src/domain/card-provider.ts';
import type { Interval } from '#src/domain/subscription.ts';
import { unavailableReason } from '#src/server/payments/payment-methods.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readSetting } from '#src/server/settings/settings.service.ts';

const schema = v.array(v.picklist(CURRENCY_CODES));

/** Who takes a card for a donation in a currency, once or every interval. The setting `xenditCurrencies` names those of Xendit. */
export async function readCardProvider(
  ctx: ServiceContext,
  wish: { currency: string; interval?: Interval | undefined },
): Promise<'stripe' | 'xendit'> {
  const preferred = await readSetting<CurrencyCode[]>(ctx, 'site', 'xenditCurrencies', schema, []);
  return cardProviderOf({
    isPreferred: preferred.some((code) => code === wish.currency),
    mayStripe: unavailableReason(ctx, 'stripe', wish) === null,
    mayXendit: unavailableReason(ctx, 'xendit', wish) === null,
  });
}
