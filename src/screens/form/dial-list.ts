import type { Country } from '#ds/components/phone-field/country.ts';

/** What a phone field chooses from. */
export type DialList = {
  /** The likely ones; all of them come from `countriesFrom` when the field is touched. */
  countries: readonly Country[];
  countriesFrom?: string | undefined;
};
