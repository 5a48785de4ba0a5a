import * as v from 'valibot';
import type { Money } from '#money/money.ts';
import type { PlanState } from '#src/domain/provider-plan.ts';
import type { Interval } from '#src/domain/subscription.ts';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import { fromPaypalMoney, toPaypalMoney } from '#src/server/gateways/payments/paypal-amounts.ts';
import { type AskPaypal, PaypalRejection } from '#src/server/gateways/payments/paypal-http.ts';
import {
  type NewPayment,
  PaymentGoneError,
  type PaymentSnapshot,
  type PlanSnapshot,
  type ReturnPages,
} from '#src/server/gateways/payments/port.ts';

const money = v.object({ currency_code: v.string(), value: v.string() });
const moment = v.pipe(v.string(), v.isoTimestamp());
/** The fields of a subscription by which money is booked. Anything else is no usable response. */
const subscriptionSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^I-[A-Z0-9]{1,40}$/)),
  status: v.picklist(['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED']),
  custom_id: v.nullish(v.string()),
  create_time: moment,
  plan: v.object({ billing_cycles: v.tuple([v.object({ pricing_scheme: v.object({ fixed_price: money }) })]) }),
  billing_info: v.nullish(
    v.object({
      next_billing_time: v.nullish(moment),
      failed_payments_count: v.nullish(v.number()),
      last_failed_payment: v.nullish(v.object({ time: v.nullish(moment), next_payment_retry_time: v.nullish(moment) })),
    }),
  ),
  links: v.optional(v.array(v.object({ href: v.string(), rel: v.string() })), []),
});
const transactionsSchema = v.object({
  transactions: v.optional(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{1,36}$/)),
        status: v.picklist(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED']),
        amount_with_breakdown: v.object({ gross_amount: money, fee_amount: v.nullish(money) }),
        time: moment,
      }),
    ),
    [],
  ),
});
export const madeSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{1,50}$/)) });
type Subscription = v.InferOutput<typeof subscriptionSchema>;
type Transaction = v.InferOutput<typeof transactionsSchema>['transactions'][number];

const REF = /^(I-[A-Z0-9]{1,40})(?:\/([A-Z0-9-]{1,36}))?$/;
/** Whether a payment is of a subscription: the first by its name alone, each later one by that and its own. */
export const isPlanRef = (ref: string): boolean => REF.test(ref);
export const saleOfRef = (ref: string): string | undefined => REF.exec(ref)?.[2];

/** The regular billing of a plan without an end. */
export const planBody = (product: string, name: string, price: Money, interval: Interval): object => ({
  product_id: product,
  name,
  billing_cycles: [
    {
      frequency: { interval_unit: UNITS[interval], interval_count: 1 },
      tenure_type: 'REGULAR',
      sequence: 1,
      total_cycles: 0,
      pricing_scheme: { fixed_price: toPaypalMoney(price) },
    },
  ],
  payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: 3 },
});

