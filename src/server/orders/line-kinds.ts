/** Kinds of lines that are priced by their own records: sacrifices, purification of stocks, kafarah. */
import type { CurrencyCode } from '#money/currencies.ts';
import type { FieldError } from '#src/contracts/errors.ts';
import type { LineFacts } from '#src/contracts/line-facts.ts';
import type { OrderItemInput } from '#src/contracts/orders.ts';
import type { ItemType } from '#src/domain/cart.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { kafaratLines } from '#src/server/kafarat/kafarat-line.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { priceSacrifices } from '#src/server/sacrifices/price-sacrifices.ts';
import { stockLines } from '#src/server/stocks/stock-line.ts';

/** A line's price in minor units and what it is for, or what is invalid in it, with fields relative to the line. */
type PricedLine =
  | { outcome: 'priced'; unitPrice: number; quantity: number; title: LocalText; facts: LineFacts }
  | {
      outcome: 'refused';
      faults: readonly { field: string; code: FieldError['code']; limit?: number }[];
      /** What it is called and costs now, where its record is known. */
      known?: { title: LocalText; unitPrice: number } | undefined;
    };

/** Prices one line from records that were read for all lines of its kind at once. */
export type PriceLine = (item: OrderItemInput) => PricedLine;
/** Reads the records of a kind for these lines, and returns how each is priced. */
type LineKind = (
  ctx: ServiceContext,
  items: readonly OrderItemInput[],
  currency: CurrencyCode,
  but?: string,
) => Promise<PriceLine>;

const lineKinds: Partial<Record<ItemType, LineKind>> = {
  sacrifice: priceSacrifices,
  stock: stockLines,
  kafarah: kafaratLines,
};

/** How the lines of each kind in `items` are priced. A kind without an entry cannot be given. `but`: an unpaid order that these replace. */
export async function readLineKinds(
  ctx: ServiceContext,
  items: readonly OrderItemInput[],
  currency: CurrencyCode,
  but?: string,
): Promise<ReadonlyMap<ItemType, PriceLine>> {
  const found = new Map<ItemType, PriceLine>();
  for (const [type, lines] of Map.groupBy(items, (item) => item.type)) {
    const kind = lineKinds[type];
    if (kind) found.set(type, await kind(ctx, lines, currency, but));
  }
  return found;
}

/** The kinds that are priced by their own records. */
const OWN_RECORDS: readonly ItemType[] = ['sacrifice', 'stock', 'kafarah'];
export const hasOwnRecords = (type: ItemType): boolean => OWN_RECORDS.includes(type);
