import { PALETTES } from '#src/contracts/programs.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { coverStepOf } from '#src/domain/cover-step.ts';
import { defaultBounds } from '#src/domain/pricing.ts';
import { isOpenForGifts, remainingOf } from '#src/domain/project.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { maybeTextIn, textIn } from '#src/server/http/locale.ts';
import type { ProjectDetailRow, ProjectRow } from '#src/server/projects/project-cards.repository.ts';

type ViewOptions = { locale: Locale; now: Date; suggestedAmounts: number[] };

/** Whether a project takes donations now. */
export const isOpen = (
  row: Pick<
    ProjectRow,
    'status' | 'goalMinor' | 'raised' | 'isEndowment' | 'monthlyMinor' | 'permitValidUntil' | 'isSuspended'
  >,
  now: Date,
): boolean =>
  isOpenForGifts(
    {
      status: row.status,
      goal: row.goalMinor,
      raised: row.raised,
      isEndowment: row.isEndowment,
      monthly: row.monthlyMinor ?? undefined,
      permitValidUntil: row.permitValidUntil ?? undefined,
      isSuspended: row.isSuspended,
    },
    now,
  );

/** The generated cover of a project: its seed, the palette of its first program, and how much of it is woven. */
export const coverOf = (
  row: Pick<ProjectRow, 'coverSeed' | 'types' | 'goalMinor' | 'raised' | 'isEndowment'>,
): { palette: string; seed: string; step: number | undefined } => ({
  palette: row.types[0]?.palette ?? 'sand',
  seed: String(row.coverSeed),
  step: coverStepOf({ goal: row.goalMinor, raised: row.raised, isEndowment: row.isEndowment }),
});

/** A moment in the history of a project: of one about a person the year alone. */
const toldMoment = ({ isAboutPerson }: Pick<ProjectRow, 'isAboutPerson'>, at: Date): string =>
  isAboutPerson ? String(at.getUTCFullYear()) : at.toISOString();

/** A project as lists of the API and cards show it. */
export function cardOf(row: ProjectRow, { locale, now, suggestedAmounts }: ViewOptions): ProjectCard {
  const { categories, types } = row;
  const bounds = defaultBounds(row.currency);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    titleText: textIn(locale, row.title),
    subTitle: row.subTitle,
    subTitleText: maybeTextIn(locale, row.subTitle),
    status: row.status === 'completed' ? 'completed' : 'published',
    outcome: row.outcome,
    // A child whose first month is being paid is not offered to others, and a donor who comes back to pay is not turned away.
    isOpen: isOpen(row, now) && !row.hasSponsor,
    fundraiserType: row.fundraiserType,
    donationMethod: row.donationMethod,
    unit: row.unit && row.unitPriceMinor !== null ? { ...row.unit, price: row.unitPriceMinor } : null,
    currency: row.currency,
    goal: row.goalMinor,
    raised: row.raised,
    // What is closed takes nothing more, whatever it was short of.
    remaining: row.status === 'completed' ? 0 : remainingOf(row.goalMinor, row.raised),
    donorsCount: row.donorsCount,
    minimum: row.minimumMinor ?? bounds.minimum,
    maximum: row.maximumMinor ?? bounds.maximum,
    suggestedAmounts: row.suggestedAmounts ?? suggestedAmounts,
    endowmentPercentage: row.endowmentPercentage,
    isEndowment: row.isEndowment,
    isSuitableForZakat: row.isSuitableForZakat,
    isGiftable: row.isGiftable,
    isUrgent: row.isUrgent,
    isAboutPerson: row.isAboutPerson,
    country: row.country,
    // Of a person the country alone, and no day.
    city: row.isAboutPerson ? null : row.city,
    cover: { url: null, seed: row.coverSeed, palette: PALETTES.find((name) => name === types[0]?.palette) ?? 'sand' },
    types: types.map(({ icon, id, slug, title }) => ({ icon, id, slug, title })),
    categories,
    tags: row.tags,
    endsAt: row.isAboutPerson ? null : (row.endsAt?.toISOString() ?? null),
    monthly: row.monthlyMinor,
    sponsoredSince: row.sponsoredAt && toldMoment(row, row.sponsoredAt),
    publishedAt: toldMoment(row, row.publishedAt ?? row.createdAt),
    nationality: row.nationality,
    beneficiariesGender: row.beneficiariesGender,
    ageInYears: row.ageInYears,
    billNumber: row.billNumber,
  };
}

/** The further fields of a project's page. Of a person: no address, no link, years in place of dates, and sensitive data only with consent. */
export function detailsOf(row: ProjectDetailRow, locale: Locale) {
  const dateOf = (date: string | null): string | null => (date !== null && row.isAboutPerson ? date.slice(0, 4) : date);
  const sensitive = <Value>(value: Value): Value | null =>
    row.isAboutPerson && !row.hasSensitiveConsent ? null : value;
  return {
    description: row.description,
    descriptionText: maybeTextIn(locale, row.description),
    address: row.isAboutPerson ? null : row.address,
    locationLink: row.isAboutPerson ? null : row.locationLink,
    beneficiariesCount: row.beneficiariesCount,
    numberOfCoveredBeneficiaries: row.numberOfCoveredBeneficiaries,
    beneficiaryTypes: row.beneficiaryTypes,
    otherBeneficiaryCountries: row.otherBeneficiaryCountries,
    beneficiaryHealthStatus: sensitive(row.beneficiaryHealthStatus),
    beneficiaryMaritalStatus: sensitive(row.beneficiaryMaritalStatus),
    educationYear: sensitive(row.educationYear),
    numberOfChildren: row.numberOfChildren,
    dateOfBeingOrphan: dateOf(row.dateOfBeingOrphan),
    joinedSince: dateOf(row.joinedSince),
    additionalFields: row.additionalFields,
    closedAt: row.closedAt && toldMoment(row, row.closedAt),
    closedReason: row.closedReason,
    permit:
      row.permitNumber === null || row.permitAuthority === null
        ? null
        : {
            number: row.permitNumber,
            authority: row.permitAuthority,
            validUntil: row.ownPermitValidUntil?.toISOString() ?? null,
          },
    ngo: row.ngo && { ...row.ngo, approvedAt: row.ngo.approvedAt!.toISOString() },
    updates: row.isAboutPerson
      ? row.updates.map((one) => ({ ...one, happenedOn: one.happenedOn.slice(0, 4) }))
      : row.updates,
    impacts: row.impacts,
    parts: row.parts,
    // Of a person the year alone, as of every other date.
    consent: row.consentBy && row.consentOn ? { by: row.consentBy, year: Number(row.consentOn.slice(0, 4)) } : null,
    years: row.years.map(({ capital, ...year }) => ({
      ...year,
      capital: capital ?? row.raised,
      isRunning: capital === null,
    })),
  };
}
