import {
  getCountryCallingCode,
  isValidPhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** The calling code of a country (ISO 3166-1), such as `+966`; undefined where no number can be called there. */
export const callingCodeOf = (country: string): string | undefined =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : undefined;

/**
 * Whether a number of the form of E.164 has the digits that numbers of its country begin with and as many of them. Whether it
 * is a mobile is not looked at: ranges are given out faster than any table of them is published.
 */
export const isCallable = (e164: string): boolean => isValidPhoneNumber(e164);

/**
 * A national number in the form of E.164: `SA` and `050 123 4567` give `+966501234567`; `+966501234567` and `00966501234567`
 * are whole already. Undefined where no number of that country looks so.
 * Lengths and prefixes are those of the national numbering plans (ITU-T E.164), by libphonenumber.
 */
export function internationalNumber(country: string, typed: string): string | undefined {
  const whole = typed.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const number = parsePhoneNumberFromString(whole, isSupportedCountry(country) ? country : undefined);
  return number?.isValid() ? number.number : undefined;
}
