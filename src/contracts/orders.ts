import * as v from 'valibot';
import { calendarText } from '#src/contracts/calendar.ts';
import {
  calendarDay,
  count,
  countryCode,
  currency,
  e164,
  email,
  id,
  instant,
  localText,
  minor,
  phone,
  typedLines,
  typedText,
} from '#src/contracts/fields.ts';
import { lineFacts } from '#src/contracts/line-facts.ts';
import { stockHoldings } from '#src/contracts/purification.ts';
import { INTENTIONS, ITEM_TYPES, MAX_ITEMS, MAX_QUANTITY } from '#src/domain/cart.ts';
import { CARD_LANGUAGES, GIFT_KINDS } from '#src/domain/gift-card.ts';
import { KAFARAH_KINDS } from '#src/domain/kafarat.ts';
import { ORDER_STATUSES } from '#src/domain/order.ts';
import { PAYMENT_STATUSES } from '#src/domain/payment.ts';
import { LONGEST_NAME } from '#src/domain/sacrifice.ts';
import { INTERVALS } from '#src/domain/subscription.ts';

export const PAYMENT_METHODS = ['bank', 'stripe', 'paypal', 'xendit'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The card to the receiver of a gift. Without `sendOn` it is sent as soon as the donation is paid. */
export const giftCardInput = v.strictObject({
  kind: v.picklist(GIFT_KINDS, 'invalidSelection'),
  language: v.picklist(CARD_LANGUAGES, 'invalidSelection'),
  sendOn: v.optional(calendarDay),
  showsAmount: v.optional(v.boolean('invalidType'), false),
  showsName: v.optional(v.boolean('invalidType'), false),
});

/** A line of a new order. `price` is for one, in minor units of the order's currency. */
export const orderItemInput = v.strictObject({
  id: v.optional(v.pipe(v.string('invalidType'), v.maxLength(100, 'tooLong'))),
  type: v.picklist(ITEM_TYPES, 'invalidSelection'),
  projectId: v.optional(id),
  sacrificeId: v.optional(id),
  categoryId: v.optional(id),
  price: v.optional(minor),
  quantity: v.optional(
    v.pipe(
      v.number('invalidType'),
      v.integer('invalidType'),
      v.minValue(1, 'tooLow'),
      v.maxValue(MAX_QUANTITY, 'tooHigh'),
    ),
  ),
  isGift: v.optional(v.boolean('invalidType')),
  giftReceiverName: v.optional(typedText(120)),
  giftReceiverPhoneNumber: v.optional(e164),
  giftReceiverEmail: v.optional(email),
  giftMessage: v.optional(typedLines(500)),
  giftCard: v.optional(giftCardInput),
  intention: v.optional(v.picklist(INTENTIONS, 'invalidSelection')),
  onBehalfOf: v.optional(v.pipe(v.array(typedText(LONGEST_NAME), 'invalidType'), v.maxLength(50, 'tooLong'))),
  proxyAccepted: v.optional(v.boolean('invalidType')),
  donateForOthers: v.optional(v.strictObject({ fullName: typedText(120), phone: v.union([e164, phone]) })),
  kafarat: v.optional(
    v.strictObject({
      kind: v.picklist(KAFARAH_KINDS, 'invalidSelection'),
      count: v.pipe(count, v.minValue(1, 'tooLow'), v.maxValue(MAX_QUANTITY, 'tooHigh')),
      country: v.optional(countryCode),
    }),
  ),
  stocks: v.optional(stockHoldings),
  isSubscription: v.optional(v.boolean('invalidType')),
  subscriptionRecurringInterval: v.optional(v.picklist(INTERVALS, 'invalidSelection')),
  /** On which days of a calendar is given; its interval may be left out. */
  subscriptionCalendar: v.optional(calendarText),
});

/** A new order. The server computes all prices; `price` counts only where the donor chooses the amount. */
export const placeOrderInput = v.strictObject({
  items: v.pipe(
    v.array(orderItemInput, 'invalidType'),
    v.minLength(1, 'selectAtLeastOne'),
    v.maxLength(MAX_ITEMS, 'cartFull'),
  ),
  paymentMethod: v.picklist(PAYMENT_METHODS, 'invalidSelection'),
  currency: v.optional(currency),
  coverFees: v.optional(v.boolean('invalidType')),
  showName: v.optional(v.boolean('invalidType')),
  message: v.optional(typedLines(500)),
  donor: v.optional(v.strictObject({ fullName: typedText(120), email, phone: v.optional(phone) })),
});
export type PlaceOrderInput = v.InferOutput<typeof placeOrderInput>;
export type OrderItemInput = PlaceOrderInput['items'][number];

/** The card of a line, as its donor sees it: to whom, how and when. `sendOn`: null where it is sent once the donation is paid. */
export const giftCard = v.strictObject({
  kind: v.picklist(GIFT_KINDS),
  receiverName: v.string(),
  byEmail: v.boolean(),
  byText: v.boolean(),
  sendOn: v.nullable(v.string()),
});
export type GiftCardView = v.InferOutput<typeof giftCard>;

/** One animal of a line, slaughtered. `country`, and `doneAt` by the clocks of `timeZone`; `proofUrl` of this site or of another. */
export const slaughter = v.strictObject({
  animal: count,
  /** How many of its shares are of this line. */
  shares: count,
  doneAt: instant,
  country: countryCode,
  timeZone: v.string(),
  place: v.string(),
  proof: v.string(),
  proofUrl: v.nullable(v.string()),
});
export type SlaughterView = v.InferOutput<typeof slaughter>;

/** A line of an order. Amounts in minor units of the order's currency. */
export const orderItem = v.strictObject({
  id,
  type: v.picklist(ITEM_TYPES),
  projectId: v.nullable(id),
  categoryId: v.nullable(id),
  sacrificeId: v.nullable(id),
  title: localText,
  slug: v.nullable(v.string()),
  price: minor,
  quantity: count,
  amount: minor,
  endowment: minor,
  refunded: minor,
  isGift: v.boolean(),
  intention: v.picklist(INTENTIONS),
  facts: v.nullable(lineFacts),
  giftCard: v.nullable(giftCard),
  /** Whose gift it is; null where it is none, or the receiver's data were erased. */
  giftReceiverName: v.nullable(v.string()),
  /** On whose behalf a quick donation is given; null for other lines, or where their data were erased. */
  donateForOthers: v.nullable(v.strictObject({ fullName: v.string(), phone: v.string() })),
  /** In whose names a sacrifice is; empty where none were given, and for other lines. */
  onBehalfOf: v.array(v.string()),
  /** The animals of a sacrifice that are slaughtered; empty before, and for other lines. */
  slaughters: v.array(slaughter),
});
/** An order as its donor sees it. Amounts in minor units of `currency`, moments as ISO 8601. */
export const order = v.strictObject({
  id,
  number: v.string(),
  status: v.picklist(ORDER_STATUSES),
  method: v.picklist(PAYMENT_METHODS),
  currency,
  subtotal: minor,
  feeCover: minor,
  total: minor,
  received: minor,
  /** What of it was returned to the donor. */
  refunded: minor,
  items: v.array(orderItem),
  placedAt: instant,
  paidAt: v.nullable(instant),
  expiresAt: v.nullable(instant),
  /** When its unpaid shares of sacrifices go back to others; null where it has none, or they went back. */
  sharesUntil: v.nullable(instant),
  receiptNumber: v.nullable(v.string()),
  recurring: v.nullable(
    v.strictObject({
      id,
      interval: v.picklist(INTERVALS),
      calendar: v.nullable(calendarText),
      status: v.string(),
      nextAt: v.nullable(instant),
    }),
  ),
});
export type OrderView = v.InferOutput<typeof order>;

/** What stands between a donor and the card form, while cards are tested on the site. `retryAfter` in seconds. */
export const cardCheck = v.variant('state', [
  v.strictObject({
    state: v.literal('needed'),
    puzzle: v.strictObject({ salt: v.string(), parts: count, bits: count, iterations: count }),
    isCodeSent: v.boolean(),
    mayAskForCode: v.boolean(),
  }),
  v.strictObject({ state: v.literal('paused'), retryAfter: count }),
]);
export type CardCheckView = v.InferOutput<typeof cardCheck>;

/** A number for each part of the puzzle. */
export const puzzleAnswer = v.pipe(
  v.array(v.pipe(v.number('invalidType'), v.safeInteger('invalidType'), v.minValue(0, 'tooLow')), 'invalidType'),
  v.maxLength(16, 'tooLong'),
);

/** A donor's answer to the check: the work that the browser did, or the code from the email. */
export const cardCheckInput = v.strictObject({
  solution: v.optional(puzzleAnswer),
  code: v.optional(v.pipe(v.string('invalidType'), v.trim(), v.maxLength(20, 'tooLong'))),
});

/** A payment as its donor sees it. `amount` in minor units of `currency`. */
export const payment = v.strictObject({
  id,
  method: v.picklist(PAYMENT_METHODS),
  status: v.picklist(PAYMENT_STATUSES),
  amount: minor,
  currency,
  clientSecret: v.optional(v.string()),
  redirectUrl: v.optional(v.string()),
  reference: v.optional(v.string()),
  failureCode: v.optional(v.string()),
  cardCheck: v.optional(cardCheck),
});
export type PaymentView = v.InferOutput<typeof payment>;

/** The response to a new order. `accessKey` opens it without an account. */
export const placedOrder = v.strictObject({ order, payment, accessKey: v.string() });
export type PlacedOrder = v.InferOutput<typeof placedOrder>;
export const orderAndPayment = v.strictObject({ order, payment });
export type OrderAndPayment = v.InferOutput<typeof orderAndPayment>;

/** A payment method, and whether it is offered for a currency and an interval. */
export const paymentMethod = v.strictObject({
  method: v.picklist(PAYMENT_METHODS),
  isAvailable: v.boolean(),
  /** Why the payment method is not offered; null where it is. */
  reason: v.nullable(v.picklist(['notConfigured', 'currency', 'interval'])),
  isTest: v.boolean(),
  publishableKey: v.nullable(v.string()),
  formOrigin: v.nullable(v.string()),
  fee: v.nullable(v.strictObject({ basisPoints: count, fixed: minor })),
  intervals: v.array(v.picklist(INTERVALS)),
});
export type PaymentMethodView = v.InferOutput<typeof paymentMethod>;
