import { CARD_CHANGE_TRANSITIONS, nextAsk, stepOf } from '#src/domain/card-change.ts';
import { move } from '#src/domain/transitions.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { watchCardChange } from '#src/server/card-checks/watch-card-change.ts';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import { CardRemovedError, type CardSetups, type CardSetupSnapshot } from '#src/server/gateways/payments/port.ts';
import { findOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { cardPages } from '#src/server/renewals/card-pages.ts';
import {
  bindSetup,
  type CardChangeRow,
  lockCardChange,
  postponeCardChange,
  updateCardChange,
} from '#src/server/subscriptions/card-changes.repository.ts';
import {
  findSubscription,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from '#src/server/subscriptions/subscriptions.repository.ts';

/** Seconds until a card is looked at again that waits for the end of a charge. */
const WAIT_SECONDS = 20;

/** Why a change is over where the provider knows the donor no more. */
export const CUSTOMER_GONE = 'customer_gone';

export type SyncedCard = { change: CardChangeRow; snapshot: CardSetupSnapshot | undefined; isWaiting: boolean };

/**
 * Begins to enter a card at the provider, or asks how it stands, and saves a card that was accepted. Safe to repeat, as the key
 * follows from the id. The snapshot is undefined where the change is over. @throws ProviderUnavailableError
 */
export async function syncCardChange(ctx: ServiceContext, change: CardChangeRow): Promise<SyncedCard> {
  if (change.status !== 'open') return { change, snapshot: undefined, isWaiting: false };
  const subscription = (await findSubscription(ctx.db, change.subscriptionId))!;
  const order = (await findOrder(ctx.db, { id: subscription.orderId }))!;
  const setups = ctx.gateways.payments.for(order.method)?.setups;
  if (subscription.customerRef === null)
    return { change: await close(ctx, change.id, CUSTOMER_GONE), snapshot: undefined, isWaiting: false };
  if (!setups) {
    // Its provider has no keys at present: the others must not wait behind it.
    await postponeCardChange(ctx.db, change.id, nextAsk(change.createdAt, ctx.now()));
    return { change, snapshot: undefined, isWaiting: false };
  }
  const { customerRef } = subscription;
  const first = await ask(ctx, setups, change, { subscription: { ...subscription, customerRef }, order });
  if (first === 'gone')
    return { change: await close(ctx, change.id, CUSTOMER_GONE), snapshot: undefined, isWaiting: false };
  const isExpired = change.expiresAt <= ctx.now();
  const isStopped = await watchCardChange(ctx, change, first.declined ?? []);
  const snapshot =
    first.status === 'open' && (isStopped || stepOf(first, subscription, { isExpired }).does === 'giveUp')
      ? await setups.cancel(first.setupRef, `sanad-card-${change.id}-cancel`)
      : first;
  const { does, row } = await apply(ctx, change, { ...snapshot, failureCode: first.failureCode });
  return { change: row, snapshot, isWaiting: does === 'wait' };
}

type Of = { subscription: SubscriptionRow & { customerRef: string }; order: OrderRow };

async function ask(
  ctx: ServiceContext,
  setups: CardSetups,
  { id, setupRef }: CardChangeRow,
  { order, subscription }: Of,
): Promise<CardSetupSnapshot | 'gone'> {
  if (setupRef !== null) return ofChange(await setups.retrieve(setupRef), id);
  const { currency, customerRef } = subscription;
  const pages = cardPages(ctx, { subscription, locale: order.locale as Locale, changeId: id });
  try {
    const made = await setups.begin({ changeId: id, customerRef, currency, pages, idempotencyKey: `sanad-card-${id}` });
    const bound = await bindSetup(ctx.db, id, made.setupRef);
    if (bound === made.setupRef) return ofChange(made, id);
    // Two began it at once, at a provider without keys: the first that is stored counts.
    await setups.cancel(made.setupRef, `sanad-card-${id}-second`);
    return ofChange(await setups.retrieve(bound), id);
  } catch (error) {
    if (error instanceof CardRemovedError) return 'gone';
    throw error;
  }
}

/** A card counts for the change alone for which it was entered. @throws OtherPaymentError */
function ofChange(snapshot: CardSetupSnapshot, id: string): CardSetupSnapshot {
  if (snapshot.changeId !== undefined && snapshot.changeId !== id)
    throw new OtherPaymentError('the card of another change');
  return snapshot;
}

/** Applies an answer of the provider under the lock that the scheduler waits for, too; it is the first of the two. */
async function apply(
  ctx: ServiceContext,
  { id, subscriptionId }: CardChangeRow,
  snapshot: CardSetupSnapshot,
): Promise<{ does: string; row: CardChangeRow }> {
  const done = await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const subscription = (await lockSubscription(tx, subscriptionId))!;
    const known = (await lockCardChange(tx, id))!;
    if (known.status !== 'open') return { does: known.status, row: known };
    // Where the time was over, no card is to blame.
    const isExpired = known.expiresAt <= now;
    const step = stepOf(snapshot, subscription, { isExpired });
    const failureCode = snapshot.failureCode ?? known.failureCode;
    switch (step.does) {
      case 'save':
        return { does: step.does, row: await save(ctx, tx, { known, subscription, snapshot, tryNow: step.tryNow }) };
      case 'end':
        return { does: step.does, row: await cancel(tx, known, isExpired ? null : failureCode) };
      default: {
        const wait = new Date(now.getTime() + WAIT_SECONDS * 1000);
        const nextPollAt = step.does === 'wait' ? wait : nextAsk(known.createdAt, now);
        await updateCardChange(tx, id, { failureCode, nextPollAt });
        return { does: step.does, row: { ...known, failureCode, nextPollAt } };
      }
    }
  });
  ctx.notifyWorker('outbox');
  if (done.does === 'save') ctx.notifyWorker('subscriptionCharges');
  return done;
}

