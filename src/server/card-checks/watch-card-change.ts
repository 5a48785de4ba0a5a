import { COUNTED_MS, isNetworkStopped, STOPS_AT } from '#src/domain/card-testing.ts';
import { countForChange, insertDeclines } from '#src/server/card-checks/card-checks.repository.ts';
import type { DeclineSnapshot } from '#src/server/gateways/payments/port.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** Lets nobody begin to enter another card from a network whose cards were declined too often. @throws AppError `tooManyRequests` */
export async function admitCardChange(ctx: ServiceContext, sourceHash: string | null): Promise<void> {
  if (sourceHash === null) return;
  if (isNetworkStopped(await countForChange(ctx.db, { id: null, sourceHash }, ctx.now())))
    throw new AppError('tooManyRequests', { retryAfter: COUNTED_MS.hour / 1000 });
}

/**
 * Counts the declined cards of a change, as the provider lists them, beside those of payments: whoever tries out stolen cards
 * gains nothing by entering them elsewhere. True where the card or its network has had too many.
 */
export async function watchCardChange(
  ctx: ServiceContext,
  { id, sourceHash }: { id: string; sourceHash: string | null },
  declined: readonly DeclineSnapshot[],
): Promise<boolean> {
  if (!ctx.env.hasRateLimits || declined.length === 0) return false;
  const now = ctx.now();
  await insertDeclines(
    ctx.db,
    declined.map(({ at, cardRef, declineRef }) => ({
      ref: declineRef,
      cardChangeId: id,
      sourceHash,
      cardHash: cardRef === undefined ? null : ctx.keys.sign('card', cardRef),
      // The provider's clock may be ahead of this site's.
      at: at > now ? now : at,
    })),
  );
  const counts = await countForChange(ctx.db, { id, sourceHash }, now);
  return counts.card >= STOPS_AT.card || isNetworkStopped(counts);
}
