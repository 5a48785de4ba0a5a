import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { verifyPhoneInput } from '#src/contracts/accounts.ts';
import { askForOwnPhoneCode, verifyPhone } from '#src/server/accounts/phones.ts';
import type { Person } from '#src/server/accounts/read-session.ts';
import { invalid } from '#src/server/http/errors.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { accountLimit, codeLimit } from '#src/server/http/rate-limits.ts';
import { personOf, toLogin } from '#src/server/profile/person-of-form.ts';

const location = '/profile?part=details';

/** The number of the account. @throws AppError `validation` at `phone` where it has none, as in a page that is older */
function phoneOf({ user: { phoneCountry, phoneNumber } }: Person): { country: string; number: string } {
  if (phoneCountry === null || phoneNumber === null) throw invalid({ path: 'phone', code: 'required' });
  return { country: phoneCountry, number: phoneNumber };
}

/** Showing that a phone number is one's own: a code by text message, typed into the profile. */
export const phoneForms = [
  formRoute({
    path: 'profile/phone-code',
    schema: v.object({}),
    onError: toLogin('details'),
    handle: async ({ services, locale, c }) => {
      const person = await personOf(c);
      await codeLimit(c);
      phoneOf(person);
      await askForOwnPhoneCode(services, person.user.id);
      const i18n = await services.i18n(locale);
      return { location, done: { message: i18n._(msg`A code is on its way to your phone`) } };
    },
  }),
  formRoute({
    path: 'profile/phone',
    schema: v.object({ otp: verifyPhoneInput.entries.otp }),
    onError: toLogin('details'),
    handle: async ({ services, locale, input, c }) => {
      const person = await personOf(c);
      await accountLimit(c);
      await verifyPhone(services, { phone: phoneOf(person), otp: input.otp }, person.caller);
      const i18n = await services.i18n(locale);
      return { location, done: { message: i18n._(msg`Your phone number is confirmed`) } };
    },
  }),
];
