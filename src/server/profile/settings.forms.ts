import { msg } from '@lingui/core/macro';
import { COOKIES } from '#src/contracts/cookies.ts';
import { settingsChange } from '#src/contracts/settings.ts';
import { NOTICE_KINDS } from '#src/domain/notice.ts';
import { rememberDigits } from '#src/server/accounts/session-cookie.ts';
import { writeCookie } from '#src/server/http/cookies.ts';
import type { FormFields } from '#src/server/http/form-context.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { validate } from '#src/server/http/validate.ts';
import { personOf, toLogin } from '#src/server/profile/person-of-form.ts';
import { changeSettings } from '#src/server/profile/settings.service.ts';

/** Language and digits, consent, and the emails that may be left out: a form each, saved for whomever the session names. */
export const settingsForms = [
  formRoute({
    path: 'profile/reading',
    schema: anyFields,
    onError: toLogin('settings'),
    handle: async ({ services, locale, input, c }) => {
      const { user } = await personOf(c);
      const { digits, locale: emails } = await changeSettings(
        services,
        user.id,
        validate(settingsChange, { locale: input['language'], digits: input['digits'] }),
      );
      rememberDigits(c, digits);
      const i18n = await services.i18n(locale);
      writeCookie(c, COOKIES.language, emails);
      return { location: '/profile?part=settings', done: { message: i18n._(msg`Your settings have been saved`) } };
    },
  }),
  formRoute({
    path: 'profile/consent',
    schema: anyFields,
    onError: toLogin('settings'),
    handle: async ({ services, locale, input, c }) => {
      const { user } = await personOf(c);
      if (user.isEmailVerified) await changeSettings(services, user.id, { newsletter: input['newsletter'] === 'on' });
      const asked = input['hasMeasuring'] === '1';
      if (asked) writeCookie(c, COOKIES.consent, input['measuring'] === 'on' ? 'given' : 'refused');
      const i18n = await services.i18n(locale);
      return { location: '/profile?part=settings', done: { message: i18n._(msg`Your consent has been saved`) } };
    },
  }),
  formRoute({
    path: 'profile/notices',
    schema: anyFields,
    onError: toLogin('settings'),
    handle: async ({ services, locale, input, c }) => {
      const { user } = await personOf(c);
      await changeSettings(services, user.id, { notices: noticesOf(input) });
      const i18n = await services.i18n(locale);
      return { location: '/profile?part=settings', done: { message: i18n._(msg`Your email choices have been saved`) } };
    },
  }),
];

/** A box that is not ticked is not sent. */
const noticesOf = (fields: FormFields) =>
  Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, fields[kind] === 'on'])) as Record<
    (typeof NOTICE_KINDS)[number],
    boolean
  >;
