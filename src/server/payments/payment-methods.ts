import type { PaymentMethod, PaymentMethodView } from '#src/contracts/orders.ts';
import { PAYMENT_METHODS } from '#src/contracts/orders.ts';
import type { Interval } from '#src/domain/recurring.ts';
import type { ServiceContext } from '../context.ts';

type Wish = { currency: string; interval?: Interval | undefined };

/** Why a way to pay is not offered for a currency and an interval, if it is not. */
export function methodRefusal({ gateways }: Pick<ServiceContext, 'gateways'>, method: PaymentMethod, { currency, interval }: Wish): 'notConfigured' | 'currency' | 'interval' | null {
  if (method === 'bank') return interval ? 'interval' : null;
  const gateway = method === 'stripe' ? gateways.payments.stripe : undefined;
  if (!gateway) return 'notConfigured';
  if (!gateway.currencies.includes(currency)) return 'currency';
  return interval && !gateway.intervals.includes(interval) ? 'interval' : null;
}

/** Every way to pay, and why one is absent. */
export function listPaymentMethods(ctx: Pick<ServiceContext, 'gateways'>, wish: Wish): PaymentMethodView[] {
  return PAYMENT_METHODS.map((method) => {
    const gateway = method === 'stripe' ? ctx.gateways.payments.stripe : undefined;
    const reason = methodRefusal(ctx, method, wish);
    return {
      method, isAvailable: reason === null, reason, isTest: gateway?.isTest ?? false, publishableKey: gateway?.publishableKey ?? null, formOrigin: gateway?.formOrigin ?? null,
      fee: gateway ? { ...gateway.fee } : null, intervals: gateway ? [...gateway.intervals] : [],
    };
  });
}
