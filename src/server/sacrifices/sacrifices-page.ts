import type { SacrificeCategoryView, SacrificeView } from '#src/contracts/sacrifices.ts';
import { SEASONAL } from '#src/domain/sacrifice.ts';
import { seasonAt, startOfNextSacrifices } from '#src/domain/season.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { listSacrificeCategories, listSacrifices } from '#src/server/sacrifices/sacrifices.service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * What the page shows of one category, the first where the wanted one is unknown. `nextChange`: when it changes by the clock
 * alone, in milliseconds since 1970: something opens or closes, or the last hour is counted in minutes.
 */
export async function readSacrificesPage(ctx: ServiceContext, wanted: string | undefined, locale: Locale) {
  const categories = await listSacrificeCategories(ctx, locale);
  const category = categories.find(({ slug }) => slug === wanted) ?? (categories[0] as SacrificeCategoryView);
  const sacrifices = await listSacrifices(ctx, { category: category.slug });
  const now = ctx.now().getTime();
  return {
    // Whole minutes, so that two renderings within one are the same bytes.
    view: {
      categories,
      category,
      sacrifices,
      madeAt: Math.floor(now / MINUTE_MS) * MINUTE_MS,
      reminder: category.slug === SEASONAL ? reminderOf(sacrifices, ctx.now()) : undefined,
    },
    nextChange: nextChange(sacrifices, now),
  };
}

/** In the season itself there is nothing to be reminded of, as long as something can be ordered. */
function reminderOf(sacrifices: readonly SacrificeView[], now: Date): number | 'whenOpen' | undefined {
  if (!sacrifices.some(({ status }) => status === 'open')) return 'whenOpen';
  return seasonAt(now) === 'sacrifices' ? undefined : startOfNextSacrifices(now).getTime();
}

function nextChange(sacrifices: readonly SacrificeView[], now: number): number | undefined {
  const moments = sacrifices
    .flatMap(({ closesAt, opensAt }) => [Date.parse(opensAt), Date.parse(closesAt)])
    .filter((moment) => moment > now);
  if (moments.length === 0) return undefined;
  const next = Math.min(...moments);
  return next - now < HOUR_MS ? Math.min(next, now + MINUTE_MS) : next;
}
