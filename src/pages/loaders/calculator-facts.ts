import { expirePageAt, tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { CalculatorFactsView, ProgramView } from '#src/screens/program/program-view.ts';
import { facetsOf } from '#src/screens/projects/facets.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { countFacets } from '#src/server/projects/projects.service.ts';
import { listSacrifices } from '#src/server/sacrifices/sacrifices.service.ts';
import { listStocks } from '#src/server/stocks/stocks.service.ts';
import { calculateZakat } from '#src/server/zakat/zakat.service.ts';

type Program = Pick<ProgramView['program'], 'palette'>;

/** The facts of a program that is given by a calculator; undefined for the others. */
export async function readCalculatorFacts(
  ctx: ServiceContext,
  { palette }: Program,
  locale: Locale,
): Promise<CalculatorFactsView | undefined> {
  if (palette === 'zakat') return readZakatFacts(ctx, locale);
  if (palette === 'stock')
    return { kind: 'stock', companies: (await listStocks(ctx, { offset: 0, limit: 1 }, locale)).total };
  if (palette === 'sacrifice') return readSacrificeFacts(ctx);
  return undefined;
}

/** The nisab of today, the rate, and how many projects accept zakat. */
export async function readZakatFacts(ctx: ServiceContext, locale: Locale): Promise<CalculatorFactsView> {
  const projects = facetsOf(await countFacets(ctx), false).openForZakat ?? 0;
  try {
    const { basis, currency, nisab } = await calculateZakat(ctx, {}, locale);
    return { kind: 'zakat', projects, nisab: { minor: nisab, currency }, percent: Number(basis.rate.percent) };
  } catch (error) {
    // Without a price of gold there is no nisab to tell, and the page stands without it.
    if (error instanceof AppError && error.code === 'unavailable') return { kind: 'zakat', projects };
    throw error;
  }
}

async function readSacrificeFacts(ctx: ServiceContext): Promise<CalculatorFactsView> {
  const all = await listSacrifices(ctx, {});
  const open = all.filter(({ status }) => status === 'open');
  const [cheapest] = open.toSorted((a, b) => a.price - b.price);
  tagPage('sacrifices');
  const now = ctx.now().getTime();
  for (const moment of all.flatMap(({ closesAt, opensAt }) => [Date.parse(opensAt), Date.parse(closesAt)]))
    if (moment > now) expirePageAt(moment);
  return {
    kind: 'sacrifice',
    countries: new Set(open.map(({ country }) => country)).size,
    from: cheapest && { minor: cheapest.price, currency: cheapest.currency },
  };
}
