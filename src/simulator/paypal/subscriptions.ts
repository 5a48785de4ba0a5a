import type { Store } from '../store.ts';
import type { Notifier } from '../webhook-events.ts';
import { amountOf, feeOf, unitsOf } from './amounts.ts';
import type { Captured } from './captured.ts';
import { newId, timeNow } from './orders.ts';
import { malformed, notFound, unprocessable } from './paypal-error.ts';
import { createRevisions } from './revisions.ts';
import type { NewSubscription, Plan, Sale, Subscription, Unit } from './subscription.ts';

type NewPlan = {
  product_id?: string;
  billing_cycles?: { frequency?: { interval_unit?: string }; pricing_scheme?: { fixed_price?: unknown } }[];
};

/** After so many declines in a row the provider charges no more. */
const FAILURES = 3;
const DAYS: Record<Unit, number> = { DAY: 1, WEEK: 7, MONTH: 30, YEAR: 365 };
const isUnit = (text: unknown): text is Unit => typeof text === 'string' && Object.hasOwn(DAYS, text);
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().replace(/\.\d+/, '');

/** The operations on subscriptions, which the provider charges by itself. `origin`: where the approval page and the API are. */
export function createSubscriptions(store: Store, notifier: Notifier, origin: () => string) {
  const all = (): Subscription[] => store.all('paypalSubscription') as Subscription[];
  const find = (id: string): Subscription => {
    const found = store.find('paypalSubscription', id) as Subscription | undefined;
    if (!found) throw notFound();
    return found;
  };
  const findPlan = (id: string): Plan | undefined => store.find('paypalPlan', id) as Plan | undefined;
  const planOf = ({ planId }: Pick<Subscription, 'planId'>): Plan => store.find('paypalPlan', planId) as Plan;
  const change = (subscription: Subscription, part: Partial<Subscription> = {}): Subscription => {
    const changed = { ...subscription, ...part };
    store.save('paypalSubscription', changed.id, changed);
    return changed;
  };
  const view = (subscription: Subscription): Record<string, unknown> => {
    const { currency, unit, units } = planOf(subscription);
    const { failedAt, failures, id, nextAt, sales, status } = subscription;
    const last = sales.findLast((sale) => sale.status !== 'DECLINED');
    return {
      id,
      plan_id: subscription.planId,
      status,
      custom_id: subscription.customId,
      create_time: subscription.at,
      start_time: subscription.at,
      plan: {
        billing_cycles: [
          {
            frequency: { interval_unit: unit, interval_count: 1 },
            tenure_type: 'REGULAR',
            sequence: 1,
            total_cycles: 0,
            pricing_scheme: { fixed_price: amountOf(units, currency) },
          },
        ],
      },
      billing_info: {
        outstanding_balance: amountOf(failures > 0 ? units : 0, currency),
        failed_payments_count: failures,
        ...(last ? { last_payment: { amount: amountOf(last.units, currency), time: last.at } } : {}),
        ...(failedAt
          ? {
              last_failed_payment: {
                time: failedAt,
                reason_code: 'PAYMENT_DENIED',
                next_payment_retry_time: inDays(5),
              },
            }
          : {}),
        ...(nextAt && status === 'ACTIVE' ? { next_billing_time: nextAt } : {}),
      },
      links:
        status === 'APPROVAL_PENDING'
          ? [{ href: `${origin()}/webapps/billing/subscriptions?ba_token=${id}`, rel: 'approve', method: 'GET' }]
          : [{ href: `${origin()}/v1/billing/subscriptions/${id}`, rel: 'self', method: 'GET' }],
    };
  };
  const tell = (type: string, subscription: Subscription): void =>
    notifier.notify(type, { resource_type: 'subscription', resource: view(subscription) });
  /** A charge by the provider itself. */
  const charge = (subscription: Subscription, isPaid: boolean, planId = subscription.planId): Subscription => {
    const { currency, unit, units } = planOf({ planId });
    const sale: Sale = { id: newId(), status: isPaid ? 'COMPLETED' : 'DECLINED', units, at: timeNow() };
    const failures = isPaid ? 0 : subscription.failures + 1;
    const charged = change(subscription, {
      sales: [...subscription.sales, sale],
      failures,
      failedAt: isPaid ? null : sale.at,
      nextAt: inDays(DAYS[unit]),
      ...(failures >= FAILURES ? { status: 'SUSPENDED' as const } : {}),
    });
    if (isPaid)
      notifier.notify('PAYMENT.SALE.COMPLETED', {
        resource_type: 'sale',
        resource: {
          id: sale.id,
          billing_agreement_id: charged.id,
          amount: { total: amountOf(units, currency).value, currency },
          state: 'completed',
          create_time: sale.at,
        },
      });
    else tell('BILLING.SUBSCRIPTION.PAYMENT.FAILED', charged);
    if (charged.status === 'SUSPENDED') tell('BILLING.SUBSCRIPTION.SUSPENDED', charged);
    return charged;
  };
  const move = (id: string, from: readonly Subscription['status'][], status: Subscription['status'], type: string) => {
    const subscription = find(id);
    if (!from.includes(subscription.status)) throw unprocessable('SUBSCRIPTION_STATUS_INVALID');
    tell(type, change(subscription, { status, failures: 0, failedAt: null }));
    return {};
  };
  return {
    ...createRevisions({ all, find, planOf, findPlan, change, tell, origin }),
    all,
    find,
    view,
    views: () => all().map((subscription) => ({ ...view(subscription), sales: subscription.sales })),
    amountOf: (subscription: Subscription) => {
      const { currency, units } = planOf(subscription);
      return amountOf(units, currency);
    },
    createProduct: (body: Record<string, unknown>) => {
      if (typeof body['name'] !== 'string') throw malformed('MISSING_REQUIRED_PARAMETER');
      return { id: `PROD-${newId()}`, name: body['name'], create_time: timeNow() };
    },
    createPlan: (body: NewPlan) => {
      const [cycle, ...more] = body.billing_cycles ?? [];
      const unit = cycle?.frequency?.interval_unit;
      if (!body.product_id || !cycle || more.length > 0 || !isUnit(unit)) throw malformed('INVALID_PARAMETER_VALUE');
      const plan: Plan = {
        id: `P-${newId()}`,
        productId: body.product_id,
        ...unitsOf(cycle.pricing_scheme?.fixed_price),
        unit,
      };
      store.save('paypalPlan', plan.id, plan);
      return { id: plan.id, product_id: body.product_id, status: 'ACTIVE', create_time: timeNow() };
    },
    showPlan: (id: string) => {
      const plan = findPlan(id);
      if (!plan) throw notFound();
      return { id, product_id: plan.productId, status: 'ACTIVE' };
    },
    create: (body: NewSubscription) => {
      const { application_context: page, custom_id: customId, plan_id: planId } = body;
      if (!planId || !store.find('paypalPlan', planId)) throw notFound();
      if (!page?.return_url || !page.cancel_url) throw unprocessable('RETURN_URL_REQUIRED');
      return view(
        change({
          id: `I-${newId().slice(0, 12)}`,
          planId,
          status: 'APPROVAL_PENDING',
          customId: customId ?? null,
          locale: page.locale ?? 'en-US',
          returnUrl: page.return_url,
          cancelUrl: page.cancel_url,
          revisions: {},
          formerPlanId: null,
          sales: [],
          nextAt: null,
          failures: 0,
          failedAt: null,
          at: timeNow(),
        }),
      );
    },
    /** The buyer agrees on the provider's page, and is charged at once. */
    approve: (id: string): Subscription => {
      const subscription = find(id);
      if (subscription.status !== 'APPROVAL_PENDING') return subscription;
      const active = change(subscription, { status: 'ACTIVE' });
      tell('BILLING.SUBSCRIPTION.ACTIVATED', active);
      return charge(active, true);
    },
    suspend: (id: string) => move(id, ['ACTIVE'], 'SUSPENDED', 'BILLING.SUBSCRIPTION.SUSPENDED'),
    activate: (id: string) => move(id, ['SUSPENDED'], 'ACTIVE', 'BILLING.SUBSCRIPTION.ACTIVATED'),
    cancel: (id: string) => move(id, ['ACTIVE', 'SUSPENDED'], 'CANCELLED', 'BILLING.SUBSCRIPTION.CANCELLED'),
    transactions: (id: string, from: string, until: string) => {
      const subscription = find(id);
      const { currency } = planOf(subscription);
      return {
        transactions: subscription.sales
          .filter(({ at }) => new Date(at) >= new Date(from) && new Date(at) <= new Date(until))
          .map(({ at, id: sale, status, units }) => ({
            id: sale,
            status,
            payer_email: 'buyer@example.com',
            amount_with_breakdown: {
              gross_amount: amountOf(units, currency),
              fee_amount: amountOf(feeOf(units, currency), currency),
              net_amount: amountOf(units - feeOf(units, currency), currency),
            },
            time: at,
          })),
      };
    },
    findSale: (saleId: string): Captured | undefined => {
      const subscription = all().find(({ sales }) => sales.some(({ id }) => id === saleId));
      if (!subscription) return undefined;
      const { status, units } = subscription.sales.find(({ id }) => id === saleId)!;
      const { currency } = planOf(subscription);
      return {
        id: saleId,
        isSale: true,
        units,
        currency,
        customId: null,
        status,
        mark: (changed) => {
          const sales = find(subscription.id).sales.map((sale) =>
            sale.id === saleId ? { ...sale, status: changed } : sale,
          );
          change(find(subscription.id), { sales });
        },
        view: () => ({ id: saleId, status, amount: amountOf(units, currency), final_capture: true }),
      };
    },
    /** The time of a period has come: the provider charges, unless the subscription rests or has ended. */
    pass: (id: string, isPaid: boolean, isAtFormerPrice = false): Record<string, unknown> => {
      const subscription = find(id);
      if (subscription.status !== 'ACTIVE') return view(subscription);
      const planId = (isAtFormerPrice ? subscription.formerPlanId : null) ?? subscription.planId;
      return view(charge(subscription, isPaid, planId));
    },
  };
}
export type Subscriptions = ReturnType<typeof createSubscriptions>;
