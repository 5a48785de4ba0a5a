import { PALETTES } from '#src/contracts/programs.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { DEFAULT_MAXIMUM, DEFAULT_MINIMUM } from '#src/domain/pricing.ts';
import { isOpenForGifts, remainingOf } from '#src/domain/project.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { maybeTextIn, textIn } from '../locale.ts';
import type { ProjectDetailRow, ProjectRow } from './project-cards.repository.ts';

type ViewOptions = { locale: Locale; now: Date; suggestedAmounts: number[] };

/** Whether a project takes gifts now. */
export const isOpen = (row: Pick<ProjectRow, 'status' | 'goalMinor' | 'raised' | 'isEndowment' | 'permitValidUntil'>, now: Date): boolean =>
  isOpenForGifts({ status: row.status, goal: row.goalMinor, raised: row.raised, isEndowment: row.isEndowment, permitValidUntil: row.permitValidUntil ?? undefined }, now);

/** The pattern that stands for a project: its seed, in the palette of its first program. */
export const coverOf = ({ coverSeed, types }: Pick<ProjectRow, 'coverSeed' | 'types'>): { palette: string; seed: string } => ({ palette: types[0]?.palette ?? 'sand', seed: String(coverSeed) });

/** A project as a card shows it. */
export function cardOf(row: ProjectRow, { locale, now, suggestedAmounts }: ViewOptions): ProjectCard {
  const { categories, types } = row;
  const remaining = row.isEndowment ? Math.max(remainingOf(row.goalMinor, row.raised), 0) : remainingOf(row.goalMinor, row.raised);
  return {
    id: row.id, slug: row.slug, title: row.title, titleText: textIn(locale, row.title), subTitle: row.subTitle, subTitleText: maybeTextIn(locale, row.subTitle),
    status: row.status === 'completed' ? 'completed' : 'published', outcome: row.outcome, isOpen: isOpen(row, now),
    fundraiserType: row.fundraiserType, donationMethod: row.donationMethod,
    unit: row.unit && row.unitPriceMinor !== null ? { ...row.unit, price: row.unitPriceMinor } : null,
    currency: row.currency, goal: row.goalMinor, raised: row.raised, remaining, donorsCount: row.donorsCount,
    minimum: row.minimumMinor ?? DEFAULT_MINIMUM, maximum: row.maximumMinor ?? DEFAULT_MAXIMUM,
    suggestedAmounts: row.suggestedAmounts ?? suggestedAmounts, endowmentPercentage: row.endowmentPercentage,
    isEndowment: row.isEndowment, isSuitableForZakat: row.isSuitableForZakat, isGiftable: row.isGiftable, isUrgent: row.isUrgent, isAboutPerson: row.isAboutPerson,
    country: row.country, city: row.city, cover: { url: null, seed: row.coverSeed, palette: PALETTES.find((name) => name === types[0]?.palette) ?? 'sand' },
    types: types.map(({ id, slug, title }) => ({ id, slug, title })), categories, tags: row.tags,
    endsAt: row.endsAt?.toISOString() ?? null, publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    nationality: row.nationality, beneficiariesGender: row.beneficiariesGender, ageInYears: row.ageInYears, billNumber: row.billNumber,
  };
}

/** What one project's own page adds. Of a person: no address, no link, years for dates, and nothing sensitive without consent. */
export function detailsOf(row: ProjectDetailRow, locale: Locale) {
  const dateOf = (date: string | null): string | null => (date !== null && row.isAboutPerson ? date.slice(0, 4) : date);
  const sensitive = <Value>(value: Value): Value | null => (row.isAboutPerson && !row.hasSensitiveConsent ? null : value);
  return {
    description: row.description, descriptionText: maybeTextIn(locale, row.description),
    address: row.isAboutPerson ? null : row.address, locationLink: row.isAboutPerson ? null : row.locationLink,
    beneficiariesCount: row.beneficiariesCount, numberOfCoveredBeneficiaries: row.numberOfCoveredBeneficiaries, beneficiaryTypes: row.beneficiaryTypes,
    otherBeneficiaryCountries: row.otherBeneficiaryCountries,
    beneficiaryHealthStatus: sensitive(row.beneficiaryHealthStatus), beneficiaryMaritalStatus: sensitive(row.beneficiaryMaritalStatus), educationYear: sensitive(row.educationYear),
    numberOfChildren: row.numberOfChildren, dateOfBeingOrphan: dateOf(row.dateOfBeingOrphan), joinedSince: dateOf(row.joinedSince),
    additionalFields: row.additionalFields, closedAt: row.closedAt?.toISOString() ?? null, closedReason: row.closedReason,
    permit: row.permitNumber === null || row.permitAuthority === null ? null : { number: row.permitNumber, authority: row.permitAuthority, validUntil: row.permitValidUntil?.toISOString() ?? null },
  };
}
