import { latinDigits } from '#money/latin-digits.ts';
import { internationalNumber } from '#src/contracts/phone-number.ts';
import type { FormFields } from '#src/server/http/form-context.ts';

/**
 * A typed number in the form of E.164, by the country chosen beside it. One that begins with a plus is whole already; what is
 * no number of that country stays as it was typed, to be refused.
 */
export const wholeNumber = (country: string | undefined, typed: string): string =>
  internationalNumber(country ?? '', latinDigits(typed)) ?? latinDigits(typed).trim();

/** The fields with the phone of who gets the card as it is called from anywhere. */
export function withGiftPhone(fields: FormFields): FormFields {
  const typed = fields['giftReceiverPhoneNumber'] ?? '';
  if (fields['isGift'] !== 'on' || typed.trim() === '') return fields;
  return { ...fields, giftReceiverPhoneNumber: wholeNumber(fields['giftReceiverPhoneCountry'], typed) };
}
