import { type Cart, changeItem } from '#src/domain/cart.ts';
import { PENDING, readPeople, savePeople } from '#src/server/cart/cart-people.ts';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/**
 * Reduces a line to what can still be given: to whole units, or to the rest in one sum; a sacrifice to the shares that are left,
 * with the names that come first. Another line stays as it is.
 */
export async function reduceLine(ctx: ServiceContext, cart: Cart, id: string): Promise<Cart> {
  const { lines, pending } = await describeCart(ctx, cart);
  const line = [...lines, ...(pending ? [pending.line] : [])].find((one) => one.id === id);
  if (!line?.remaining) return cart;
  if (line.type === 'sacrifice') {
    const shares = Math.floor(line.remaining / line.price);
    const people = (await readPeople(ctx, cart)).get(id);
    if (people?.onBehalfOf && cart.key !== undefined)
      await savePeople(ctx, cart.key, id, { ...people, onBehalfOf: people.onBehalfOf.slice(0, shares) });
    return changeItem(cart, id, { quantity: shares });
  }
  if (line.type !== 'project') return cart;
  const units = line.isUnits ? Math.floor(line.remaining / line.price) : 0;
  const change = units > 0 ? { quantity: units } : { price: line.remaining, quantity: 1 };
  const held = cart.pendingSubscription;
  return held && id === PENDING
    ? { ...cart, pendingSubscription: { ...held, item: { ...held.item, ...change } } }
    : changeItem(cart, id, change);
}
