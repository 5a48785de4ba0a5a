import { type Cart, type CartItem, replaceItems } from '#src/domain/cart.ts';
import { PENDING } from '#src/server/cart/cart-people.ts';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/**
 * Gives a whole line to the fund of its project's cause, or of zakat, where the project takes less or nothing more. It stays the
 * same line, so that the person it is for stays with it. Another line stays as it is.
 */
export async function moveToFund(ctx: ServiceContext, cart: Cart, id: string): Promise<Cart> {
  const { lines, pending } = await describeCart(ctx, cart);
  const line = [...lines, ...(pending ? [pending.line] : [])].find((one) => one.id === id);
  const held = cart.pendingSubscription;
  const item = held && id === PENDING ? held.item : cart.items.find((one) => one.id === id);
  if (!line?.fund || !item) return cart;
  const { projectId: _project, ...rest } = item;
  const given = { ...rest, price: line.amount, quantity: 1 };
  const moved: CartItem =
    line.fund.kind === 'zakat'
      ? { ...given, type: 'zakat', intention: 'zakat' }
      : { ...given, type: 'endowment', intention: 'sadaqah', categoryId: line.fund.id };
  return held && id === PENDING
    ? { ...cart, pendingSubscription: { ...held, item: moved } }
    : replaceItems(
        cart,
        cart.items.map((one) => (one.id === id ? moved : one)),
      );
}
