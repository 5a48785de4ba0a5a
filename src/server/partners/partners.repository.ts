import { asc, eq } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { partners, partnerTypes } from '#src/server/platform/db/schema/partners.ts';

export const findPartnerTypes = (db: Database) => db.select().from(partnerTypes).orderBy(asc(partnerTypes.position));

/** The published partners with their kind and, where they are an institution of this site, its slug and status. */
export const findPublishedPartners = (db: Database) =>
  db
    .select({ partner: partners, type: partnerTypes, ngo: { slug: ngos.slug, status: ngos.status } })
    .from(partners)
    .innerJoin(partnerTypes, eq(partners.typeId, partnerTypes.id))
    .leftJoin(ngos, eq(partners.ngoId, ngos.id))
    .where(eq(partners.isPublished, true))
    .orderBy(asc(partnerTypes.position), asc(partners.position), asc(partners.id));
