import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { codeInput, newPasswordByCode, signUpInput, verifyEmailInput } from '#src/contracts/accounts.ts';
import { changePassword } from '#src/server/accounts/change-password.ts';
import { askForCode } from '#src/server/accounts/codes.ts';
import { deviceName } from '#src/server/accounts/device-name.ts';
import { arrivalPath, nextPath } from '#src/server/accounts/next-path.ts';
import { replaceSession } from '#src/server/accounts/replace-session.ts';
import { signIn } from '#src/server/accounts/sign-in.ts';
import { confirmAndSignIn, signUp } from '#src/server/accounts/sign-up.ts';
import { birthOf } from '#src/server/http/birth-fields.ts';
import type { FormContext, FormFields } from '#src/server/http/form-context.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { accountLimit, codeLimit } from '#src/server/http/rate-limits.ts';
import { validate } from '#src/server/http/validate.ts';

const next = v.optional(v.string());
const deviceOf = (c: FormContext): string => deviceName(c.req.header('user-agent'));

/** The step of a page at which the code is typed. The email is shown there again, and its form stays usable without it. */
const codeStep = (path: string, asked: string | undefined): string =>
  `${path}?${new URLSearchParams({ ...(asked === undefined ? {} : { next: nextPath(asked) }), step: 'code' }).toString()}`;

/** Making an account and choosing a new password: each sends a code, and the code signs in. */
export const entranceForms = [
  formRoute({
    path: 'signup',
    schema: anyFields,
    handle: async ({ services, locale, input, c }) => {
      const read = validate(signUpInput, accountOf(input));
      await codeLimit(c);
      await signUp(services, read, locale);
      const i18n = await services.i18n(locale);
      return {
        location: codeStep('/signup', input['next']),
        done: { message: i18n._(msg`Account Created successfully`) },
        keepsFields: true,
      };
    },
  }),
  formRoute({
    path: 'signup/code',
    schema: v.object({ ...verifyEmailInput.entries, next }),
    handle: async ({ services, locale, input, c }) => {
      await accountLimit(c);
      await replaceSession(c, await confirmAndSignIn(services, input, deviceOf(c)));
      const i18n = await services.i18n(locale);
      return {
        location: arrivalPath(c, nextPath(input.next)),
        done: { message: i18n._(msg`Your email address is confirmed`) },
      };
    },
  }),
  formRoute({
    path: 'forget-password',
    schema: v.object({ ...codeInput.entries, next }),
    handle: async ({ services, locale, input, c }) => {
      await codeLimit(c);
      await askForCode(services, input.email, 'password');
      const i18n = await services.i18n(locale);
      return {
        location: codeStep('/forget-password', input.next),
        done: { message: i18n._(msg`If an account uses this email address, a code is on its way.`) },
        keepsFields: true,
      };
    },
  }),
  formRoute({
    path: 'forget-password/reset',
    schema: anyFields,
    handle: async ({ services, locale, input, c }) => {
      const { email, otp, password, confirmPassword, next: asked } = input;
      const read = validate(newPasswordByCode, { email, otp, password, confirmPassword });
      await accountLimit(c);
      await changePassword(services, read);
      await replaceSession(c, await signIn(services, { login: read.email, password: read.password }, deviceOf(c)));
      const i18n = await services.i18n(locale);
      return {
        location: arrivalPath(c, nextPath(asked)),
        done: { message: i18n._(msg`Password Updated successfully`) },
      };
    },
  }),
  ...(['signup', 'forget-password'] as const).map((page) =>
    formRoute({
      path: `${page}/resend`,
      schema: v.object({ ...codeInput.entries, next }),
      handle: async ({ services, locale, input, c }) => {
        await codeLimit(c);
        await askForCode(services, input.email, page === 'signup' ? 'email' : 'password');
        const i18n = await services.i18n(locale);
        return {
          location: codeStep(`/${page}`, input.next),
          done: { message: i18n._(msg`Code resent successfully`) },
          keepsFields: true,
        };
      },
    }),
  ),
];

/** What the form says of a new account. A field that is left empty is one that is not there. */
function accountOf(fields: FormFields): Record<string, unknown> {
  const typed = (name: string): string | undefined => fields[name]?.trim() || undefined;
  const names = ['username', 'email', 'gender', 'nationality', 'mainDonationField', 'secondaryDonationField'] as const;
  const dateOfBirth = birthOf(fields);
  const number = typed('phoneNumber');
  return {
    ...Object.fromEntries(names.flatMap((name) => (typed(name) === undefined ? [] : [[name, typed(name)]]))),
    ...(number === undefined ? {} : { phone: { country: fields['phoneCountry'] ?? 'SA', number } }),
    ...(dateOfBirth === undefined ? {} : { dateOfBirth }),
    password: fields['password'] ?? '',
    confirmPassword: fields['confirmPassword'] ?? '',
  };
}
