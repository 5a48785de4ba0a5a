import type { OrderItemInput } from '#src/contracts/orders.ts';
import type { Cart } from '#src/domain/cart.ts';
import { deleteCartPrivate, findCartPrivate, writeCartPrivate } from '#src/server/cart/cart-private.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { RETENTION } from '#src/server/platform/retention/retention.ts';

/** Personal data of a line: never in the cookie, stored encrypted under the cart's key for 30 days. */
export type LinePeople = Pick<
  OrderItemInput,
  | 'giftReceiverName'
  | 'giftReceiverPhoneNumber'
  | 'giftReceiverEmail'
  | 'giftMessage'
  | 'giftCard'
  | 'donateForOthers'
  | 'onBehalfOf'
>;

/** The id under which the personal data of the pending recurring donation are stored. */
export const PENDING = 'pending';

/** Stores the personal data of a line. */
export async function savePeople(
  { db, keys, now }: ServiceContext,
  key: string,
  itemId: string,
  people: LinePeople,
): Promise<void> {
  await writeCartPrivate(db, {
    keyHash: sha256(key),
    itemId,
    encrypted: keys.encrypt(JSON.stringify(people)),
    expiresAt: new Date(now().getTime() + RETENTION.cartPrivate.seconds * 1000),
  });
}

/** Deletes the personal data of one line of the cart, or of all. */
export async function deletePeople({ db }: Pick<ServiceContext, 'db'>, cart: Cart, itemId?: string): Promise<void> {
  if (cart.key !== undefined) await deleteCartPrivate(db, sha256(cart.key), itemId);
}

/** The personal data of the cart's lines by their ids. */
export async function readPeople({ db, keys, now }: ServiceContext, cart: Cart): Promise<Map<string, LinePeople>> {
  if (cart.key === undefined) return new Map();
  const rows = await findCartPrivate(db, sha256(cart.key), now());
  return new Map(rows.map(({ itemId, encrypted }) => [itemId, JSON.parse(keys.decrypt(encrypted)) as LinePeople]));
}
