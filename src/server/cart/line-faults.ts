import type * as v from 'valibot';
import type { FieldError } from '#src/contracts/errors.ts';
import { orderItemInput, type OrderItemInput } from '#src/contracts/orders.ts';
import { AppError } from '#src/server/http/errors.ts';
import { validate } from '#src/server/http/validate.ts';
import { priceOrder, readRecords } from '#src/server/orders/price-order.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

const schema = orderItemInput as v.GenericSchema<unknown, OrderItemInput>;
const PREFIX = 'items.0.';

/** A line by its contract, without the fields that are wrong: they are named in `faults`. */
export function validLine(line: OrderItemInput, faults: FieldError[]): OrderItemInput {
  try {
    return validate(schema, line, 'items.0');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    faults.push(...error.fields);
    const wrong = new Set(error.fields.map(({ path }) => path.slice(PREFIX.length).split('.')[0]));
    const right = Object.fromEntries(Object.entries(line).filter(([name]) => !wrong.has(name)));
    return right as OrderItemInput;
  }
}

/** Faults of the price that say nothing of their own where another field is wrong already. */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  amount: ['price', 'quantity'],
  quantity: ['price', 'quantity'],
  interval: ['subscriptionRecurringInterval'],
  giftReceiver: ['giftReceiverName', 'giftReceiverPhoneNumber'],
  giftReceiverEmail: ['giftReceiverPhoneNumber'],
};

/**
 * What the price of a line finds beside the faults that are known, so that a donor is told of all at once. Only of lines that
 * stand with other fields in their form; the others are told of one after the other.
 */
export async function laterFaults(
  ctx: ServiceContext,
  line: OrderItemInput,
  known: readonly FieldError[],
): Promise<FieldError[]> {
  if (line.type !== 'project' && line.type !== 'endowment') return [];
  const names = known.map(({ path }) => (path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path));
  const following = new Set([...names, ...names.flatMap((name) => FOLLOWING[name] ?? [])]);
  try {
    priceOrder({ items: [line] }, await readRecords(ctx, [line], await readCurrency(ctx)));
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.fields.filter(({ path }) => !following.has(path.slice(PREFIX.length)));
  }
}
