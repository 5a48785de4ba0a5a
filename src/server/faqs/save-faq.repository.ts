import { eq } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { faqGroups, faqs } from '#src/server/platform/db/schema/faqs.ts';

/** A question, published or not, as an editor wrote it. */
export const findFaqBySlug = async (db: Database, slug: string) =>
  (
    await db
      .select({
        slug: faqs.slug,
        group: faqGroups.slug,
        question: faqs.question,
        answer: faqs.answer,
        reason: faqs.reason,
        position: faqs.position,
        isPublished: faqs.isPublished,
      })
      .from(faqs)
      .innerJoin(faqGroups, eq(faqs.groupId, faqGroups.id))
      .where(eq(faqs.slug, slug))
  )[0];

export const findFaqGroup = async (db: Database, slug: string): Promise<{ id: string } | undefined> =>
  (await db.select({ id: faqGroups.id }).from(faqGroups).where(eq(faqGroups.slug, slug)))[0];

type Row = typeof faqs.$inferInsert;
export async function insertFaq(tx: Database, row: Row): Promise<void> {
  await tx.insert(faqs).values(row);
}
export async function updateFaq(tx: Database, row: Row): Promise<void> {
  await tx.update(faqs).set(row).where(eq(faqs.slug, row.slug));
}
