import { v7 } from 'uuid';
import { CARD_CHANGE_LIFETIME_MS, nextAsk } from '#src/domain/card-change.ts';
import { MAX_CODE_TRIES } from '#src/domain/plan-change.ts';
import { isRunning } from '#src/domain/subscription.ts';
import { sourceHashOf } from '#src/server/card-checks/card-source.ts';
import { admitCardChange } from '#src/server/card-checks/watch-card-change.ts';
import type { CardSetups } from '#src/server/gateways/payments/port.ts';
import { AppError } from '#src/server/http/errors.ts';
import { findOrder } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { safeEqual } from '#src/server/platform/keys.ts';
import {
  type CardChangeRow,
  findOpenCardChange,
  insertCardChange,
  updateCardChange,
} from '#src/server/subscriptions/card-changes.repository.ts';
import { givingCode } from '#src/server/subscriptions/giving-code-digits.ts';
import { lockCode, lockCodeById, updateCode } from '#src/server/subscriptions/giving-codes.repository.ts';
import { lockSubscription, type SubscriptionRow } from '#src/server/subscriptions/subscriptions.repository.ts';

type Providers = Pick<ServiceContext, 'db' | 'gateways'>;

/** Where another card is entered for a recurring donation; undefined unless it goes on and its provider saves cards for us. */
export async function findCardSetups(
  { db, gateways }: Providers,
  { customerRef, isPledge, orderId, status }: SubscriptionRow,
): Promise<CardSetups | undefined> {
  if (isPledge || customerRef === null || !isRunning(status)) return undefined;
  const { method } = (await findOrder(db, { id: orderId }))!;
  return gateways.payments.for(method)?.setups;
}

/** Whether another card can be entered for a recurring donation. */
export const mayChangeCard = async (ctx: Providers, subscription: SubscriptionRow): Promise<boolean> =>
  (await findCardSetups(ctx, subscription)) !== undefined;

/** Milliseconds in which a card may be entered after the code was shown: never longer than its provider takes one. */
export const cardChangeLifetimeMs = (setups: CardSetups | undefined): number =>
  Math.min(CARD_CHANGE_LIFETIME_MS, setups?.lifetimeMs ?? CARD_CHANGE_LIFETIME_MS);

/** The key that opens a card change, held by the browser in which the code was entered. */
export const cardChangeKey = ({ keys }: Pick<ServiceContext, 'keys'>, id: string): string =>
  keys.sign('card-change', id);

/**
 * Begins to change the card where the code is right. Under way already, it goes on: pressing twice begins one.
 * `network`: from where it is entered, of which a hash is stored for two days.
 * @throws AppError with `otpInvalid` or `otpExpired` at `code`; `conflict` where no card can be changed; `tooManyRequests` where
 *   too many cards of the network were declined
 */
export async function beginCardChange(
  ctx: ServiceContext,
  subscriptionId: string,
  code: string,
  network?: string,
): Promise<string> {
  const sourceHash = sourceHashOf(ctx, network);
  await admitCardChange(ctx, sourceHash);
  const result = await ctx.db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, subscriptionId);
    const setups = subscription && (await findCardSetups({ ...ctx, db: tx }, subscription));
    if (!setups) return 'notNow';
    return enter(ctx, tx, { subscriptionId, code, sourceHash, lifetimeMs: cardChangeLifetimeMs(setups) });
  });
  if (result === 'notNow') throw new AppError('conflict');
  // After the transaction, which counts the try.
  if (result === 'otpInvalid' || result === 'otpExpired')
    throw new AppError('validation', { fields: [{ path: 'code', code: result }] });
  return result.id;
}

type Entered = { subscriptionId: string; code: string; sourceHash: string | null; lifetimeMs: number };

async function enter(
  ctx: ServiceContext,
  tx: Database,
  { code, lifetimeMs, sourceHash, subscriptionId }: Entered,
): Promise<'otpInvalid' | 'otpExpired' | { id: string }> {
  const now = ctx.now();
  const open = await findOpenCardChange(tx, subscriptionId);
  const sent = (await lockCode(tx, subscriptionId, now)) ?? (await lockUsed(tx, open, now));
  if (!sent || sent.tries >= MAX_CODE_TRIES) return 'otpExpired';
  await updateCode(tx, sent.id, { tries: sent.tries + 1 });
  if (!safeEqual(givingCode(ctx, sent.id), code)) return 'otpInvalid';
  if (sent.usedAt !== null) return open!;
  await updateCode(tx, sent.id, { usedAt: now });
  const times = { expiresAt: new Date(now.getTime() + lifetimeMs), codeId: sent.id, sourceHash };
  if (open) {
    await updateCardChange(tx, open.id, times);
    return open;
  }
  const id = v7();
  await insertCardChange(tx, {
    id,
    subscriptionId,
    status: 'open',
    createdAt: now,
    nextPollAt: nextAsk(now, now),
    ...times,
  });
  return { id };
}

/** The code with which the open change began: it opens that one again. */
const lockUsed = async (tx: Database, open: CardChangeRow | undefined, now: Date) =>
  open?.codeId ? lockCodeById(tx, open.codeId, now) : undefined;
