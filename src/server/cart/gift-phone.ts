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
 * The fields with the phone of who gets the card in the form of E.164, by the country chosen beside it. One that begins with a
 * plus is whole already; what is no number stays, to be refused.
 */
export async function withGiftPhone(db: Database, fields: FormFields): Promise<FormFields> {
  const typed = withoutMarks(fields['giftReceiverPhoneNumber'] ?? '');
  const country = fields['giftReceiverPhoneCountry'];
  if (fields['isGift'] !== 'on' || typed === '') return fields;
  const isNational = /^\d{4,15}$/.test(typed) && country !== undefined;
  const code = isNational ? await findCallingCode(db, country) : undefined;
  return { ...fields, giftReceiverPhoneNumber: code ? internationalNumber(country!, code, typed) : typed };
}
