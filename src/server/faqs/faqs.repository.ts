import { and, asc, eq, sql } from 'drizzle-orm';
import type { Locale } from '#src/i18n/locales.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { faqGroups, faqs, faqVotes } from '#src/server/platform/db/schema/faqs.ts';

/** The published questions with their groups, in their order. They are few, so they are read whole. */
export const findPublishedFaqs = (db: Database) =>
  db
    .select({ faq: faqs, group: faqGroups })
    .from(faqs)
    .innerJoin(faqGroups, eq(faqs.groupId, faqGroups.id))
    .where(eq(faqs.isPublished, true))
    .orderBy(asc(faqGroups.position), asc(faqs.position), asc(faqs.id));

/** Counts one word on a published answer. @returns false where there is no such answer */
export async function addVote(
  db: Database,
  { hasHelped, locale, slug }: { slug: string; locale: Locale; hasHelped: boolean },
): Promise<boolean> {
  const [faq] = await db
    .select({ id: faqs.id })
    .from(faqs)
    .where(and(eq(faqs.slug, slug), eq(faqs.isPublished, true)));
  if (!faq) return false;
  const { helped, notHelped } = faqVotes;
  await db
    .insert(faqVotes)
    .values({ faqId: faq.id, locale, helped: hasHelped ? 1 : 0, notHelped: hasHelped ? 0 : 1 })
    .onConflictDoUpdate({
      target: [faqVotes.faqId, faqVotes.locale],
      set: hasHelped ? { helped: sql`${helped} + 1` } : { notHelped: sql`${notHelped} + 1` },
    });
  return true;
}

/** What was said of each answer, those that did not help most often first. */
export const findVotes = (db: Database) =>
  db
    .select({ slug: faqs.slug, locale: faqVotes.locale, helped: faqVotes.helped, notHelped: faqVotes.notHelped })
    .from(faqVotes)
    .innerJoin(faqs, eq(faqs.id, faqVotes.faqId))
    .orderBy(sql`${faqVotes.notHelped} desc`, asc(faqs.slug), asc(faqVotes.locale));
