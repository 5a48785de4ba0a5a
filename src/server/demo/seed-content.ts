import { seedAnnualReports } from '#src/server/demo/annual-reports.ts';
import { givingFaqs } from '#src/server/demo/faqs-giving.ts';
import { trustFaqs } from '#src/server/demo/faqs-trust.ts';
import { worshipFaqs } from '#src/server/demo/faqs-worship.ts';
import { demoOfficeHolders } from '#src/server/demo/office-holders.ts';
import { demoPartners } from '#src/server/demo/partners.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { faqGroups, faqs } from '#src/server/platform/db/schema/faqs.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { officeHolders } from '#src/server/platform/db/schema/office-holders.ts';
import { partners, partnerTypes } from '#src/server/platform/db/schema/partners.ts';

const [giving, receipts] = givingFaqs;
const demoFaqs = [giving!, ...worshipFaqs, receipts!, ...trustFaqs];

/** What the charity says of itself: its questions with their answers, its partners, and who decides what. */
export async function seedContent(tx: Database, now: Date): Promise<void> {
  const groups = await tx
    .insert(faqGroups)
    .values(demoFaqs.map(({ slug, title }, position) => ({ slug, title, position })))
    .returning({ id: faqGroups.id, slug: faqGroups.slug });
  await tx
    .insert(faqs)
    .values(
      demoFaqs.flatMap(({ questions, slug }) =>
        questions.map((question, position) => ({
          ...question,
          groupId: groups.find((group) => group.slug === slug)!.id,
          position,
          isPublished: true,
          updatedAt: now,
        })),
      ),
    );
  await seedPartners(tx);
  await seedAnnualReports(tx, now);
  await tx.insert(officeHolders).values(demoOfficeHolders.map((holder, position) => ({ ...holder, position })));
}

async function seedPartners(tx: Database): Promise<void> {
  const [types, institutions] = await Promise.all([
    tx.select({ id: partnerTypes.id, code: partnerTypes.code }).from(partnerTypes),
    tx.select({ id: ngos.id, slug: ngos.slug }).from(ngos),
  ]);
  await tx
    .insert(partners)
    .values(
      demoPartners.map(({ kind, ngo, ...partner }, position) => ({
        ...partner,
        typeId: types.find(({ code }) => code === kind)!.id,
        ngoId: institutions.find(({ slug }) => slug === ngo)?.id,
        position,
        isPublished: true,
      })),
    );
}
