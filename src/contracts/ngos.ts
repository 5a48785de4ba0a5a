/** Institutions, as everybody may see them: approved ones in lists, and suspended ones by their address too. */
import * as v from 'valibot';
import { count, countryCode, currency, id, instant, localText, minor, searchText } from '#src/contracts/fields.ts';
import { paging } from '#src/contracts/lists.ts';
import { DELIVERY_VERDICTS, PARTNER_KINDS, PERMIT_STATES } from '#src/domain/ngo.ts';

/** The filters, order and paging of institutions. */
export const ngosQuery = v.strictObject({
  ...paging(),
  sort: v.optional(v.picklist(['name', 'newest'], 'invalidSelection'), 'name'),
  search: v.optional(searchText),
  country: v.optional(countryCode),
  partnerKind: v.optional(v.picklist(PARTNER_KINDS, 'invalidSelection')),
});
export type NgosQuery = v.InferOutput<typeof ngosQuery>;
export type NgosQueryInput = v.InferInput<typeof ngosQuery>;

/** The projects of one institution; `status` narrows them. */
export const ngoProjectsQuery = v.strictObject({
  ...paging(),
  sort: v.optional(v.picklist(['newest', 'mostFunded', 'leastRemaining', 'endingSoon'], 'invalidSelection'), 'newest'),
  status: v.optional(v.picklist(['published', 'completed'], 'invalidSelection')),
});

const day = v.pipe(v.string(), v.isoDate());
const program = v.strictObject({ id, slug: v.string(), title: localText, titleText: v.string(), icon: v.string() });
/** Another institution, as one names it. */
const named = {
  slug: v.string(),
  name: localText,
  nameText: v.string(),
  country: countryCode,
  city: v.nullable(localText),
};

const card = {
  id,
  ...named,
  partnerKind: v.picklist(PARTNER_KINDS),
  description: v.nullable(localText),
  descriptionText: v.nullable(v.string()),
  logo: v.nullable(v.string()),
  /** The programs of its newest projects, those with the most of them first. */
  programs: v.array(program),
  projects: v.strictObject({ open: count, completed: count }),
  /** `percentInFull` rounded down; null where nothing was checked yet. */
  delivery: v.strictObject({ checked: count, percentInFull: v.nullable(count), mostDaysLate: count }),
  /** What its projects were given, in minor units of `currency`. */
  raised: minor,
  currency,
  approvedAt: instant,
};
/** An institution in a list. */
export const ngoCard = v.strictObject(card);
export type NgoCard = v.InferOutput<typeof ngoCard>;

export const ngoDocument = v.strictObject({
  id,
  title: localText,
  titleText: v.string(),
  url: v.string(),
  format: v.string(),
  sizeBytes: v.nullable(count),
  issuedOn: day,
});

/** What was promised and what was found. `checkedBy` is a supervising partner; null: staff of the charity. */
export const ngoDelivery = v.strictObject({
  id,
  title: localText,
  titleText: v.string(),
  finding: localText,
  findingText: v.string(),
  verdict: v.picklist(DELIVERY_VERDICTS),
  /** Of how many, where they are counted. */
  counts: v.nullable(v.strictObject({ promised: count, delivered: count, of: localText })),
  dueOn: day,
  deliveredOn: v.nullable(day),
  daysLate: count,
  checkedOn: day,
  checkedBy: v.nullable(v.strictObject(named)),
});
export type NgoDelivery = v.InferOutput<typeof ngoDelivery>;

/** An institution with all that its page shows. */
export const ngoDetail = v.strictObject({
  ...card,
  /** Suspended by staff: it is on no list and collects nothing. */
  isSuspended: v.boolean(),
  cover: v.nullable(v.string()),
  address: v.nullable(localText),
  establishedOn: v.nullable(day),
  email: v.nullable(v.string()),
  phone: v.nullable(v.strictObject({ country: countryCode, number: v.string() })),
  socialMediaLinks: v.strictObject({
    facebook: v.optional(v.string()),
    instagram: v.optional(v.string()),
    x: v.optional(v.string()),
    linkedin: v.optional(v.string()),
  }),
  permit: v.nullable(
    v.strictObject({
      number: v.string(),
      authority: localText,
      validUntil: instant,
      /** When staff last asked the authority. */
      confirmedOn: v.nullable(day),
      state: v.picklist(PERMIT_STATES),
    }),
  ),
  /** The newest first. */
  documents: v.array(ngoDocument),
  /** The latest checked first, 50 at most. */
  deliveries: v.array(ngoDelivery),
  supervisedBy: v.nullable(
    v.strictObject({ ...named, supervision: v.nullable(localText), lastVisitOn: v.nullable(day) }),
  ),
  /** The institutions that it checks as a supervising partner. */
  supervises: v.array(v.strictObject(named)),
});
export type NgoDetail = v.InferOutput<typeof ngoDetail>;
