/** The query parameters that pages read, each with its normal form: equal pages have equal queries. */
import { ITEM_TYPES } from '#src/domain/cart.ts';
import { SUBJECTS } from '#src/domain/contact-message.ts';
import { COUNT_PERIODS } from '#src/domain/count-period.ts';
import { PARTNER_KINDS } from '#src/domain/ngo.ts';
import { ORDER_STANDINGS, RECURRENCES } from '#src/domain/order-filter.ts';
import { isInterval } from '#src/domain/subscription.ts';

type Normalize = (value: string) => string | undefined;

const oneOf =
  (...values: string[]): Normalize =>
  (value) =>
    values.includes(value) ? value : undefined;
const matching =
  (pattern: RegExp): Normalize =>
  (value) =>
    pattern.test(value) ? value : undefined;
/** A slug or an id: letters, digits and hyphens of any language. */
const NAME = /^[\p{L}\p{N}-]{1,80}$/u;
const SEARCH_LENGTH = 100;
const PAGES = 50;

/** For each parameter a function that returns the normal form of a value; undefined for an invalid one. */
export const queryParameters = {
  search: (value) =>
    value
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, SEARCH_LENGTH) || undefined,
  sort: oneOf('mostFunded', 'leastRemaining', 'endingSoon'),
  type: matching(NAME),
  category: matching(NAME),
  country: matching(/^[A-Z]{2}$/),
  donationMethod: oneOf('money', 'units'),
  isSuitableForZakat: oneOf('true'),
  status: oneOf('published', 'completed'),
  gender: oneOf('male', 'female'),
  ngo: matching(NAME),
  partnerKind: oneOf(...PARTNER_KINDS),
  page: (value) => (/^[1-9]\d?$/.test(value) && Number(value) > 1 && Number(value) <= PAGES ? value : undefined),
  donationFrequency: (value) => (isInterval(value) ? value : undefined),
  reminder: oneOf('invalid'),
  tag: matching(NAME),
  month: matching(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  subject: oneOf(...SUBJECTS),
  order: matching(/^\d{1,15}$/),
  /** Of a new card for a recurring donation. */
  card: matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
  year: matching(/^(?:19|2[01])\d{2}$/),
  line: matching(/^[1-9]\d{0,9}$/),
  before: matching(/^[1-9]\d{0,9}$/),
  download: oneOf('failed', 'pdf-failed'),
  /** A path of this site, to go back to after signing in. */
  next: matching(/^\/(?![/\\])[^\\\p{Cc}]{0,1000}$/u),
  /** Of the profile; donations without it. */
  part: oneOf(
    'recurring',
    'sponsorships',
    'membership',
    'charts',
    'zakat',
    'receivers',
    'details',
    'settings',
    'devices',
    'data',
  ),
  /** Of the donations of an account. */
  kind: oneOf(...ITEM_TYPES),
  program: matching(NAME),
  standing: oneOf(...ORDER_STANDINGS),
  interval: oneOf(...RECURRENCES),
  after: matching(/^[\w-]{1,200}$/),
  /** Of the sign-in page, where a browser came that may keep no cookies. */
  cookies: oneOf('off'),
  step: oneOf('code', 'done'),
  /** Of the counts of pages; thirty days without it. */
  period: oneOf(...COUNT_PERIODS.filter((period) => period !== 'month')),
} as const satisfies Record<string, Normalize>;

export type QueryParameter = keyof typeof queryParameters;

/**
 * The normal form of a query, without `?`: the parameters that the page reads, each at most once, in one order. Unknown
 * parameters and invalid values are left out, so that all addresses of one page share its cached rendering.
 */
export function normalizeQuery(search: string, names: readonly QueryParameter[]): string {
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of names.toSorted()) {
    const value = given.get(name);
    const normal = value === null ? undefined : queryParameters[name](value.trim());
    if (normal !== undefined) read.set(name, normal);
  }
  return read.toString();
}
