import { isUuid } from '#src/domain/uuid.ts';
import { findOrder } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { safeEqual } from '#src/server/platform/keys.ts';
import { cardChangeKey } from '#src/server/renewals/card-change.ts';
import { CUSTOMER_GONE, type SyncedCard, syncCardChange } from '#src/server/renewals/sync-card-change.ts';
import { findCardChange } from '#src/server/subscriptions/card-changes.repository.ts';
import { readGivingToken } from '#src/server/subscriptions/giving-link.ts';
import { findSubscription } from '#src/server/subscriptions/subscriptions.repository.ts';

/** What the browser needs to enter a card. */
type CardEntry = { clientSecret: string; publishableKey: string | undefined; origin: string | undefined };

/**
 * How a new card stands. `codeNeeded`: this browser did not show the code, or its time is over; `unavailable`: the provider does
 * not answer or knows the donor no more, and the former card stays; `waiting`: a card was accepted, and counts when the present charge has ended;
 * `tooMany`: cards were declined too often; `ended`: the donation is over.
 */
export type CardChangePage =
  | { state: 'codeNeeded' | 'unavailable' | 'waiting' | 'saved' | 'tooMany' | 'ended' }
  | { state: 'ready'; form: CardEntry; wasRefused: string | undefined }
  /** The card is entered on the provider's own page. */
  | { state: 'elsewhere'; page: string };

/** What the page of a new card shows. Asks the provider, so that a card that was accepted counts at once. */
export async function readCardChange(
  ctx: ServiceContext,
  { id, key, token }: { token: string; id: string | undefined; key: string | undefined },
): Promise<CardChangePage> {
  const read = readGivingToken(ctx, token);
  const isNamed = id !== undefined && isUuid(id) && key !== undefined;
  const change = isNamed && read ? await findCardChange(ctx.db, id) : undefined;
  if (!change || change.subscriptionId !== read?.id || !safeEqual(cardChangeKey(ctx, change.id), key ?? ''))
    return { state: 'codeNeeded' };
  try {
    return await pageOf(ctx, await syncCardChange(ctx, change));
  } catch (error) {
    ctx.log.warn({ err: error, cardChangeId: change.id }, 'a provider did not answer about a new card');
    return { state: 'unavailable' };
  }
}

async function pageOf(
  ctx: ServiceContext,
  { change: { failureCode, status, subscriptionId }, isWaiting, snapshot }: SyncedCard,
): Promise<CardChangePage> {
  if (status === 'saved') return { state: 'saved' };
  const subscription = (await findSubscription(ctx.db, subscriptionId))!;
  if (subscription.status === 'cancelled') return { state: 'ended' };
  if (failureCode === CUSTOMER_GONE) return { state: 'unavailable' };
  if (status === 'cancelled') return { state: failureCode === null ? 'codeNeeded' : 'tooMany' };
  if (isWaiting) return { state: 'waiting' };
  if (snapshot?.redirectUrl) return { state: 'elsewhere', page: snapshot.redirectUrl };
  const order = (await findOrder(ctx.db, { id: subscription.orderId }))!;
  const gateway = ctx.gateways.payments.for(order.method);
  if (!snapshot?.clientSecret || !gateway) return { state: 'unavailable' };
  return {
    state: 'ready',
    form: { clientSecret: snapshot.clientSecret, publishableKey: gateway.publishableKey, origin: gateway.formOrigin },
    wasRefused: failureCode ?? undefined,
  };
}
