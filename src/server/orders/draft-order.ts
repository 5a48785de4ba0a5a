import { v7 } from 'uuid';
import { chargeableFrom, type CurrencyCode } from '#money/currencies.ts';
import type { PlaceOrderInput } from '#src/contracts/orders.ts';
import { CARD_LIFETIME_MS, TRANSFER_LIFETIME_MS, transferReminders } from '#src/domain/order.ts';
import { type FeeRate, feeToCover } from '#src/domain/pricing.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { OrderDraft } from '#src/server/orders/insert-order.repository.ts';
import type { NewItem } from '#src/server/orders/orders.repository.ts';
import { draftPayment } from '#src/server/payments/draft-payment.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sha256 } from '#src/server/platform/keys.ts';

export type Donor = { fullName: string; email: string; phone?: { country: string; number: string } | undefined };
export type OrderPlan = {
  input: PlaceOrderInput;
  items: readonly NewItem[];
  donor: Donor;
  currency: CurrencyCode;
  locale: Locale;
  accountId: string | undefined;
  /** What the provider takes, where the donor covers it. */
  fee?: FeeRate | undefined;
  /** The id of the child that the donor sponsors. */
  sponsored?: string | undefined;
  /** When the unpaid order expires, where it keeps what others wait for. @default by its payment method */
  expiresAt?: Date | undefined;
  /** When the shares of an order by transfer go back to others, if no money has come. */
  sharesUntil?: Date | undefined;
};

/** The key that opens an order without an account. Derived, so that it can be given out again; only its hash is stored, which also identifies the secret key. */
export const accessKeyOf = (ctx: Pick<ServiceContext, 'keys'>, orderId: string, hash = ''): string =>
  ctx.keys.signAs('order-access', orderId, hash);
/** A keyed hash of the email address, by which orders of one person are recognized. */
export const donorHashOf = (ctx: Pick<ServiceContext, 'keys'>, email: string): string =>
  ctx.keys.signLasting('donor', email.trim().toLowerCase());

/** The rows of a new order and its first payment, to be stored before any provider is called. `number`: the order number, if it is drawn already. */
export function draftOrder(ctx: ServiceContext, plan: OrderPlan, number?: number): OrderDraft & { accessKey: string } {
  const { input, items, donor, currency, locale, accountId } = plan;
  const now = ctx.now();
  const id = v7();
  const isBank = input.paymentMethod === 'bank';
  const subtotal = items.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const feeCover = plan.fee
    ? chargeableFrom(subtotal + feeToCover(subtotal, plan.fee), input.paymentMethod, currency) - subtotal
    : 0;
  const accessKey = accessKeyOf(ctx, id);
  const named = items.map(({ people, ...item }) => ({ people, item: { ...item, id: v7() } }));
  const order = {
    id,
    number,
    status: isBank ? ('awaitingTransfer' as const) : ('pending' as const),
    accountId,
    accessKeyHash: sha256(accessKey),
    method: input.paymentMethod,
    currency,
    subtotalMinor: subtotal,
    feeCoverMinor: feeCover,
    totalMinor: subtotal + feeCover,
    receivedMinor: 0,
    refundedMinor: 0,
    receiptNumber: null,
    paidAt: null,
    locale,
    showName: input.showName ?? false,
    placedAt: now,
    sharesUntil: plan.sharesUntil ?? null,
    expiresAt: plan.expiresAt ?? new Date(now.getTime() + (isBank ? TRANSFER_LIFETIME_MS : CARD_LIFETIME_MS)),
  };
  return {
    order,
    accessKey,
    payment: draftPayment(order, now),
    recurring: draftSubscription(plan, id, now),
    jobs: isBank ? transferEmails(order) : [],
    donor: {
      fullName: donor.fullName,
      email: donor.email,
      phoneCountry: donor.phone?.country,
      phoneNumber: donor.phone?.number,
      message: input.message,
      donorHash: donorHashOf(ctx, donor.email),
      isClaimed: accountId !== undefined,
    },
    items: named.map(({ item }) => item),
    people: named.flatMap(({ item, people }) => (people ? [{ ...people, itemId: item.id }] : [])),
  };
}

function draftSubscription(
  { input, items, accountId, currency, sponsored }: OrderPlan,
  orderId: string,
  now: Date,
): OrderDraft['recurring'] {
  const [first] = input.items;
  const interval = first?.isSubscription ? first.subscriptionRecurringInterval : undefined;
  return (
    interval && {
      id: v7(),
      orderId,
      accountId,
      status: 'incomplete',
      interval,
      calendar: first?.subscriptionCalendar,
      currency,
      amountMinor: items[0]!.amountMinor,
      sponsoredProjectId: sponsored,
      isPledge: input.paymentMethod === 'bank',
      createdAt: now,
    }
  );
}

type Awaited = { id: string; placedAt: Date; expiresAt: Date; sharesUntil: Date | null };

function transferEmails({ expiresAt, id, placedAt, sharesUntil }: Awaited): OrderDraft['jobs'] {
  const mail = (template: string, name: string, runAt: Date) => ({
    kind: 'email',
    payload: { template, orderId: id },
    dedupeKey: `email:${name}:${id}`,
    runAt,
    createdAt: placedAt,
  });
  const reminders = transferReminders(placedAt, sharesUntil ? [sharesUntil, expiresAt] : [expiresAt]);
  return [
    mail('transferInstructions', 'transfer', placedAt),
    ...reminders.map((at, index) => mail('transferReminder', `reminder:${index}`, at)),
  ];
}
