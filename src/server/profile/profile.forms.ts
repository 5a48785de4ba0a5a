import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { newPasswordSignedIn } from '#src/contracts/accounts.ts';
import { id } from '#src/contracts/fields.ts';
import { detailsInput, eraseInput } from '#src/contracts/profile.ts';
import { changePassword } from '#src/server/accounts/change-password.ts';
import { forgetDevice } from '#src/server/accounts/forget-device.ts';
import { signOut, signOutOthers } from '#src/server/accounts/sessions.ts';
import { birthOf } from '#src/server/http/birth-fields.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { FormFields } from '#src/server/http/form-context.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { accountLimit } from '#src/server/http/rate-limits.ts';
import { validate } from '#src/server/http/validate.ts';
import { emailForms } from '#src/server/profile/email.forms.ts';
import { eraseAccount } from '#src/server/profile/erase.ts';
import { personOf, toLogin } from '#src/server/profile/person-of-form.ts';
import { phoneForms } from '#src/server/profile/phone.forms.ts';
import { pictureForms } from '#src/server/profile/picture.forms.ts';
import { changeProfile } from '#src/server/profile/profile.service.ts';
import { receiversForms } from '#src/server/profile/receivers.forms.ts';
import { settingsForms } from '#src/server/profile/settings.forms.ts';
import { socialProfileForms } from '#src/server/profile/social.forms.ts';
import { ownZakatForms } from '#src/server/profile/zakat.forms.ts';

/** The forms of the profile, for whoever the cookie of the session names. */
export const profileForms = [
  ...pictureForms,
  ...emailForms,
  ...phoneForms,
  ...socialProfileForms,
  ...settingsForms,
  ...receiversForms,
  ...ownZakatForms,
  formRoute({
    path: 'profile/details',
    schema: anyFields,
    onError: toLogin('details'),
    handle: async ({ services, locale, input, c }) => {
      const { user } = await personOf(c);
      await changeProfile(services, user.id, validate(detailsInput, detailsOf(input)));
      const i18n = await services.i18n(locale);
      return { location: '/profile?part=details', done: { message: i18n._(msg`Your details have been saved`) } };
    },
  }),
  formRoute({
    path: 'profile/password',
    schema: anyFields,
    onError: (error) =>
      error.code === 'invalidCredentials'
        ? new AppError('validation', { fields: [{ path: 'currentPassword', code: 'invalidSelection' }] })
        : toLogin('devices')(error),
    handle: async ({ services, locale, input, c }) => {
      const { caller } = await personOf(c);
      const { confirmPassword, currentPassword, password } = input;
      const read = validate(newPasswordSignedIn, { currentPassword, password, confirmPassword });
      await accountLimit(c);
      await changePassword(services, read, caller);
      const i18n = await services.i18n(locale);
      return { location: '/profile?part=devices', done: { message: i18n._(msg`Password Updated successfully`) } };
    },
  }),
  formRoute({
    path: 'profile/sign-out',
    schema: v.object({ id: v.optional(id) }),
    onError: toLogin('devices'),
    handle: async ({ services, locale, input, c }) => {
      const { caller } = await personOf(c);
      if (input.id === undefined) await signOutOthers(services, caller);
      else await signOut(services, caller, input.id);
      const i18n = await services.i18n(locale);
      const message =
        input.id === undefined ? msg`Every other device has been signed out` : msg`The device has been signed out`;
      return { location: '/profile?part=devices', done: { message: i18n._(message) } };
    },
  }),
  formRoute({
    path: 'profile/erase',
    schema: v.object(eraseInput.entries),
    onError: toLogin('data'),
    handle: async ({ services, locale, input, c }) => {
      const { caller } = await personOf(c);
      await accountLimit(c);
      await eraseAccount(services, caller, input.password);
      forgetDevice(c);
      const i18n = await services.i18n(locale);
      return { location: '/login', done: { message: i18n._(msg`Your account has been erased`) } };
    },
  }),
];

/** What the form says of a person. A field that is left empty is emptied, where that may be. */
function detailsOf(fields: FormFields): Record<string, unknown> {
  const typed = (name: string): string | undefined => fields[name]?.trim() || undefined;
  const number = typed('phoneNumber');
  return {
    fullName: typed('fullName') ?? null,
    phone: number === undefined ? null : { country: fields['phoneCountry'] ?? 'SA', number },
    gender: typed('gender'),
    dateOfBirth: birthOf(fields),
    nationality: typed('nationality'),
    mainDonationField: typed('mainDonationField'),
    secondaryDonationField: typed('secondaryDonationField') ?? null,
  };
}
