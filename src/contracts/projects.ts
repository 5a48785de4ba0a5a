import * as v from 'valibot';
import {
  booleanText,
  count,
  countryCode,
  currency,
  id,
  instant,
  instantOrYear,
  localText,
  minor,
  numberText,
  pluralForms,
  searchText,
} from '#src/contracts/fields.ts';
import { paging } from '#src/contracts/lists.ts';
import { PALETTES } from '#src/contracts/programs.ts';
import { CONSENT_RELATIONS } from '#src/domain/guardian-consent.ts';
import { PARTNER_KINDS } from '#src/domain/ngo.ts';

const PROJECT_SORTS = ['newest', 'mostFunded', 'leastRemaining', 'endingSoon'] as const;
const idOrSlug = v.pipe(v.string('invalidType'), v.minLength(1, 'required'), v.maxLength(140, 'tooLong'));

/** The filters, order and paging of a list of projects. */
export const projectsQuery = v.strictObject({
  ...paging(),
  sort: v.optional(v.picklist(PROJECT_SORTS, 'invalidSelection'), 'newest'),
  search: v.optional(searchText),
  type: v.optional(idOrSlug),
  category: v.optional(idOrSlug),
  country: v.optional(countryCode),
  donationMethod: v.optional(v.picklist(['money', 'units'], 'invalidSelection')),
  isSuitableForZakat: v.optional(booleanText),
  status: v.optional(v.picklist(['published', 'completed'], 'invalidSelection')),
  gender: v.optional(v.picklist(['male', 'female', 'both'], 'invalidSelection')),
  ageFrom: v.optional(numberText(0, 150)),
  ageTo: v.optional(numberText(0, 150)),
  nationality: v.optional(countryCode),
  tag: v.optional(v.pipe(v.string(), v.maxLength(60, 'tooLong'))),
  ngo: v.optional(idOrSlug),
  fundraiserType: v.optional(v.picklist(['platform', 'ngo', 'person'], 'invalidSelection')),
});
export type ProjectsQuery = v.InferOutput<typeof projectsQuery>;
export type ProjectsQueryInput = v.InferInput<typeof projectsQuery>;

const labelled = v.strictObject({ id, slug: v.string(), title: localText });
/** A program, with the icon that it has everywhere. */
const cardType = v.strictObject({ ...labelled.entries, icon: v.string() });

const card = {
  id,
  slug: v.string(),
  title: localText,
  titleText: v.string(),
  subTitle: v.nullable(localText),
  subTitleText: v.nullable(v.string()),
  status: v.picklist(['published', 'completed']),
  outcome: v.nullable(v.picklist(['funded', 'closed'])),
  /** Whether it takes donations now. */
  isOpen: v.boolean(),
  fundraiserType: v.picklist(['platform', 'ngo', 'person']),
  donationMethod: v.picklist(['money', 'units']),
  /** `forms`: the text with a number, by language and plural category of CLDR; `#` is replaced by the number. */
  unit: v.nullable(
    v.strictObject({ code: v.string(), title: localText, forms: v.nullable(pluralForms), price: minor }),
  ),
  currency,
  goal: minor,
  raised: minor,
  remaining: minor,
  donorsCount: count,
  minimum: minor,
  maximum: minor,
  suggestedAmounts: v.array(minor),
  endowmentPercentage: count,
  isEndowment: v.boolean(),
  isSuitableForZakat: v.boolean(),
  isGiftable: v.boolean(),
  isUrgent: v.boolean(),
  isAboutPerson: v.boolean(),
  country: countryCode,
  city: v.nullable(localText),
  cover: v.strictObject({ url: v.nullable(v.string()), seed: count, palette: v.picklist(PALETTES) }),
  types: v.array(cardType),
  categories: v.array(labelled),
  tags: v.array(v.string()),
  endsAt: v.nullable(instant),
  /** What one month of a sponsored child costs; such a project takes monthly donations of this amount alone. */
  monthly: v.nullable(minor),
  /** Since when the child has a sponsor, as a year; null while it is open for one. */
  sponsoredSince: v.nullable(instantOrYear),
  publishedAt: instantOrYear,
  nationality: v.nullable(countryCode),
  beneficiariesGender: v.nullable(v.picklist(['male', 'female', 'both'])),
  ageInYears: v.nullable(count),
  billNumber: v.nullable(v.string()),
};
/** A project in a list. Amounts in minor units of `currency`. */
export const projectCard = v.strictObject(card);
export type ProjectCard = v.InferOutput<typeof projectCard>;

/** A donation on a project's page: `name` only where the donor allowed it, `amount` in minor units. */
export const latestDonation = v.strictObject({ name: v.nullable(v.string()), amount: minor, currency, at: instant });

/** The institution that carries a project out, as the project's page names it. */
export const projectNgo = v.strictObject({
  id,
  slug: v.string(),
  name: localText,
  partnerKind: v.picklist(PARTNER_KINDS),
  country: countryCode,
  city: v.nullable(localText),
  approvedAt: instant,
});

/** What happened in a project, on a day of its own calendar; of one about a person the year alone. */
export const projectUpdate = v.strictObject({
  id,
  happenedOn: v.pipe(v.string(), v.regex(/^\d{4}(-\d{2}-\d{2})?$/)),
  title: localText,
  text: v.nullable(localText),
});

/** A year of an endowment. `capital` at its end, or now while `isRunning`; amounts in minor units of the project's currency. */
export const endowmentYear = v.strictObject({
  year: count,
  capital: minor,
  earned: minor,
  given: minor,
  isRunning: v.boolean(),
  /** What the income paid for. */
  text: v.nullable(localText),
});

/** A project with all data of its page. Amounts in minor units of `currency`. */
export const projectDetail = v.strictObject({
  ...card,
  description: v.nullable(localText),
  descriptionText: v.nullable(v.string()),
  address: v.nullable(localText),
  locationLink: v.nullable(v.string()),
  beneficiariesCount: count,
  numberOfCoveredBeneficiaries: count,
  beneficiaryTypes: v.array(v.string()),
  otherBeneficiaryCountries: v.array(countryCode),
  beneficiaryHealthStatus: v.nullable(v.string()),
  beneficiaryMaritalStatus: v.nullable(v.string()),
  educationYear: v.nullable(count),
  numberOfChildren: v.nullable(count),
  /** The year only where the project is about a person, else the date. */
  dateOfBeingOrphan: v.nullable(v.string()),
  joinedSince: v.nullable(v.string()),
  additionalFields: v.array(v.strictObject({ fieldKey: localText, fieldValue: localText })),
  closedAt: v.nullable(instantOrYear),
  closedReason: v.nullable(localText),
  permit: v.nullable(v.strictObject({ number: v.string(), authority: localText, validUntil: v.nullable(instant) })),
  ngo: v.nullable(projectNgo),
  /** The newest first. */
  updates: v.array(projectUpdate),
  /** What an amount achieves, the least first. */
  impacts: v.array(v.strictObject({ amount: minor, text: localText })),
  /** What one month of a sponsored child pays for. */
  parts: v.array(v.strictObject({ amount: minor, title: localText, text: localText })),
  /** What an endowment held at the end of each year, earned and gave, the oldest first. */
  years: v.array(endowmentYear),
  /** Who consented, for a sponsored child, to what is shown of it, and in which year; null for other projects. */
  consent: v.nullable(v.strictObject({ by: v.picklist(CONSENT_RELATIONS), year: count })),
  latestDonations: v.array(latestDonation),
  related: v.array(projectCard),
});
export type ProjectDetail = v.InferOutput<typeof projectDetail>;