type Accepted = { known: CardChangeRow; subscription: SubscriptionRow; snapshot: CardSetupSnapshot; tryNow: boolean };

async function save(
  ctx: ServiceContext,
  tx: Database,
  { known, snapshot, subscription, tryNow }: Accepted,
): Promise<CardChangeRow> {
  const now = ctx.now();
  await updateSubscription(tx, subscription.id, {
    paymentMethodRef: snapshot.paymentMethodRef ?? null,
    ...(snapshot.customerRef === undefined ? {} : { customerRef: snapshot.customerRef }),
    cardExpiresOn: snapshot.cardExpiresOn ?? null,
    cardToldFor: null,
    ...(tryNow ? { nextAt: now } : {}),
  });
  const change = {
    status: move(CARD_CHANGE_TRANSITIONS, known.status, 'saved'),
    failureCode: null,
    nextPollAt: null,
    savedAt: now,
    // Where a card before this one is about to be tried, the date that stood before is already kept with that one.
    retryAt: tryNow && subscription.nextAt !== null && subscription.nextAt > now ? subscription.nextAt : null,
  };
  await updateCardChange(tx, known.id, change);
  await audit(tx, {
    at: now,
    actor: 'donor',
    action: 'recurring:changeCard',
    subject: 'recurringDonation',
    subjectId: subscription.id,
    before: { cardExpiresOn: subscription.cardExpiresOn, nextAt: subscription.nextAt?.toISOString() ?? null },
    after: { cardExpiresOn: snapshot.cardExpiresOn ?? null, isTriedNow: tryNow },
  });
  const payload = {
    template: 'planCard',
    subscriptionId: subscription.id,
    ...(tryNow || subscription.nextAt === null ? {} : { date: subscription.nextAt.toISOString() }),
  };
  await enqueueEmail(tx, `planCard:${known.id}`, payload, now);
  return { ...known, ...change };
}

async function cancel(tx: Database, known: CardChangeRow, failureCode: string | null): Promise<CardChangeRow> {
  const status = move(CARD_CHANGE_TRANSITIONS, known.status, 'cancelled');
  const change = { status, failureCode, nextPollAt: null };
  await updateCardChange(tx, known.id, change);
  return { ...known, ...change };
}

const close = (ctx: ServiceContext, id: string, failureCode: string): Promise<CardChangeRow> =>
  ctx.db.transaction(async (tx) => {
    const known = (await lockCardChange(tx, id))!;
    return known.status === 'open' ? cancel(tx, known, failureCode) : known;
  });
