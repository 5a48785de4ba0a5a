import type { SacrificeCategoryView, SacrificeView } from '#src/contracts/sacrifices.ts';
import { momentOf } from '#src/domain/local-time.ts';
import { phaseAt, sharesLeft } from '#src/domain/sacrifice.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import {
  findSacrificeCategories,
  findSacrifices,
  type SacrificeCategoryRow,
  type SacrificeRow,
} from '#src/server/sacrifices/sacrifices.repository.ts';

/** The moment of the cut-off, by the clocks of the country. */
export const closingOf = ({ closesLocal, timeZone }: { closesLocal: string; timeZone: string }): Date =>
  momentOf(closesLocal, timeZone);

const categoryView = (row: SacrificeCategoryRow, locale: Locale): SacrificeCategoryView => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  titleText: textIn(locale, row.title),
  ruling: row.ruling,
  authority: row.authority,
  source: row.source,
  needsNames: row.needsNames,
});

/** A sacrifice as it stands at a moment. */
function sacrificeView({ category, next, ngo, sacrifice, taken }: SacrificeRow, now: Date): SacrificeView {
  const { animal, city, country, currency, facts, id, opensAt, priceMinor, size, stock } = sacrifice;
  const closesAt = closingOf(sacrifice);
  const remaining = sharesLeft({ size, stock }, taken);
  const phase = phaseAt({ opensAt, closesAt }, now);
  return {
    id,
    category: category.slug,
    country,
    city,
    animal,
    size,
    price: priceMinor,
    currency,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    closesLocal: sacrifice.closesLocal,
    timeZone: sacrifice.timeZone,
    status: phase === 'open' && remaining === 0 ? 'soldOut' : phase,
    animals: stock,
    remaining,
    next,
    ngo: ngo?.slug ? ngo : null,
    facts,
  };
}

/** The cut-offs of these sacrifices. */
export const findClosings = async ({ db }: Pick<ServiceContext, 'db'>, ids: readonly string[]): Promise<Date[]> =>
  (await findSacrifices(db, { ids })).map(({ sacrifice }) => closingOf(sacrifice));

/** All kinds of sacrifices in their order. */
export async function listSacrificeCategories(
  { db }: Pick<ServiceContext, 'db'>,
  locale: Locale,
): Promise<SacrificeCategoryView[]> {
  return (await findSacrificeCategories(db)).map((row) => categoryView(row, locale));
}

/** Published sacrifices, those that can be ordered first. @param wanted a category by id or slug, a country */
export async function listSacrifices(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  wanted: { category?: string | undefined; country?: string | undefined },
): Promise<SacrificeView[]> {
  const at = now();
  const views = (await findSacrifices(db, wanted)).map((row) => sacrificeView(row, at));
  const order = ['open', 'upcoming', 'soldOut', 'closed'] as const;
  return views.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}

/** Whether anything can be ordered now. */
export const hasOpenSacrifice = async (ctx: Pick<ServiceContext, 'db' | 'now'>): Promise<boolean> =>
  (await listSacrifices(ctx, {})).some(({ status }) => status === 'open');
