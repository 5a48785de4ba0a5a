import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { newEmailConfirmation, newEmailInput } from '#src/contracts/profile.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { FormSuccess } from '#src/server/http/form-response.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { accountLimit, codeLimit } from '#src/server/http/rate-limits.ts';
import { validate } from '#src/server/http/validate.ts';
import {
  askForNewEmail,
  askForNewEmailAgain,
  confirmNewEmail,
  giveUpNewEmail,
} from '#src/server/profile/change-email.ts';
import { personOf, toLogin } from '#src/server/profile/person-of-form.ts';
import { askForProof } from '#src/server/profile/prove-owner.ts';

const location = '/profile?part=details';
const onError = toLogin('details');
const nothing = v.object({});
/** Given up, or given a password, in another tab: the page says how it stands. */
const orAsItStands =
  (code: 'notFound' | 'conflict') =>
  (error: AppError): AppError | FormSuccess =>
    error.code === code ? { location } : onError(error);

/** Another email address: asked for with a proof, and confirmed by a code that went there. */
export const emailForms = [
  formRoute({
    path: 'profile/new-email/proof',
    schema: nothing,
    onError: orAsItStands('conflict'),
    handle: async ({ services, locale, c }) => {
      const { user } = await personOf(c);
      await codeLimit(c);
      await askForProof(services, user.id, 'moveEmail');
      const i18n = await services.i18n(locale);
      return { location, done: { message: i18n._(msg`A code is on its way to your current address`) } };
    },
  }),
  formRoute({
    path: 'profile/new-email',
    schema: anyFields,
    onError,
    handle: async ({ services, locale, input: { email, otp, password }, c }) => {
      const { caller } = await personOf(c);
      const given = { email: email ?? '', ...(password ? { password } : {}), ...(otp ? { otp } : {}) };
      const read = validate(newEmailInput, given);
      await codeLimit(c);
      await askForNewEmail(services, caller, read);
      const i18n = await services.i18n(locale);
      return { location, done: { message: i18n._(msg`A code is on its way to the new address`) } };
    },
  }),
  formRoute({
    path: 'profile/new-email/resend',
    schema: nothing,
    onError: orAsItStands('notFound'),
    handle: async ({ services, locale, c }) => {
      const { caller } = await personOf(c);
      await codeLimit(c);
      await askForNewEmailAgain(services, caller);
      const i18n = await services.i18n(locale);
      return { location, done: { message: i18n._(msg`A code is on its way to the new address`) } };
    },
  }),
  formRoute({
    path: 'profile/new-email/code',
    schema: v.object(newEmailConfirmation.entries),
    onError,
    handle: async ({ services, locale, input, c }) => {
      const { caller } = await personOf(c);
      await accountLimit(c);
      await confirmNewEmail(services, caller, input.otp);
      const i18n = await services.i18n(locale);
      return { location, done: { message: i18n._(msg`Your email address has been changed`) } };
    },
  }),
  formRoute({
    path: 'profile/new-email/give-up',
    schema: nothing,
    onError,
    handle: async ({ services, locale, c }) => {
      const { caller } = await personOf(c);
      await giveUpNewEmail(services, caller);
      const i18n = await services.i18n(locale);
      return { location, done: { message: i18n._(msg`Your email address has not been changed`) } };
    },
  }),
];
