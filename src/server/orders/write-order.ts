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
import { promise } from '../jobs/outbox.repository.ts';
import { fingerprint } from '../keys.ts';
import { insertPayment, type PaymentRow } from '../payments/payments.repository.ts';
import { insertOrder, insertRecurring, type NewItem, type OrderRow } from './orders.repository.ts';

export type Donor = { fullName: string; email: string; phone?: { country: string; number: string } | undefined };
export type OrderPlan = { input: PlaceOrderInput; items: readonly NewItem[]; donor: Donor; currency: CurrencyCode; locale: Locale; accountId: string | undefined };

/** Opens an order without an account. Derived, so that it can be said again; only its hash is stored, which tells the key that it was made by. */
export const accessKeyOf = (ctx: Pick<ServiceContext, 'keys'>, orderId: string, hash = ''): string => ctx.keys.signAs('order-access', orderId, hash);
/** The same person in every order, without saying who. */
export const donorHashOf = (ctx: Pick<ServiceContext, 'keys'>, email: string): string => ctx.keys.signLasting('donor', email.trim().toLowerCase());

/** Writes order, first payment and what follows from it, in the caller's transaction, before any provider is asked. */
export async function writeOrder(ctx: ServiceContext, tx: Database, plan: OrderPlan): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const { input, items, donor, currency, locale, accountId } = plan;
  const now = ctx.now();
  const id = v7();
  const isBank = input.paymentMethod === 'bank';
  const gift = items.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const fee = ctx.gateways.payments.stripe?.fee;
  const feeCover = input.coverFees && !isBank && fee ? chargeableFrom(gift + feeToCover(gift, fee), input.paymentMethod, currency) - gift : 0;
  const order = await insertOrder(tx, {
    id, status: isBank ? 'awaitingTransfer' : 'pending', accountId, accessKeyHash: fingerprint(accessKeyOf(ctx, id)), method: input.paymentMethod, currency,
    giftMinor: gift, feeCoverMinor: feeCover, totalMinor: gift + feeCover, locale, showName: input.showName ?? false,
    placedAt: now, expiresAt: new Date(now.getTime() + (isBank ? TRANSFER_LIFETIME_MS : CARD_LIFETIME_MS)),
  }, { fullName: donor.fullName, email: donor.email, phoneCountry: donor.phone?.country, phoneNumber: donor.phone?.number, message: input.message, donorHash: donorHashOf(ctx, donor.email) }, items);
  await writeRecurring(tx, plan, order, now);
  const payment = await writePayment(tx, order, now);
  if (isBank) await promiseTransferMails(tx, order, now);
  return { order, payment };
}

/** A payment of what is still due, with its key, stored before the provider hears of it. */
export function writePayment(tx: Database, order: OrderRow, now: Date): Promise<PaymentRow> {
  const id = v7();
  const isBank = order.method === 'bank';
  return insertPayment(tx, {
    id, orderId: order.id, method: order.method, status: 'created', currency: order.currency, amountMinor: order.totalMinor - order.receivedMinor, idempotencyKey: `sanad-${id}`,
    reference: isBank ? newTransferReference() : null, createdAt: now, updatedAt: now, nextEnquiryAt: isBank ? null : new Date(now.getTime() + 20_000),
  });
}

async function writeRecurring(tx: Database, { input, items, accountId }: OrderPlan, order: OrderRow, now: Date): Promise<void> {
  const interval = input.items[0]?.isSubscription ? input.items[0].subscriptionRecurringInterval : undefined;
  if (!interval) return;
  await insertRecurring(tx, { orderId: order.id, accountId, status: 'incomplete', interval, currency: order.currency, amountMinor: items[0]!.amountMinor, createdAt: now });
}

async function promiseTransferMails(tx: Database, order: OrderRow, now: Date): Promise<void> {
  await promise(tx, { kind: 'mail', payload: { template: 'transferInstructions', orderId: order.id }, dedupeKey: `mail:transfer:${order.id}`, runAt: now }, now);
  for (const [index, after] of TRANSFER_REMINDERS_MS.entries()) {
    await promise(tx, { kind: 'mail', payload: { template: 'transferReminder', orderId: order.id }, dedupeKey: `mail:reminder:${index}:${order.id}`, runAt: new Date(now.getTime() + after) }, now);
  }
}
