import { randomBytes } from 'node:crypto';
import type { OrderItemInput } from '#src/contracts/orders.ts';
import {
  addItem,
  type Cart,
  type CartItem,
  holdSubscription,
  mayRecur,
  quickDonationId,
  releaseSubscription,
  removeItem,
} from '#src/domain/cart.ts';
import type { CheckoutPlan } from '#src/domain/checkout-plan.ts';
import type { Interval } from '#src/domain/subscription.ts';
import { deletePeople, type LinePeople, PENDING, readPeople, savePeople } from '#src/server/cart/cart-people.ts';
import { invalid } from '#src/server/http/errors.ts';
import { priceOrder, readRecords, type Records } from '#src/server/orders/price-order.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

/**
 * Adds a line to the cart, or makes it the pending recurring donation. It is priced as in an order, so that the cart accepts
 * only what can be donated now. `amount` in minor units. @throws AppError `validation`, with paths beginning `items.0.`
 */
export async function addToCart(
  ctx: ServiceContext,
  cart: Cart,
  input: OrderItemInput,
): Promise<{ cart: Cart; amount: number; title: Records['categories'][number]['title'] }> {
  const { giftReceiverName, giftReceiverPhoneNumber, giftReceiverEmail, giftMessage, donateForOthers, ...line } = input;
  const people: LinePeople = {
    giftReceiverName,
    giftReceiverPhoneNumber,
    giftReceiverEmail,
    giftMessage,
    donateForOthers,
  };
  const [priced] = priceOrder({ items: [input] }, await readRecords(ctx, [input], await readCurrency(ctx)));
  const hasPeople = Object.values(people).some((value) => value !== undefined);
  const item: CartItem = {
    id: line.projectId ?? (line.categoryId ? quickDonationId(line.categoryId) : line.type),
    type: line.type,
    price: priced!.unitPriceMinor,
    quantity: priced!.quantity,
    isGift: hasPeople,
    intention: priced!.intention,
    projectId: line.projectId,
    categoryId: line.categoryId,
  };
  const held =
    line.isSubscription && line.subscriptionRecurringInterval
      ? holdSubscription(cart, item, line.subscriptionRecurringInterval)
      : addItem(cart, item);
  const key = hasPeople ? (cart.key ?? randomBytes(24).toString('base64url')) : cart.key;
  if (hasPeople) await savePeople(ctx, key!, line.isSubscription ? PENDING : held.items.at(-1)!.id, people);
  return { cart: key === undefined ? held : { ...held, key }, amount: priced!.amountMinor, title: priced!.title };
}

/** Makes a line the pending recurring donation, with its personal data; the former pending one becomes a line. @throws AppError `validation` for an unknown line, or one that cannot recur */
export async function repeatLine(ctx: ServiceContext, cart: Cart, id: string, interval: Interval): Promise<Cart> {
  const item = cart.items.find((line) => line.id === id);
  if (!item || !mayRecur(item.type)) throw invalid({ path: 'id', code: id === '' ? 'required' : 'invalidSelection' });
  const people = await readPeople(ctx, cart);
  const released = releaseSubscription(removeItem(cart, id));
  const [former, chosen] = [cart.pendingSubscription && people.get(PENDING), item.isGift ? people.get(id) : undefined];
  // Both are deleted before either is saved: the released line may get the id of the other.
  for (const name of [PENDING, id]) await deletePeople(ctx, cart, name);
  if (former && cart.key !== undefined) await savePeople(ctx, cart.key, released.items.at(-1)!.id, former);
  if (chosen && cart.key !== undefined) await savePeople(ctx, cart.key, PENDING, chosen);
  return holdSubscription(released, item, interval);
}

/** The order items of a checkout's plan; none while the donor has yet to choose a line. */
export async function orderItemsOf(ctx: ServiceContext, cart: Cart, plan: CheckoutPlan): Promise<OrderItemInput[]> {
  const people = await readPeople(ctx, cart);
  const itemOf = (
    { categoryId, id, intention, isGift, price, projectId, quantity, type }: CartItem,
    key: string,
  ): OrderItemInput => {
    const of = isGift ? people.get(key) : undefined;
    return {
      id,
      type,
      projectId,
      categoryId,
      price,
      quantity,
      intention,
      isGift: of?.giftReceiverName !== undefined,
      ...of,
    };
  };
  switch (plan.kind) {
    case 'once':
      return plan.items.map((item) => itemOf(item, item.id));
    case 'recurring':
      return [
        {
          ...itemOf(plan.item, plan.isHeld ? PENDING : plan.item.id),
          isSubscription: true,
          subscriptionRecurringInterval: plan.interval,
        },
      ];
    case 'choose':
      return [];
  }
}
