import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import type { NgosQuery } from '#src/contracts/ngos.ts';
import { searchWords } from '#src/domain/search-folding.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { ngoDeliveries, ngoDocuments, ngoNamed, ngos, ngoTotals } from '#src/server/platform/db/schema/ngos.ts';
import { projectTypes } from '#src/server/platform/db/schema/programs.ts';
import { projectFacetCounts } from '#src/server/platform/db/schema/project-counters.ts';
import { projectsToTypes } from '#src/server/platform/db/schema/project-links.ts';
import { isPublic, projects } from '#src/server/platform/db/schema/projects.ts';

/** Only approved institutions are on lists. */
const isApproved = eq(ngos.status, 'approved');
/** A suspended one keeps its page, which says so: its projects and donors go on naming it. */
const hasPage = inArray(ngos.status, ['approved', 'suspended']);
/** The name of an institution with a page, by its id, slug or former slug. */
export const findNgoName = async (db: Database, name: string) =>
  (
    await db
      .select({ name: ngos.name })
      .from(ngos)
      .where(and(eq(ngos.id, ngoNamed(name)), hasPage))
  )[0]?.name;

/** The institutions that were approved first, by name and place. */
export const findFirstNgos = (db: Database, limit: number) =>
  db
    .select({ id: ngos.id, slug: ngos.slug, name: ngos.name, country: ngos.country, city: ngos.city })
    .from(ngos)
    .where(isApproved)
    .orderBy(ngos.approvedAt, ngos.id)
    .limit(limit);

/** The approved institutions that match, with what they are ordered by. They are checked by hand, so there are hundreds. */
export const findNgos = (db: Database, { country, partnerKind, search = '' }: Partial<NgosQuery> = {}) =>
  db
    .select({ id: ngos.id, slug: ngos.slug, name: ngos.name, country: ngos.country, approvedAt: ngos.approvedAt })
    .from(ngos)
    .where(
      and(
        isApproved,
        country === undefined ? undefined : eq(ngos.country, country),
        partnerKind === undefined ? undefined : eq(ngos.partnerKind, partnerKind),
        ...searchWords(search).map((word) => sql`${ngos.searchText} like ${`%${word}%`}`),
      ),
    );

export const findNgosById = (db: Database, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(ngos)
        .where(and(inArray(ngos.id, [...ids]), hasPage));
export type NgoRow = Awaited<ReturnType<typeof findNgosById>>[number];

/** An institution with a page, by its id, slug or former slug. */
export const findNgo = async (db: Database, name: string): Promise<NgoRow | undefined> =>
  (
    await db
      .select()
      .from(ngos)
      .where(and(eq(ngos.id, ngoNamed(name)), hasPage))
  )[0];

/** How many public projects each institution has by status, from stored counters. */
export const countProjectsOf = (db: Database, ids: readonly string[]) =>
  db
    .select({ ngoId: projectFacetCounts.value, status: projectFacetCounts.status, total: projectFacetCounts.total })
    .from(projectFacetCounts)
    .where(and(eq(projectFacetCounts.facet, 'ngo'), inArray(projectFacetCounts.value, [...ids])));

/** What the ledger holds for the projects of each institution in a currency. */
export const findRaisedOf = (db: Database, ids: readonly string[], currency: CurrencyCode) =>
  db
    .select({ ngoId: ngoTotals.ngoId, raised: sql<number>`sum(${ngoTotals.raisedMinor})`.mapWith(Number) })
    .from(ngoTotals)
    .where(and(inArray(ngoTotals.ngoId, [...ids]), eq(ngoTotals.currency, currency)))
    .groupBy(ngoTotals.ngoId);

/** Of so many projects the programs are read, however many the institution has. */
const NEWEST = 30;

type ProgramOf = { ngoId: string } & Pick<typeof projectTypes.$inferSelect, 'id' | 'slug' | 'title' | 'icon'>;

/** The programs of the newest projects of each institution, those with the most of them first. */
export const findProgramsOf = (db: Database, ids: readonly string[]): Promise<ProgramOf[]> =>
  rowsOf<ProgramOf>(
    db,
    sql`
  select n.id as "ngoId", t.id, t.slug, t.title, t.icon
  from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as given, lateral (select given::uuid as id) n,
    lateral (select ${projects.id} from ${projects} where ${projects.ngoId} = n.id and ${isPublic(projects)}
      order by ${projects.publishedAt} desc, ${projects.id} desc limit ${sql.raw(String(NEWEST))}) newest
    join ${projectsToTypes} l on l.project_id = newest.id join ${projectTypes} t on t.id = l.type_id
  group by n.id, t.id order by count(*) desc, t.position`,
  );

/** What was checked of each institution, for its totals. */
export const findVerdictsOf = (db: Database, ids: readonly string[]) =>
  db
    .select({
      ngoId: ngoDeliveries.ngoId,
      verdict: ngoDeliveries.verdict,
      dueOn: ngoDeliveries.dueOn,
      deliveredOn: ngoDeliveries.deliveredOn,
    })
    .from(ngoDeliveries)
    .where(inArray(ngoDeliveries.ngoId, [...ids]));

/** The deliveries of an institution, the latest checked first. */
export const findDeliveries = (db: Database, ngoId: string, limit: number) =>
  db
    .select()
    .from(ngoDeliveries)
    .where(eq(ngoDeliveries.ngoId, ngoId))
    .orderBy(desc(ngoDeliveries.checkedOn), desc(ngoDeliveries.id))
    .limit(limit);

export const findDocuments = (db: Database, ngoId: string) =>
  db
    .select()
    .from(ngoDocuments)
    .where(eq(ngoDocuments.ngoId, ngoId))
    .orderBy(desc(ngoDocuments.issuedOn), desc(ngoDocuments.id));

/** The approved institutions that a supervising partner checks. */
export const findSupervised = (db: Database, supervisorId: string) =>
  db
    .select()
    .from(ngos)
    .where(and(eq(ngos.supervisorId, supervisorId), isApproved))
    .orderBy(ngos.slug);
