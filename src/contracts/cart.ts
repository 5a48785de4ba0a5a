/** The cart's cookie: ids, counts, amounts and choices only, encoded so that 40 items stay under 4 KB. */
import * as v from 'valibot';
import { calendarText } from '#src/contracts/calendar.ts';
import {
  type Cart,
  type CartItem,
  INTENTIONS,
  ITEM_TYPES,
  type KafaratChoice,
  MAX_ITEMS,
  MAX_QUANTITY,
  type StockHolding,
} from '#src/domain/cart.ts';
import { KAFARAH_KINDS } from '#src/domain/kafarat.ts';
import { INTERVALS } from '#src/domain/subscription.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const packId = (id: string): string => (UUID.test(id) ? `~${bytesToText(hexToBytes(id.replaceAll('-', '')))}` : id);
const unpackId = (packed: string): string => {
  if (!packed.startsWith('~')) return packed;
  const hex = bytesToHex(textToBytes(packed.slice(1)));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/*
 * An item is `type.flags.price.quantity.cause[.id]`: type and price in base 36, the id left out when it can be derived from
 * the cause. The cause is a packed id, or the choice of a kafarah or a purification as packed JSON. Items are joined by `*`, which occurs in no part. The version is first, then an empty part, then the recurring
 * donation. The cart's key is in a cookie of its own, because scripts may read this cookie and must not read the key.
 */
const VERSION = '1';
const keySchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

/** Encodes a cart as a cookie's value, without its key. */
export function encodeCart({ items, pendingSubscription }: Cart): string {
  const pending = pendingSubscription
    ? `${INTERVALS.indexOf(pendingSubscription.interval)}${pendingSubscription.calendar?.replace(':', '_') ?? ''}.${encodeItem(pendingSubscription.item)}`
    : '';
  return [VERSION, '', pending, ...items.map(encodeItem)].join('*');
}

/** Decodes a cookie's value; undefined is an empty cart. `isUnreadable` for any other text, never part of a cart. @param key the cart's key */
export function decodeCart(text: string | undefined, key = ''): { cart: Cart } | { isUnreadable: true } {
  const known = v.is(keySchema, key) ? { key } : {};
  if (text === undefined || text === '') return { cart: { items: [], ...known } };
  try {
    const [version, reserved, pending = '', ...items] = text.split('*');
    if (version !== VERSION || reserved || items.length > MAX_ITEMS) return { isUnreadable: true };
    const cart: Cart = { items: items.map(decodeItem), ...known };
    const end = pending.indexOf('.');
    const calendar = pending.slice(1, end).replace('_', ':');
    if (pending !== '')
      cart.pendingSubscription = {
        interval: v.parse(v.picklist(INTERVALS), INTERVALS[Number(pending[0])]),
        item: decodeItem(pending.slice(end + 1)),
        ...(calendar === '' ? {} : { calendar: v.parse(calendarText, calendar) }),
      };
    return { cart };
  } catch {
    return { isUnreadable: true };
  }
}

const itemSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
  type: v.picklist(ITEM_TYPES),
  projectId: v.exactOptional(v.pipe(v.string(), v.regex(UUID))),
  categoryId: v.exactOptional(v.pipe(v.string(), v.regex(UUID))),
  price: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  isGift: v.boolean(),
  intention: v.picklist(INTENTIONS),
  sacrificeId: v.exactOptional(v.pipe(v.string(), v.regex(UUID))),
  isProxyAccepted: v.exactOptional(v.boolean()),
  kafarat: v.exactOptional(
    v.object({ kind: v.picklist(KAFARAH_KINDS), country: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))) }),
  ),
  stocks: v.exactOptional(
    v.pipe(v.array(v.object({ symbol: v.string(), shares: v.number(), period: v.string() })), v.maxLength(50)),
  ),
});

function encodeItem(item: CartItem): string {
  const cause = item.projectId ?? item.categoryId ?? item.sacrificeId;
  const choice = item.kafarat ?? item.stocks;
  const flags =
    (item.isGift ? 1 : 0) +
    (item.intention === 'zakat' ? 2 : 0) +
    (item.projectId === undefined ? 0 : 4) +
    (item.categoryId === undefined ? 0 : 8) +
    (item.sacrificeId === undefined ? 0 : 16) +
    (item.kafarat === undefined ? 0 : 32) +
    (item.stocks === undefined ? 0 : 64) +
    (item.isProxyAccepted ? 128 : 0);
  const parts = [
    ITEM_TYPES.indexOf(item.type).toString(36),
    flags.toString(36),
    item.price.toString(36),
    item.quantity.toString(36),
    cause === undefined ? packChoice(choice) : packId(cause),
  ];
  if (item.id !== impliedId(item)) parts.push(packId(item.id));
  return parts.join('.');
}

function decodeItem(text: string): CartItem {
  const [type = '', flagText = '', price = '', quantity = '', cause = '', id] = text.split('.');
  const flags = Number.parseInt(flagText, 36);
  const projectId = flags & 4 ? { projectId: unpackId(cause) } : {};
  const categoryId = flags & 8 ? { categoryId: unpackId(cause) } : {};
  const sacrificeId = flags & 16 ? { sacrificeId: unpackId(cause) } : {};
  const kafarat = flags & 32 ? { kafarat: unpackChoice(cause) as KafaratChoice } : {};
  const stocks = flags & 64 ? { stocks: unpackChoice(cause) as StockHolding[] } : {};
  const item = {
    type: ITEM_TYPES[Number.parseInt(type, 36)]!,
    ...projectId,
    ...categoryId,
    ...sacrificeId,
    ...kafarat,
    ...stocks,
    ...(flags & 128 ? { isProxyAccepted: true } : {}),
    price: Number.parseInt(price, 36),
    quantity: Number.parseInt(quantity, 36),
    isGift: (flags & 1) === 1,
    intention: flags & 2 ? ('zakat' as const) : ('sadaqah' as const),
  };
  return v.parse(itemSchema, { ...item, id: id === undefined ? impliedId(item) : unpackId(id) });
}

const impliedId = (item: Omit<CartItem, 'id'>): string | undefined => {
  if (item.projectId !== undefined) return item.projectId;
  if (item.sacrificeId !== undefined) return item.sacrificeId;
  return item.categoryId === undefined ? item.type : `endowment-${item.categoryId}`;
};

const packChoice = (choice: unknown): string =>
  choice === undefined ? '' : bytesToText(new TextEncoder().encode(JSON.stringify(choice)));
const unpackChoice = (packed: string): unknown =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(textToBytes(packed)));

const hexToBytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const bytesToHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesToText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const textToBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
