import type { Country as DialCountry } from '#ds/components/phone-field/country.ts';
import type { Multilingual } from '#src/i18n/multilingual.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';

export const VOLUNTEER_FORM = 'volunteer';
export const VOLUNTEER_PATH = '/volunteer';

type Choice = { slug: string; title: Multilingual };

/** What the form of somebody who offers help shows. */
export type VolunteerView = {
  /** Every country by its name in the page's language. */
  countries: readonly { value: string; label: string }[];
  dialCountries: readonly DialCountry[];
  programs: readonly Choice[];
  causes: readonly Choice[];
  memory?: FormState | undefined;
};
