import { eq } from 'drizzle-orm';
import type { NgoStatus } from '#src/domain/ngo.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';

/** An institution in whatever state, locked until the transaction ends. */
export const lockNgo = async (tx: Database, slug: string) =>
  (
    await tx
      .select({ id: ngos.id, status: ngos.status, publicEmail: ngos.publicEmail })
      .from(ngos)
      .where(eq(ngos.slug, slug))
      .for('update')
  )[0];

/** A trigger invalidates every page: any may show one of its projects. */
export async function setNgoStatus(tx: Database, id: string, status: NgoStatus): Promise<void> {
  await tx.update(ngos).set({ status }).where(eq(ngos.id, id));
}

/** What an email to an institution needs. */
export const findNgoToTell = async (db: Database, id: string) =>
  (
    await db
      .select({
        slug: ngos.slug,
        name: ngos.name,
        status: ngos.status,
        country: ngos.country,
        publicEmail: ngos.publicEmail,
      })
      .from(ngos)
      .where(eq(ngos.id, id))
  )[0];
