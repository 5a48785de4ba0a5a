import { v7 } from 'uuid';
import type { PlaceOrderInput } from '#src/contracts/orders.ts';
import type { CurrencyCode } from '#src/domain/currencies.ts';
import { chargeableFrom } from '#src/domain/chargeable.ts';
import { CARD_LIFETIME_MS, TRANSFER_LIFETIME_MS, TRANSFER_REMINDERS_MS } from '#src/domain/order.ts';
import { feeToCover } from '#src/domain/pricing.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '../context.ts';
import type { Database } from '../db/client.ts';
import { newTransferReference } from '../gateways/payments/bank.ts';
import { fingerprint } from '../keys.ts';
import { insertPayment, type PaymentRow } from '../payments/payments.repository.ts';
import type { OrderDraft } from './insert-order.repository.ts';
import type { NewItem, OrderRow } from './orders.repository.ts';

export type Donor = { fullName: string; email: string; phone?: { country: string; number: string } | undefined };
export type OrderPlan = { input: PlaceOrderInput; items: readonly NewItem[]; donor: Donor; currency: CurrencyCode; locale: Locale; accountId: string | undefined };

/** Opens an order without an account. Derived, so that it can be said again; only its hash is stored, which tells the key that it was made by. */
export const accessKeyOf = (ctx: Pick<ServiceContext, 'keys'>, orderId: string, hash = ''): string => ctx.keys.signAs('order-access', orderId, hash);
/** The same person in every order, without saying who. */
export const donorHashOf = (ctx: Pick<ServiceContext, 'keys'>, email: string): string => ctx.keys.signLasting('donor', email.trim().toLowerCase());

/** An order, its first payment and what follows from it, in rows that wait to be written before any provider is asked. `number`: where it is drawn already. */
export function draftOrder(ctx: ServiceContext, plan: OrderPlan, number?: number): OrderDraft & { accessKey: string } {
  const { input, items, donor, currency, locale, accountId } = plan;
  const now = ctx.now();
  const id = v7();
  const isBank = input.paymentMethod === 'bank';
  const gift = items.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const fee = ctx.gateways.payments.stripe?.fee;
  const feeCover = input.coverFees && !isBank && fee ? chargeableFrom(gift + feeToCover(gift, fee), input.paymentMethod, currency) - gift : 0;
  const accessKey = accessKeyOf(ctx, id);
  const named = items.map(({ people, ...item }) => ({ people, item: { ...item, id: v7() } }));
  const order = {
    id, number, status: isBank ? 'awaitingTransfer' as const : 'pending' as const, accountId, accessKeyHash: fingerprint(accessKey), method: input.paymentMethod, currency,
    giftMinor: gift, feeCoverMinor: feeCover, totalMinor: gift + feeCover, receivedMinor: 0, receiptNumber: null, paidAt: null, locale, showName: input.showName ?? false,
    placedAt: now, expiresAt: new Date(now.getTime() + (isBank ? TRANSFER_LIFETIME_MS : CARD_LIFETIME_MS)),
  };
  return {
    order, accessKey, payment: draftPayment(order, now), recurring: draftRecurring(plan, id, now), jobs: isBank ? transferMails(id, now) : [],
    donor: { fullName: donor.fullName, email: donor.email, phoneCountry: donor.phone?.country, phoneNumber: donor.phone?.number, message: input.message, donorHash: donorHashOf(ctx, donor.email) },
    items: named.map(({ item }) => item), people: named.flatMap(({ item, people }) => (people ? [{ ...people, itemId: item.id }] : [])),
  };
}

/** A payment of what is still due, with its key, stored before the provider hears of it. */
export const writePayment = (tx: Database, order: OrderRow, now: Date): Promise<PaymentRow> => insertPayment(tx, draftPayment(order, now));

function draftPayment(order: Pick<OrderRow, 'id' | 'method' | 'currency' | 'totalMinor' | 'receivedMinor'>, now: Date) {
  const id = v7();
  const isBank = order.method === 'bank';
  return {
    id, orderId: order.id, method: order.method, status: 'created' as const, currency: order.currency, amountMinor: order.totalMinor - order.receivedMinor, idempotencyKey: `sanad-${id}`,
    reference: isBank ? newTransferReference() : null, failureCode: null, createdAt: now, updatedAt: now, nextEnquiryAt: isBank ? null : new Date(now.getTime() + 20_000),
  };
}

function draftRecurring({ input, items, accountId, currency }: OrderPlan, orderId: string, now: Date): OrderDraft['recurring'] {
  const interval = input.items[0]?.isSubscription ? input.items[0].subscriptionRecurringInterval : undefined;
  return interval && { id: v7(), orderId, accountId, status: 'incomplete', interval, currency, amountMinor: items[0]!.amountMinor, createdAt: now };
}

function transferMails(orderId: string, now: Date): OrderDraft['jobs'] {
  const mail = (template: string, name: string, after: number) =>
    ({ kind: 'mail', payload: { template, orderId }, dedupeKey: `mail:${name}:${orderId}`, runAt: new Date(now.getTime() + after), createdAt: now });
  return [mail('transferInstructions', 'transfer', 0), ...TRANSFER_REMINDERS_MS.map((after, index) => mail('transferReminder', `reminder:${index}`, after))];
}
