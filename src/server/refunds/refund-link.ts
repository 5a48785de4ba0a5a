import { DAY_MS } from '#src/domain/durations.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readToken, signToken } from '#src/server/platform/signed-link.ts';

type Signer = Pick<ServiceContext, 'keys' | 'now'>;

const PURPOSE = 'refund';
/** As long as a receipt is looked for: a year and a month. */
const LIFETIME_MS = 395 * DAY_MS;

/** The address, without language, where the donor of an order asks for its money back. Nothing is stored for it. */
export const refundPath = (ctx: Signer, orderId: string): string =>
  `/refund/${signToken(ctx, PURPOSE, orderId, LIFETIME_MS)}`;

/** The order that a token names; undefined unless this site signed it. */
export const readRefundToken = (ctx: Signer, token: string) => readToken(ctx, PURPOSE, token);
