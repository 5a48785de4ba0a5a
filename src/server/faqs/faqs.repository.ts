import { asc, eq } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { faqGroups, faqs } from '#src/server/platform/db/schema/faqs.ts';

/** The published questions with their groups, in their order. They are few, so they are read whole. */
export const findPublishedFaqs = (db: Database) =>
  db
    .select({ faq: faqs, group: faqGroups })
    .from(faqs)
    .innerJoin(faqGroups, eq(faqs.groupId, faqGroups.id))
    .where(eq(faqs.isPublished, true))
    .orderBy(asc(faqGroups.position), asc(faqs.position), asc(faqs.id));
