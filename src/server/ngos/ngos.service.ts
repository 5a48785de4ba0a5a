import type { Page } from '#src/contracts/lists.ts';
import { type NgoCard, type NgoDetail, type NgosQueryInput, ngosQuery } from '#src/contracts/ngos.ts';
import { deliveryTotals } from '#src/domain/ngo.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { defaultLocale, intlTag, type Locale } from '#src/i18n/locales.ts';
import { AppError } from '#src/server/http/errors.ts';
import { offsetOf, pageOf } from '#src/server/http/lists.ts';
import { textIn } from '#src/server/http/locale.ts';
import { validate } from '#src/server/http/validate.ts';
import {
  cardColumnsOf,
  deliveryOf,
  detailColumnsOf,
  documentOf,
  inOrder,
  namedNgo,
} from '#src/server/ngos/ngo-view.ts';
import {
  countProjectsOf,
  findDeliveries,
  findDocuments,
  findNgo,
  findNgoName,
  findNgos,
  findNgosById,
  findProgramsOf,
  findRaisedOf,
  findSupervised,
  findVerdictsOf,
  type NgoRow,
} from '#src/server/ngos/ngos.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

/** What an institution is called, by its id, slug or former slug; nothing where it is unknown or has no page. */
export const nameOfNgo = (ctx: Pick<ServiceContext, 'db'>, named: string): Promise<LocalText | undefined> =>
  findNgoName(ctx.db, named);

/** The fields of work that a row has room for. */
const MOST_PROGRAMS = 3;

/** Institutions with their counters, in the given order: as many queries for one as for a hundred. */
async function cardsOf(ctx: ServiceContext, rows: readonly NgoRow[], locale: Locale): Promise<NgoCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const currency = await readCurrency(ctx);
  const [counts, raised, programs, verdicts] = await Promise.all([
    countProjectsOf(ctx.db, ids),
    findRaisedOf(ctx.db, ids, currency),
    findProgramsOf(ctx.db, ids),
    findVerdictsOf(ctx.db, ids),
  ]);
  return rows.map((row) => {
    const own = ({ ngoId }: { ngoId: string }) => ngoId === row.id;
    const count = (status: string) => counts.find((one) => own(one) && one.status === status)?.total ?? 0;
    return {
      ...cardColumnsOf(row, locale),
      programs: programs
        .filter(own)
        .slice(0, MOST_PROGRAMS)
        .map(({ icon, id, slug, title }) => ({ id, slug, title, titleText: textIn(locale, title), icon })),
      projects: { open: count('published'), completed: count('completed') },
      delivery: deliveryTotals(verdicts.filter(own)),
      raised: raised.find(own)?.raised ?? 0,
      currency,
    };
  });
}

/** A page of approved institutions. `input`: the parameters of the address as text. @throws AppError `validation` */
export async function listNgos(
  ctx: ServiceContext,
  input: NgosQueryInput = {},
  locale: Locale = defaultLocale,
): Promise<Page<NgoCard>> {
  const query = validate(ngosQuery, input);
  const collator = new Intl.Collator(intlTag[locale]);
  const found = inOrder(await findNgos(ctx.db, query), query.sort, { collator, locale });
  const page = pageOf(found, { limit: query.limit, offset: offsetOf(query) });
  const rows = await findNgosById(
    ctx.db,
    page.data.map(({ id }) => id),
  );
  const cards = await cardsOf(
    ctx,
    page.data.flatMap(({ id }) => rows.filter((row) => row.id === id)),
    locale,
  );
  return { ...page, data: cards };
}

/** Slug and country of every approved institution. */
export const listNgoPlaces = async (ctx: Pick<ServiceContext, 'db'>): Promise<{ slug: string; country: string }[]> =>
  (await findNgos(ctx.db))
    .map(({ country, slug }) => ({ slug, country }))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));

/** So many deliveries stand on a page; the totals count all. */
const MOST_DELIVERIES = 50;

/** An approved or suspended institution by id, slug or former slug: where `slug` differs, redirect. @throws AppError `notFound` */
export async function getNgo(ctx: ServiceContext, name: string, locale: Locale = defaultLocale): Promise<NgoDetail> {
  const row = await findNgo(ctx.db, name);
  if (!row) throw new AppError('notFound');
  const [[card], documents, deliveries, supervised] = await Promise.all([
    cardsOf(ctx, [row], locale),
    findDocuments(ctx.db, row.id),
    findDeliveries(ctx.db, row.id, MOST_DELIVERIES),
    findSupervised(ctx.db, row.id),
  ]);
  const partners = await findNgosById(ctx.db, [
    ...new Set([row.supervisorId, ...deliveries.map(({ checkedById }) => checkedById)].filter((id) => id !== null)),
  ]);
  // Who is suspended checks nobody now, whatever was checked before.
  const supervisor = partners.find(({ id, status }) => id === row.supervisorId && status === 'approved');
  return {
    ...card!,
    ...detailColumnsOf(row, ctx.now()),
    documents: documents.map((one) => documentOf(one, locale)),
    deliveries: deliveries.map((one) => deliveryOf(one, locale, partners)),
    supervisedBy: supervisor
      ? { ...namedNgo(supervisor, locale), supervision: row.supervision, lastVisitOn: row.lastVisitOn }
      : null,
    supervises: supervised.map((one) => namedNgo(one, locale)),
  };
}
