import type { FieldError } from '#src/contracts/errors.ts';
import { isUuid } from '#src/domain/uuid.ts';
import { readSession } from '#src/server/accounts/read-session.ts';
import { cookieToken } from '#src/server/accounts/session-cookie.ts';
import { findReceiver } from '#src/server/gift-receivers/gift-receivers.repository.ts';
import type { FormContext, FormFields } from '#src/server/http/form-context.ts';

/**
 * The fields with the name, email and phone of the receiver whom the donor chose among those they saved, whatever was typed
 * into the fields that the page then hides. One that is not theirs is named in `faults`.
 */
export async function withSavedReceiver(c: FormContext, fields: FormFields, faults: FieldError[]): Promise<FormFields> {
  const id = fields['giftReceiver'] ?? '';
  if (fields['isGift'] !== 'on' || id === '') return fields;
  const services = c.get('services');
  const person = isUuid(id) ? await readSession(services, cookieToken(c)) : undefined;
  const saved = person && (await findReceiver(services.db, { userId: person.user.id, id }));
  if (!saved) faults.push({ path: 'giftReceiver', code: 'invalidSelection' });
  return {
    ...fields,
    giftReceiverName: saved?.name ?? '',
    giftReceiverEmail: saved?.email ?? '',
    giftReceiverPhoneNumber: saved?.phone ?? '',
  };
}
