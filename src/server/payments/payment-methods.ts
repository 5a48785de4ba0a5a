import type { PaymentMethod, PaymentMethodView } from '#src/contracts/orders.ts';
import { PAYMENT_METHODS } from '#src/contracts/orders.ts';
import { mayPledge, PLEDGE_INTERVALS } from '#src/domain/pledge.ts';
import type { Interval } from '#src/domain/subscription.ts';
import { hasAccountIn } from '#src/server/bank-accounts/bank-accounts.service.ts';
import { readFee } from '#src/server/payments/provider-fees.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

type PaymentMethodQuery = {
  currency: string;
  interval?: Interval | undefined;
  /** Its dates or its end are known to this site alone, as days of a calendar and sponsorships are. */
  isByOurDates?: boolean | undefined;
};

/** Why a payment method is not offered for a currency and an interval; undefined if it is. */
export function unavailableReason(
  { gateways }: Pick<ServiceContext, 'gateways'>,
  method: PaymentMethod,
  { currency, interval, isByOurDates = false }: PaymentMethodQuery,
): 'notConfigured' | 'currency' | 'interval' | null {
  if (method === 'bank') return interval && !mayPledge(interval) ? 'interval' : null;
  const gateway = gateways.payments.for(method);
  if (!gateway) return 'notConfigured';
  if (!gateway.currencies.includes(currency)) return 'currency';
  if (interval && isByOurDates && gateway.plans) return 'interval';
  return interval && !gateway.intervals.includes(interval) ? 'interval' : null;
}

/** The same, with what only the database knows: another currency than the site's is transferred to an account of its own. */
export async function whyUnavailable(
  ctx: ServiceContext,
  method: PaymentMethod,
  wish: PaymentMethodQuery,
): Promise<ReturnType<typeof unavailableReason>> {
  const reason = unavailableReason(ctx, method, wish);
  if (reason !== null || method !== 'bank' || wish.currency === (await readCurrency(ctx))) return reason;
  return (await hasAccountIn(ctx, wish.currency)) ? null : 'currency';
}

/** Every payment method, and why one is not offered. */
export function listPaymentMethods(ctx: ServiceContext, wish: PaymentMethodQuery): Promise<PaymentMethodView[]> {
  const views = PAYMENT_METHODS.map(async (method) => {
    const fee = await readFee(ctx, method, wish.currency);
    const gateway = ctx.gateways.payments.for(method);
    const reason = await whyUnavailable(ctx, method, wish);
    return {
      method,
      isAvailable: reason === null,
      reason,
      isTest: gateway?.isTest ?? false,
      publishableKey: gateway?.publishableKey ?? null,
      formOrigin: gateway?.formOrigin ?? null,
      fee: fee ? { ...fee } : null,
      intervals: gateway ? [...gateway.intervals] : method === 'bank' ? [...PLEDGE_INTERVALS] : [],
    };
  });
  return Promise.all(views);
}
