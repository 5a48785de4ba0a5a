/** The query parameters that pages read, each with the form in which it names one page. */
import { isInterval } from '#src/domain/recurring.ts';

type Normalise = (value: string) => string | undefined;

const oneOf = (...values: string[]): Normalise => (value) => (values.includes(value) ? value : undefined);
const matching = (pattern: RegExp): Normalise => (value) => (pattern.test(value) ? value : undefined);
/** Letters, digits and hyphens of any language: a slug or an id. */
const NAME = /^[\p{L}\p{N}-]{1,80}$/u;
const SEARCH_LENGTH = 100;
const PAGES = 50;

export const queryParameters = {
  search: (value) => value.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/\s+/g, ' ').trim().slice(0, SEARCH_LENGTH) || undefined,
  sort: oneOf('mostFunded', 'leastRemaining', 'endingSoon'),
  type: matching(NAME),
  category: matching(NAME),
  country: matching(/^[A-Z]{2}$/),
  donationMethod: oneOf('money', 'units'),
  isSuitableForZakat: oneOf('true'),
  status: oneOf('published', 'completed'),
  gender: oneOf('male', 'female'),
  page: (value) => (/^[1-9]\d?$/.test(value) && Number(value) > 1 && Number(value) <= PAGES ? value : undefined),
  donationFrequency: (value) => (isInterval(value) ? value : undefined),
  order: matching(/^\d{1,15}$/),
} as const satisfies Record<string, Normalise>;

export type QueryParameter = keyof typeof queryParameters;

/**
 * The query as the page reads it: the parameters of its route, each at most once, in one order. What it does not read, and
 * what it cannot read, is left out, so that addresses that mean the same page share it. Without `?`.
 */
export function normaliseQuery(search: string, names: readonly QueryParameter[]): string {
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of names.toSorted()) {
    const value = given.get(name);
    const normal = value === null ? undefined : queryParameters[name](value.trim());
    if (normal !== undefined) read.set(name, normal);
  }
  return read.toString();
}
