import type { CurrencyCode } from '#money/currencies.ts';
import type { OrderItemInput } from '#src/contracts/orders.ts';
import { phaseAt, priceSacrifice, sharesLeft } from '#src/domain/sacrifice.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sacrificeTitle } from '#src/server/sacrifices/sacrifice-title.ts';
import { findSacrifices } from '#src/server/sacrifices/sacrifices.repository.ts';
import { closingOf } from '#src/server/sacrifices/sacrifices.service.ts';

/**
 * How these lines are priced as things stand now. Earlier lines of one order reduce what is left for later ones; the shares
 * themselves are taken only when the order is written. `but`: the unpaid order that this one replaces.
 */
export async function priceSacrifices(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  items: readonly OrderItemInput[],
  currency: CurrencyCode,
  but?: string,
) {
  const ids = [...new Set(items.flatMap(({ sacrificeId }) => sacrificeId ?? []))];
  const rows = ids.length > 0 ? await findSacrifices(db, { ids, but }) : [];
  const at = now();
  const ordered = new Map<string, number>();
  return (item: OrderItemInput) => {
    const row = rows.find(({ sacrifice }) => sacrifice.id === item.sacrificeId);
    if (!row || row.sacrifice.currency !== currency) {
      const code = item.sacrificeId === undefined ? ('required' as const) : ('invalidSelection' as const);
      return { outcome: 'refused' as const, faults: [{ field: 'sacrificeId', code }] };
    }
    const { category, ngo, sacrifice, taken } = row;
    const { animal, country, id, opensAt, priceMinor } = sacrifice;
    const before = ordered.get(id) ?? 0;
    const priced = priceSacrifice(item, {
      price: priceMinor,
      left: sharesLeft(sacrifice, taken + before),
      phase: phaseAt({ opensAt, closesAt: closingOf(sacrifice) }, at),
      needsNames: category.needsNames,
    });
    ordered.set(id, before + (item.quantity ?? 1));
    const title = sacrificeTitle(category.title, animal, country);
    if (priced.outcome === 'refused') return { ...priced, known: { title, unitPrice: priceMinor } };
    return {
      ...priced,
      title,
      facts: {
        type: 'sacrifice' as const,
        sacrificeId: id,
        category: category.slug,
        animal,
        country,
        shares: priced.quantity,
        ...(sacrifice.city ? { city: sacrifice.city } : {}),
        ...(ngo?.slug ? { partner: ngo.name } : {}),
        closesAt: closingOf(sacrifice).toISOString(),
        timeZone: sacrifice.timeZone,
      },
    };
  };
}
