import { type Cart, changeItem } from '#src/domain/cart.ts';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** Reduces a line to what its project still needs: to whole units, or to the rest in one sum. Another line stays as it is. */
export async function reduceLine(ctx: ServiceContext, cart: Cart, id: string): Promise<Cart> {
  const line = (await describeCart(ctx, cart)).lines.find((one) => one.id === id);
  if (!line?.remaining || line.type !== 'project') return cart;
  const units = line.isUnits ? Math.floor(line.remaining / line.price) : 0;
  return changeItem(cart, id, units > 0 ? { quantity: units } : { price: line.remaining, quantity: 1 });
}
