import type * as v from 'valibot';
import { latinDigits } from '#money/latin-digits.ts';
import type { cardCheckInput, OrderAndPayment } from '#src/contracts/orders.ts';
import { proveByCode, proveByWork, sendCardCode } from '#src/server/card-checks/prove-order.ts';
import { currentPayment } from '#src/server/checkout/current-payment.ts';
import { invalid } from '#src/server/http/errors.ts';
import { findOwnOrder, type OrderLocator } from '#src/server/orders/own-order.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/**
 * Takes a donor's answer to the check before a card payment, and makes the payment. @throws AppError `notFound`; `validation` at
 * `solution` or `code`
 */
export async function passCardCheck(
  ctx: ServiceContext,
  name: OrderLocator,
  { code, solution }: v.InferOutput<typeof cardCheckInput>,
): Promise<OrderAndPayment> {
  const { id } = await findOwnOrder(ctx, name);
  if (solution !== undefined) await proveByWork(ctx, id, solution);
  else if (code) await proveByCode(ctx, id, latinDigits(code));
  else throw invalid({ path: code === undefined ? 'solution' : 'code', code: 'required' });
  return currentPayment(ctx, name, { ask: 'always' });
}

/** Sends the donor of an order a code. @throws AppError `notFound`; `tooManyRequests` after three */
export async function askForCardCode(ctx: ServiceContext, name: OrderLocator): Promise<OrderAndPayment> {
  const { id } = await findOwnOrder(ctx, name);
  await sendCardCode(ctx, id);
  return currentPayment(ctx, name);
}
