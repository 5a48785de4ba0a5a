import { DAY_MS } from '#src/domain/durations.ts';
import type { ConsentRelation } from '#src/domain/guardian-consent.ts';
import { foldForSearch } from '#src/domain/search-folding.ts';
import { demoProjectDetails } from '#src/server/demo/project-details.ts';
import { demoProjectFacts, fact } from '#src/server/demo/project-facts.ts';
import type { ProjectSeed } from '#src/server/demo/project-seed.ts';
import { dollars, say } from '#src/server/demo/text.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

type Place = { slug: string; index: number; now: Date; unitId: string | undefined; ngoId: string | undefined };

const endowedFields = ({ capital, deed, trustee }: NonNullable<ProjectSeed['endowed']>) => [
  fact(say('What the capital is', 'أصل الوقف', 'Anapara'), capital),
  fact(say('Who manages the endowment (nazir)', 'الناظر', 'Mütevelli (nâzır)'), trustee),
  fact(say('The deed', 'صك الوقف', 'Vakıf senedi'), deed),
];

/** A day of birth that gives the age on the day of the seed; every child has another. */
const birthday = (age: number, index: number, now: Date): string => {
  const at = new Date(now.getTime() - (40 + (index % 60) * 5) * DAY_MS);
  return new Date(Date.UTC(at.getUTCFullYear() - age, at.getUTCMonth(), at.getUTCDate())).toISOString().slice(0, 10);
};

/** The table's row of a demo project; the later in the list, the earlier it was published. */
export function projectRow(
  seed: ProjectSeed,
  { index, ngoId, now, slug, unitId }: Place,
): typeof projects.$inferInsert {
  const isPublic = seed.status === undefined || seed.status === 'completed';
  const firstYear = demoProjectDetails[seed.title.en!]?.years?.[0]?.year;
  // An endowment stands at least since the first year of its accounts.
  const at =
    firstYear === undefined ? new Date(now.getTime() - (index + 2) * 3 * DAY_MS) : new Date(Date.UTC(firstYear, 0, 18));
  const { person } = seed;
  return {
    slug,
    title: seed.title,
    subTitle: seed.subTitle,
    description: seed.description,
    currency: 'USD',
    goalMinor: seed.goal,
    country: seed.country,
    city: seed.city,
    // A finished one is published first: its gifts finish it.
    status: isPublic ? 'published' : seed.status!,
    rejectionReason: seed.rejectionReason,
    donationMethod: seed.unit ? 'units' : 'money',
    ngoId,
    unitId,
    unitPriceMinor: seed.unit?.price,
    endowmentPercentage: seed.endowmentPercentage ?? 0,
    isEndowment: seed.isEndowment ?? false,
    additionalFields: seed.endowed ? endowedFields(seed.endowed) : (demoProjectFacts[seed.title.en!] ?? []),
    isSuitableForZakat: seed.isSuitableForZakat ?? false,
    // A child has one sponsor, who is told how the child fares: it is given by oneself.
    isGiftable: seed.monthly === undefined,
    fundraiserType: seed.ngo === undefined ? 'platform' : 'ngo',
    isUrgent: seed.isUrgent ?? false,
    isAboutPerson: person !== undefined || seed.billNumber !== undefined,
    hasSensitiveConsent: person?.hasConsent ?? false,
    nationality: person?.nationality,
    beneficiariesGender: person?.gender ?? null,
    ageInYears: person?.age,
    bornOn: person && seed.monthly !== undefined ? birthday(person.age, index, now) : null,
    ...(seed.monthly === undefined ? {} : demoConsent(seed.consentBy ?? 'guardian', at)),
    educationYear: person?.educationYear,
    beneficiaryHealthStatus: person?.health,
    dateOfBeingOrphan: person?.orphanSince,
    beneficiariesCount: seed.beneficiaries ?? 0,
    tags: seed.tags ?? [],
    billNumber: seed.billNumber,
    joinedSince: seed.billNumber ? at.toISOString().slice(0, 10) : null,
    permitNumber: isPublic ? `NCNP-${1200 + index}` : null,
    permitAuthority: isPublic
      ? say(
          'National Center for Non-Profit Sector',
          'المركز الوطني لتنمية القطاع غير الربحي',
          'Kâr Amacı Gütmeyen Sektör Ulusal Merkezi',
        )
      : null,
    permitValidUntil: isPublic ? new Date(now.getTime() + 330 * DAY_MS) : null,
    monthlyMinor: seed.monthly === undefined ? null : dollars(seed.monthly),
    endsAt: seed.endsInDays === undefined ? null : new Date(now.getTime() + seed.endsInDays * DAY_MS),
    coverSeed: index + 1,
    searchText: foldForSearch(
      [seed.title, seed.subTitle, seed.description, seed.city ?? {}]
        .flatMap((text) => Object.values(text))
        .concat(seed.billNumber ?? [])
        .join(' '),
    ),
    publishedAt: isPublic ? at : null,
    createdAt: at,
    updatedAt: at,
  };
}

/** Who consented for a child of the demo charity, a month before its page was there. */
const demoConsent = (consentBy: ConsentRelation, publishedAt: Date) => ({
  consentBy,
  consentOn: new Date(publishedAt.getTime() - 30 * DAY_MS).toISOString().slice(0, 10),
});
