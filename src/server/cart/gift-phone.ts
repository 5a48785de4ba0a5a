import { latinDigits } from '#money/latin-digits.ts';
import { internationalNumber } from '#src/domain/phone-number.ts';
import type { FormFields } from '#src/server/http/form-context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { findCallingCode } from '#src/server/reference/callable-countries.repository.ts';

/** A phone number without what people write between its digits; `00` before the country's code is a plus. */
const withoutMarks = (typed: string): string =>
  latinDigits(typed)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '+');

/**
 * A typed number in the form of E.164, by the country chosen beside it. One that begins with a plus is whole already; what is
 * no number stays, to be refused.
 */
export async function wholeNumber(db: Database, country: string | undefined, text: string): Promise<string> {
  const typed = withoutMarks(text);
  const code = /^\d{4,15}$/.test(typed) && country !== undefined ? await findCallingCode(db, country) : undefined;
  return code ? internationalNumber(country!, code, typed) : typed;
}

/** The fields with the phone of who gets the card as it is called from anywhere. */
export async function withGiftPhone(db: Database, fields: FormFields): Promise<FormFields> {
  const typed = fields['giftReceiverPhoneNumber'] ?? '';
  if (fields['isGift'] !== 'on' || typed.trim() === '') return fields;
  return { ...fields, giftReceiverPhoneNumber: await wholeNumber(db, fields['giftReceiverPhoneCountry'], typed) };
}
