import * as v from 'valibot';
import { PUZZLE_WORK, type Puzzle } from '#src/domain/card-puzzle.ts';
import {
  CARD_CHECK_MODES,
  type CardCheckMode,
  type CardVerdict,
  COUNTED_MS,
  judgeCardPayment,
  MAX_CARD_CODES,
} from '#src/domain/card-testing.ts';
import { type CardOrder, countForOrder, upsertCardOrder } from '#src/server/card-checks/card-checks.repository.ts';
import { sourceHashOf } from '#src/server/card-checks/card-source.ts';
import type { PaymentRow } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readSetting } from '#src/server/settings/settings.service.ts';

/** Whether staff require a check before each card payment. @default auto */
export const readCardCheckMode = (ctx: ServiceContext): Promise<CardCheckMode> =>
  readSetting(ctx, 'payments', 'cardCheck', v.picklist(CARD_CHECK_MODES), 'auto');

/** The work for one order. It follows from the order, and is stored nowhere. */
export const puzzleOf = ({ keys }: Pick<ServiceContext, 'keys'>, orderId: string): Puzzle => ({
  salt: keys.sign('card-puzzle', orderId),
  ...PUZZLE_WORK,
});

/**
 * Whether an order may get a payment by card now. Called before each one is made at the provider, by whichever process.
 * `network`: from where the order is placed; it is stored with the first call.
 */
export async function admitCardPayment(ctx: ServiceContext, orderId: string, network?: string): Promise<CardVerdict> {
  return (await judgeOrder(ctx, orderId, network)).verdict;
}

async function judgeOrder(
  ctx: ServiceContext,
  orderId: string,
  network?: string,
): Promise<{ verdict: CardVerdict; row?: CardOrder }> {
  const mode = await readCardCheckMode(ctx);
  // Where nothing is limited, as in trials, only what staff require is asked for.
  if (!ctx.env.hasRateLimits && mode === 'auto') return { verdict: 'open' };
  const now = ctx.now();
  const sourceHash = sourceHashOf(ctx, network);
  const row = await upsertCardOrder(ctx.db, { orderId, sourceHash, createdAt: now });
  const counts = await countForOrder(ctx.db, row, now);
  return { verdict: judgeCardPayment(counts, mode, row.provedAt !== null), row };
}

/** What stands between a donor and the card form. */
export type CardCheck =
  | { state: 'needed'; puzzle: Puzzle; isCodeSent: boolean; mayAskForCode: boolean }
  | { state: 'paused'; retryAfter: number };

/** What stands between an order and its card payment; undefined where nothing does, or no card is asked for. */
export async function readCardCheck(ctx: ServiceContext, payment: PaymentRow): Promise<CardCheck | undefined> {
  const isCard = payment.method !== 'bank' && ctx.gateways.payments.for(payment.method)?.findDeclines !== undefined;
  if (!isCard || payment.status !== 'created' || payment.providerRef !== null) return undefined;
  const { row, verdict } = await judgeOrder(ctx, payment.orderId);
  if (verdict === 'open') return undefined;
  if (verdict === 'stopped') return { state: 'paused', retryAfter: COUNTED_MS.hour / 1000 };
  return {
    state: 'needed',
    puzzle: puzzleOf(ctx, payment.orderId),
    isCodeSent: row !== undefined && row.codesSent > 0,
    mayAskForCode: row === undefined || row.codesSent < MAX_CARD_CODES,
  };
}
