import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { newPasswordFirst } from '#src/contracts/accounts.ts';
import { PROVIDER_NAMES } from '#src/domain/social-names.ts';
import { SOCIAL_PROVIDERS } from '#src/domain/social-sign-in.ts';
import { setFirstPassword } from '#src/server/accounts/change-password.ts';
import { disconnectSocial } from '#src/server/accounts/disconnect-social.ts';
import { signInAgainPath } from '#src/server/accounts/next-path.ts';
import { beginAttempt, departurePath } from '#src/server/accounts/social-attempts.ts';
import { refuseOldSignIn, refuseUnconfirmed, SignInAgainError } from '#src/server/accounts/ways-in.ts';
import type { AppError } from '#src/server/http/errors.ts';
import type { FormSuccess } from '#src/server/http/form-response.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { accountLimit, codeLimit } from '#src/server/http/rate-limits.ts';
import { validate } from '#src/server/http/validate.ts';
import { personOf, toLogin } from '#src/server/profile/person-of-form.ts';
import { askForProof } from '#src/server/profile/prove-owner.ts';

const DEVICES = '/profile?part=devices';
const which = v.object({ provider: v.picklist(SOCIAL_PROVIDERS, 'invalidSelection') });

/** Disconnected in another tab: the page says how it stands. */
const onError = (error: AppError): AppError | FormSuccess => {
  if (error instanceof SignInAgainError) return { location: signInAgainPath(DEVICES) };
  return error.code === 'notFound' ? { location: DEVICES } : toLogin('devices')(error);
};

/** Given a password in another tab: the page says how it stands. What has to be done first is said. */
const orAsItStands = (error: AppError): AppError | FormSuccess =>
  error.code === 'conflict' && error.words === undefined ? { location: DEVICES } : toLogin('devices')(error);

/** The providers that sign a person in, and the password of an account that was made without one. */
export const socialProfileForms = [
  formRoute({
    path: 'profile/social',
    schema: which,
    onError,
    handle: async ({ services, input: { provider }, c }) => {
      const { caller, user } = await personOf(c);
      await accountLimit(c);
      refuseUnconfirmed(user);
      refuseOldSignIn(caller, services.now());
      await beginAttempt(c, { provider, page: DEVICES, next: DEVICES, connects: caller.sessionId });
      return { location: departurePath(provider) };
    },
  }),
  formRoute({
    path: 'profile/social/disconnect',
    schema: which,
    onError,
    handle: async ({ services, locale, input: { provider }, c }) => {
      const { caller } = await personOf(c);
      await disconnectSocial(services, caller, provider);
      const i18n = await services.i18n(locale);
      const name = PROVIDER_NAMES[provider];
      return { location: DEVICES, done: { message: i18n._(msg`You can no longer sign in with ${name}`) } };
    },
  }),
  formRoute({
    path: 'profile/first-password/proof',
    schema: v.object({}),
    onError: orAsItStands,
    handle: async ({ services, locale, c }) => {
      const { user } = await personOf(c);
      await codeLimit(c);
      await askForProof(services, user.id, 'firstPassword');
      const i18n = await services.i18n(locale);
      return { location: DEVICES, done: { message: i18n._(msg`A code is on its way to your email address`) } };
    },
  }),
  formRoute({
    path: 'profile/first-password',
    schema: anyFields,
    onError: orAsItStands,
    handle: async ({ services, locale, input: { confirmPassword, otp, password }, c }) => {
      const { caller } = await personOf(c);
      await accountLimit(c);
      await setFirstPassword(services, validate(newPasswordFirst, { otp, password, confirmPassword }), caller);
      const i18n = await services.i18n(locale);
      return { location: DEVICES, done: { message: i18n._(msg`Your password has been saved`) } };
    },
  }),
];