const UNITS: Record<Interval, string> = { day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' };
export const subscriptionPath = (ref: string): string => `/v1/billing/subscriptions/${encodeURIComponent(ref)}`;
export const goneOr = (error: unknown): never => {
  if (error instanceof PaypalRejection && error.status === 404)
    throw new PaymentGoneError('PayPal has no such subscription', { cause: error });
  throw error;
};

/** What a donor agrees to: a product for the whole site, and a plan of this donation's amount and interval. */
export async function createSubscription(
  ask: AskPaypal,
  payment: NewPayment & { pages: ReturnPages; recurring: Interval },
  language: string,
): Promise<string> {
  const { amount, idempotencyKey, orderNumber, pages, paymentId, recurring } = payment;
  const make = async (of: string, key: string, body: object): Promise<string> =>
    v.parse(madeSchema, await ask({ method: 'POST', path: of, requestId: key, body })).id;
  const product = await make('/v1/catalogs/products', 'sanad-recurring-donations', {
    name: 'Recurring donation',
    type: 'SERVICE',
  });
  const body = planBody(product, `Donation ${orderNumber}`, amount, recurring);
  const plan = await make('/v1/billing/plans', `${idempotencyKey}:plan`, body);
  return make('/v1/billing/subscriptions', idempotencyKey, {
    plan_id: plan,
    custom_id: paymentId,
    application_context: {
      locale: language,
      shipping_preference: 'NO_SHIPPING',
      user_action: 'SUBSCRIBE_NOW',
      return_url: pages.done,
      cancel_url: pages.left,
    },
  });
}

async function read(ask: AskPaypal, ref: string): Promise<{ subscription: Subscription; sales: Transaction[] }> {
  const subscription = v.parse(
    subscriptionSchema,
    await ask({ method: 'GET', path: `${subscriptionPath(ref)}?fields=plan` }).catch(goneOr),
  );
  if (subscription.id !== ref) throw new OtherPaymentError('another subscription');
  if (subscription.status === 'APPROVAL_PENDING') return { subscription, sales: [] };
  const query = new URLSearchParams({ start_time: subscription.create_time, end_time: new Date().toISOString() });
  const { transactions } = v.parse(
    transactionsSchema,
    await ask({ method: 'GET', path: `${subscriptionPath(ref)}/transactions?${query.toString()}` }),
  );
  return { subscription, sales: transactions.toSorted((a, b) => a.time.localeCompare(b.time)) };
}

const RECEIVED: readonly Transaction['status'][] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** The state of a payment of a subscription: of the first that was not declined, or of the one that is named. @throws PaymentGoneError */
export async function paymentOfPlan(
  ask: AskPaypal,
  ref: string,
  isOwnPage: (address: string) => boolean,
): Promise<PaymentSnapshot> {
  const [, planRef, sale] = REF.exec(ref)!;
  const { sales, subscription } = await read(ask, planRef!);
  const found = sales.find(({ id, status }) => (sale === undefined ? status !== 'DECLINED' : id === sale));
  if (sale !== undefined && !found) throw new PaymentGoneError('PayPal has no such payment of the subscription');
  const page = subscription.links.find(({ rel }) => rel === 'approve')?.href;
  if (page !== undefined && !isOwnPage(page)) throw new OtherPaymentError('a page of another host');
  const amount = fromPaypalMoney(subscription.plan.billing_cycles[0].pricing_scheme.fixed_price);
  return {
    ...snapshotOfSale(planRef!, found, amount),
    providerRef: ref,
    paymentId: sale === undefined ? (subscription.custom_id ?? undefined) : undefined,
    ...(found ? {} : { status: STATUS_WITHOUT_SALE[subscription.status] }),
    redirectUrl: found ? undefined : page,
  };
}

function snapshotOfSale(
  planRef: string,
  sale: Transaction | undefined,
  amount: PaymentSnapshot['amount'],
): PaymentSnapshot {
  const isReceived = sale !== undefined && RECEIVED.includes(sale.status);
  const fee = isReceived ? sale.amount_with_breakdown.fee_amount : undefined;
  return {
    providerRef: sale ? `${planRef}/${sale.id}` : planRef,
    planRef,
    moneyRef: isReceived ? sale.id : undefined,
    status: isReceived ? 'succeeded' : sale?.status === 'DECLINED' ? 'failed' : 'processing',
    amount,
    received: isReceived ? fromPaypalMoney(sale.amount_with_breakdown.gross_amount) : { ...amount, minor: 0 },
    fee: fee ? feeOf(fee) : undefined,
    isReturned: isReceived && sale.status !== 'COMPLETED',
  };
}

/** PayPal writes what it takes with or without a minus. */
const feeOf = (fee: { currency_code: string; value: string }) =>
  fromPaypalMoney({ ...fee, value: fee.value.replace(/^-/, '') });

/** How a subscription stands, with the payments that came. @throws PaymentGoneError */
export async function planOf(ask: AskPaypal, planRef: string): Promise<PlanSnapshot> {
  const { sales, subscription } = await read(ask, planRef);
  const { billing_info: billing, plan, status } = subscription;
  const failed = (billing?.failed_payments_count ?? 0) > 0 ? billing?.last_failed_payment : undefined;
  const next = failed?.next_payment_retry_time ?? billing?.next_billing_time;
  const amount = fromPaypalMoney(plan.billing_cycles[0].pricing_scheme.fixed_price);
  return {
    planRef,
    state: STATES[status],
    price: amount,
    nextAt: next ? new Date(next) : undefined,
    declinedAt: failed?.time ? new Date(failed.time) : undefined,
    payments: sales
      .filter((sale) => RECEIVED.includes(sale.status))
      .map((sale) => snapshotOfSale(planRef, sale, amount)),
  };
}

/** Has a subscription paused, resumed or ended. What is so already stays so. */
export async function tellPlan(
  ask: AskPaypal,
  planRef: string,
  what: 'suspend' | 'activate' | 'cancel',
): Promise<void> {
  try {
    await ask({
      method: 'POST',
      path: `${subscriptionPath(planRef)}/${what}`,
      body: { reason: 'Asked for by the donor' },
    });
  } catch (error) {
    // It stands otherwise than it was thought to: the next query says how.
    if (!(error instanceof PaypalRejection) || error.status !== 422) goneOr(error);
  }
}

const STATUS_WITHOUT_SALE = {
  APPROVAL_PENDING: 'created',
  APPROVED: 'processing',
  ACTIVE: 'processing',
  SUSPENDED: 'processing',
  CANCELLED: 'cancelled',
  EXPIRED: 'cancelled',
} as const satisfies Record<Subscription['status'], PaymentSnapshot['status']>;
const STATES: Record<Subscription['status'], PlanState> = {
  APPROVAL_PENDING: 'pending',
  APPROVED: 'pending',
  ACTIVE: 'active',
  SUSPENDED: 'paused',
  CANCELLED: 'ended',
  EXPIRED: 'ended',
};
