import { randomBytes } from 'node:crypto';
import { encodeCart } from '#src/contracts/cart.ts';
import type { OrderItemInput } from '#src/contracts/orders.ts';
import {
  addItem,
  type Cart,
  type CartItem,
  faultOfAdding,
  holdSubscription,
  itemCount,
  mayRecur,
  quickDonationId,
  releaseSubscription,
  removeItem,
} from '#src/domain/cart.ts';
import type { CheckoutPlan } from '#src/domain/checkout-plan.ts';
import { cardTimeZone, sendDayFault } from '#src/domain/gift-card.ts';
import type { Interval } from '#src/domain/subscription.ts';
import { deletePeople, type LinePeople, PENDING, readPeople, savePeople } from '#src/server/cart/cart-people.ts';
import { invalid } from '#src/server/http/errors.ts';
import { priceOrder, readRecords, type Records } from '#src/server/orders/price-order.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

/**
 * Adds a line to the cart, or makes it the pending recurring donation. It is priced as in an order, so that the cart accepts
 * only what can be donated now. `amount` and `price`, of one, in minor units. @throws AppError `validation`, with paths beginning `items.0.`
 */
export async function addToCart(
  ctx: ServiceContext,
  cart: Cart,
  input: OrderItemInput,
): Promise<{ cart: Cart; amount: number; price: number; title: Records['categories'][number]['title'] }> {
  const {
    giftReceiverName,
    giftReceiverPhoneNumber,
    giftReceiverEmail,
    giftMessage,
    giftCard,
    donateForOthers,
    onBehalfOf,
    ...line
  } = input;
  const people: LinePeople = {
    giftReceiverName,
    giftReceiverPhoneNumber,
    giftReceiverEmail,
    giftMessage,
    giftCard,
    donateForOthers,
    onBehalfOf,
  };
  const [priced] = priceOrder({ items: [input] }, await readRecords(ctx, [input], await readCurrency(ctx)));
  const hasPeople = Object.values(people).some((value) => value !== undefined);
  const item: CartItem = {
    id: lineId(line),
    type: line.type,
    price: priced!.unitPriceMinor,
    quantity: priced!.quantity,
    isGift: hasPeople,
    intention: priced!.intention,
    projectId: line.projectId,
    categoryId: line.categoryId,
    sacrificeId: line.sacrificeId,
    isProxyAccepted: line.proxyAccepted,
    kafarat: line.kafarat && { kind: line.kafarat.kind, country: line.kafarat.country },
    stocks: line.stocks,
  };
  const held =
    line.isSubscription && line.subscriptionRecurringInterval
      ? holdSubscription(cart, item, line.subscriptionRecurringInterval, line.subscriptionCalendar)
      : withItem(cart, item);
  // Few lines with much to keep, such as long worksheets, fill the cookie sooner.
  if (encodeCart(held).length > MAX_COOKIE) throw invalid({ path: 'items', code: 'cartFull', limit: itemCount(cart) });
  const key = hasPeople ? (cart.key ?? randomBytes(24).toString('base64url')) : cart.key;
  if (hasPeople) await savePeople(ctx, key!, line.isSubscription ? PENDING : held.items.at(-1)!.id, people);
  const { amountMinor, title, unitPriceMinor } = priced!;
  return { cart: key === undefined ? held : { ...held, key }, amount: amountMinor, price: unitPriceMinor, title };
}

function withItem(cart: Cart, item: CartItem): Cart {
  const fault = faultOfAdding(cart, item);
  if (fault) throw invalid({ path: 'items', ...fault });
  return addItem(cart, item);
}

/** The longest cookie in characters that every browser keeps, with room for its name. */
const MAX_COOKIE = 3800;

const lineId = ({ categoryId, kafarat, projectId, sacrificeId, type }: OrderItemInput): string => {
  if (categoryId !== undefined) return projectId ?? quickDonationId(categoryId);
  return projectId ?? sacrificeId ?? (kafarat ? `${type}-${kafarat.kind}` : type);
};

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

/** An item of the cart as an item of an order, without its personal data. */
export const orderItemOf = ({
  isGift: _isGift,
  isProxyAccepted,
  kafarat,
  stocks,
  ...item
}: CartItem): OrderItemInput => ({
  ...item,
  ...(isProxyAccepted === undefined ? {} : { proxyAccepted: isProxyAccepted }),
  ...(kafarat === undefined ? {} : { kafarat: { ...kafarat, count: item.quantity } }),
  ...(stocks === undefined ? {} : { stocks: [...stocks] }),
});

/** The card as it can still be sent: one whose day has passed while it was in the cart is sent when the donation is paid. */
function cardToday(
  { now }: Pick<ServiceContext, 'now'>,
  { giftCard, giftReceiverPhoneNumber }: LinePeople = {},
): Pick<LinePeople, 'giftCard'> {
  if (giftCard?.sendOn === undefined) return {};
  const isOver = sendDayFault(giftCard.sendOn, now(), cardTimeZone(giftReceiverPhoneNumber)) === 'tooLow';
  return isOver ? { giftCard: { ...giftCard, sendOn: undefined } } : {};
}

/** The order items of a checkout's plan; none while the donor has yet to choose a line. */
export async function orderItemsOf(ctx: ServiceContext, cart: Cart, plan: CheckoutPlan): Promise<OrderItemInput[]> {
  const people = await readPeople(ctx, cart);
  const itemOf = (item: CartItem, key: string): OrderItemInput => {
    const of = item.isGift ? people.get(key) : undefined;
    return { ...orderItemOf(item), isGift: of?.giftReceiverName !== undefined, ...of, ...cardToday(ctx, of) };
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
          ...(plan.calendar ? { subscriptionCalendar: plan.calendar } : {}),
        },
      ];
    case 'choose':
      return [];
  }
}
