import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { codeInput } from '#src/contracts/accounts.ts';
import { isStaff } from '#src/domain/permissions.ts';
import { deviceName } from '#src/server/accounts/device-name.ts';
import { nextPath } from '#src/server/accounts/next-path.ts';
import { replaceSession } from '#src/server/accounts/replace-session.ts';
import { secondFactorPath } from '#src/server/accounts/second-factor.forms.ts';
import { askForSignInLink, signInByLink } from '#src/server/accounts/sign-in-links.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { accountLimit, codeLimit } from '#src/server/http/rate-limits.ts';

const next = v.optional(v.string());

/** Signing in by a link from an email. Only by a post: programs that scan emails open links. */
export const signInLinksForms = [
  formRoute({
    path: 'login/link',
    schema: v.object({ ...codeInput.entries, next }),
    handle: async ({ services, locale, input, c }) => {
      await codeLimit(c);
      await askForSignInLink(services, input.email, input.next);
      const i18n = await services.i18n(locale);
      return {
        done: {
          message: i18n._(
            msg`If an account uses this email address, a link to sign in is on its way. The link works for ten minutes.`,
          ),
        },
      };
    },
  }),
  formRoute({
    path: 'login/use-link',
    schema: v.object({ link: v.pipe(v.string(), v.maxLength(200, 'otpExpired')), next }),
    handle: async ({ services, locale, input, c }) => {
      await accountLimit(c);
      const { isTakenOver, user, ...tokens } = await signInByLink(
        services,
        input.link,
        deviceName(c.req.header('user-agent')),
      );
      await replaceSession(c, tokens);
      const i18n = await services.i18n(locale);
      return {
        location: isStaff(user.roles) ? secondFactorPath(input.next) : nextPath(input.next),
        done: {
          message: isTakenOver
            ? i18n._(msg`Your email address is confirmed. Choose a password in your profile.`)
            : i18n._(msg`Logged in successfully`),
        },
      };
    },
  }),
];
