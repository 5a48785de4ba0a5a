import { eq } from 'drizzle-orm';
import { DAY_MS } from '#src/domain/durations.ts';
import { foldForSearch } from '#src/domain/search-folding.ts';
import { countryNames } from '#src/i18n/country-name.ts';
import type { DeliverySeed, NgoSeed } from '#src/server/demo/ngo-seed.ts';
import { supervisedByCommittee } from '#src/server/demo/ngos-endowments-and-debts.ts';
import { demoNgos } from '#src/server/demo/ngos.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { ngoDeliveries, ngoDocuments, ngos, ngoSlugs } from '#src/server/platform/db/schema/ngos.ts';

/** The institutions with their documents, what they delivered, and who supervises them. */
export async function seedNgos(tx: Database, now: Date): Promise<{ id: string; slug: string }[]> {
  const rows = await tx
    .insert(ngos)
    .values(demoNgos.map((seed) => ngoRow(seed, now)))
    .returning({ id: ngos.id, slug: ngos.slug });
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)!.id;
  const committee = idOf('tayseer-committee');
  for (const [index, [slug, supervision]] of Object.entries(supervisedByCommittee).entries())
    await tx
      .update(ngos)
      .set({ supervisorId: committee, supervision, lastVisitOn: dayBefore(now, 40 + index * 25) })
      .where(eq(ngos.slug, slug));
  // As it was spelt before: the former address leads to the one of today.
  await tx.insert(ngoSlugs).values({ slug: 'dar-alnour', ngoId: idOf('dar-al-noor') });
  await tx
    .insert(ngoDocuments)
    .values(
      demoNgos.flatMap(({ documents, slug }) =>
        documents.map(({ bytes, daysAgo, file, title }) => ({
          ngoId: idOf(slug),
          title,
          url: `/files/demo/${slug}-${file}`,
          format: 'PDF',
          sizeBytes: bytes,
          issuedOn: dayBefore(now, daysAgo),
        })),
      ),
    );
  await tx
    .insert(ngoDeliveries)
    .values(
      demoNgos.flatMap(({ deliveries, slug }) =>
        deliveries.map((delivery) => ({
          ...deliveryRow(delivery, now),
          ngoId: idOf(slug),
          checkedById: slug in supervisedByCommittee && delivery.isBySupervisor ? committee : null,
        })),
      ),
    );
  return rows;
}

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

function ngoRow({ approvedOn, deliveries: _deliveries, documents: _documents, permit, ...seed }: NgoSeed, now: Date) {
  const approvedAt = new Date(`${approvedOn}T09:00:00Z`);
  return {
    ...seed,
    permitNumber: permit.number,
    permitAuthority: permit.authority,
    permitValidUntil: new Date(now.getTime() + permit.daysLeft * DAY_MS),
    permitConfirmedOn: dayBefore(now, permit.confirmedDaysAgo),
    searchText: foldForSearch(
      [seed.name, seed.city, seed.description, countryNames(seed.country)]
        .flatMap((text) => Object.values(text))
        .join(' '),
    ),
    status: 'approved' as const,
    approvedAt,
    createdAt: approvedAt,
  };
}

function deliveryRow(
  { checkedDaysAgo, counts, daysLate = 0, deliveredBefore = 0, finding, title, verdict = 'full' }: DeliverySeed,
  now: Date,
) {
  const deliveredDaysAgo = checkedDaysAgo + deliveredBefore;
  return {
    title,
    finding,
    verdict,
    ...(counts && { delivered: counts[0], promised: counts[1], counted: counts[2] }),
    dueOn: dayBefore(now, deliveredDaysAgo + daysLate),
    deliveredOn: verdict === 'none' ? null : dayBefore(now, deliveredDaysAgo),
    checkedOn: dayBefore(now, checkedDaysAgo),
  };
}
