import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { sacrificeCategories, sacrifices } from '#src/server/platform/db/schema/sacrifices.ts';

export const findSacrificeCategories = (db: Database) =>
  db.select().from(sacrificeCategories).orderBy(asc(sacrificeCategories.position));
export type SacrificeCategoryRow = Awaited<ReturnType<typeof findSacrificeCategories>>[number];

/**
 * How many shares are taken, those of slaughtered animals all among them, and the first animal with a free one: its number and
 * its taken positions.
 */
const taken = sql<number>`(
  (select count(*) from sacrifice_shares x where x.sacrifice_id = ${sacrifices.id})
  + (select coalesce(sum(a.size - (select count(*) from sacrifice_shares y where y.sacrifice_id = a.sacrifice_id and y.number = a.number)), 0)
     from sacrifice_animals a where a.sacrifice_id = ${sacrifices.id} and a.slaughtered_at is not null))::int`;
const next = sql<{ number: number; taken: number[] } | null>`(
  select jsonb_build_object('number', a.number, 'taken', coalesce(jsonb_agg(x.position order by x.position) filter (where x.position is not null), '[]'::jsonb))
  from (
    select number from sacrifice_animals where sacrifice_id = ${sacrifices.id} and slaughtered_at is null
    union all select coalesce(max(number), 0) + 1 from sacrifice_animals where sacrifice_id = ${sacrifices.id}
  ) a left join sacrifice_shares x on x.sacrifice_id = ${sacrifices.id} and x.number = a.number
  where a.number <= ${sacrifices.stock}
  group by a.number having count(x.position) < ${sacrifices.size} order by a.number limit 1)`;

/** `but`: an unpaid order whose shares count as free, for whoever placed it and comes back to pay in another way. */
type Wanted = {
  category?: string | undefined;
  country?: string | undefined;
  ids?: readonly string[] | undefined;
  but?: string | undefined;
};

/** Shares that an unpaid order holds, of animals that are not slaughtered. */
const heldBy = (orderId: string) => sql<number>`(select count(*) from sacrifice_shares o
  join order_items i on i.id = o.order_item_id
  join sacrifice_animals w on w.sacrifice_id = o.sacrifice_id and w.number = o.number
  where o.sacrifice_id = ${sacrifices.id} and i.order_id = ${orderId} and o.sold_at is null and w.slaughtered_at is null)`;

/** Published sacrifices by price, each with what is taken of it. @param wanted a category by id or slug */
export const findSacrifices = (db: Database, { but, category, country, ids }: Wanted) =>
  db
    .select({
      sacrifice: sacrifices,
      category: {
        slug: sacrificeCategories.slug,
        needsNames: sacrificeCategories.needsNames,
        title: sacrificeCategories.title,
      },
      ngo: { slug: ngos.slug, name: ngos.name },
      taken: but === undefined ? taken : sql<number>`(${taken} - ${heldBy(but)})::int`,
      next,
    })
    .from(sacrifices)
    .innerJoin(sacrificeCategories, eq(sacrificeCategories.id, sacrifices.categoryId))
    .leftJoin(ngos, and(eq(ngos.id, sacrifices.ngoId), eq(ngos.status, 'approved')))
    .where(
      and(
        eq(sacrifices.status, 'published'),
        category === undefined
          ? undefined
          : sql`${category} in (${sacrificeCategories.slug}, ${sacrificeCategories.id}::text)`,
        country === undefined ? undefined : eq(sacrifices.country, country),
        ids === undefined ? undefined : inArray(sacrifices.id, [...ids]),
      ),
    )
    .orderBy(asc(sacrificeCategories.position), asc(sacrifices.priceMinor), asc(sacrifices.id));
export type SacrificeRow = Awaited<ReturnType<typeof findSacrifices>>[number];
