import { sql } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import type { Intention } from '#src/domain/cart.ts';
import { accounts } from '#src/domain/ledger.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { reservedIn } from '#src/server/ledger/reserved.repository.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';

export type OutlayProject = {
  id: string;
  currency: CurrencyCode;
  isSuitableForZakat: boolean;
  /** The institution that carries it out; null where we do it ourselves. */
  ngoId: string | null;
  ngo: LocalText | null;
};

export async function findOutlayProject(db: Database, slug: string): Promise<OutlayProject | undefined> {
  const rows = await rowsOf<OutlayProject>(
    db,
    sql`select p.id, p.currency, p.is_suitable_for_zakat as "isSuitableForZakat", p.ngo_id as "ngoId", n.name as ngo
      from projects p left join ngos n on n.id = p.ngo_id where p.slug = ${slug}`,
  );
  return rows[0];
}

/** Minor units of one currency that a project's fund, or its institution, holds of one intention, without what is reserved for refunds. */
export async function findHeld(
  db: Database,
  project: OutlayProject,
  { currency, intention, kind }: { currency: CurrencyCode; intention: Intention; kind: 'payout' | 'delivery' },
): Promise<number> {
  const isWithInstitution = kind === 'delivery' && project.ngoId !== null;
  const held = isWithInstitution
    ? sql`sum(case account when 'institution' then amount_minor else -amount_minor end) filter (where kind = 'payout' or account = 'institution')`
    : sql`sum(amount_minor) filter (where account = 'project')`;
  const fund = accounts.project(project.id, intention);
  const reserved = isWithInstitution ? sql`0` : reservedIn(sql`${fund}`, sql`${currency}`);
  const [row] = await rowsOf<{ held: string | null }>(
    db,
    sql`select (${held} - ${reserved})::text as held from ledger_sums where project_id = ${project.id} and currency = ${currency} and intention = ${intention}`,
  );
  return Number(row?.held ?? 0);
}

/** Whether an entry with this key is in the books. */
export const isBooked = async (db: Database, externalKey: string): Promise<boolean> =>
  (await rowsOf(db, sql`select 1 from ledger_entries where external_key = ${externalKey}`)).length > 0;

/** Two outlays of one project are looked at one after the other. */
export async function lockProject(tx: Database, slug: string): Promise<void> {
  await tx.execute(sql`select 1 from projects where slug = ${slug} for update`);
}
