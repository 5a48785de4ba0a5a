import type { CardOrder } from '#src/server/card-checks/card-checks.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** The six digits of an order's present code. They follow from the order and the number of codes, and are stored nowhere. */
export function cardCodeOf(
  { keys }: Pick<ServiceContext, 'keys'>,
  { codesSent, orderId }: Pick<CardOrder, 'codesSent' | 'orderId'>,
): string {
  const number = Buffer.from(keys.sign('card-code', `${orderId}:${codesSent}`), 'base64url').readUInt32BE(0);
  return String(number % 1_000_000).padStart(6, '0');
}
