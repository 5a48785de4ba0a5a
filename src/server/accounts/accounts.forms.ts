import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { signInInput } from '#src/contracts/accounts.ts';
import { COOKIES } from '#src/contracts/cookies.ts';
import { isStaff } from '#src/domain/permissions.ts';
import { deviceName } from '#src/server/accounts/device-name.ts';
import { forgetDevice } from '#src/server/accounts/forget-device.ts';
import { arrivalPath, nextPath } from '#src/server/accounts/next-path.ts';
import { replaceSession } from '#src/server/accounts/replace-session.ts';
import { secondFactorPath } from '#src/server/accounts/second-factor.forms.ts';
import { endSessionOf } from '#src/server/accounts/sessions.ts';
import { signIn } from '#src/server/accounts/sign-in.ts';
import { readCookie } from '#src/server/http/cookies.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { accountLimit } from '#src/server/http/rate-limits.ts';

const next = v.optional(v.string());

export const accountsForms = [
  formRoute({
    path: 'login',
    schema: v.object({ ...signInInput.entries, next }),
    handle: async ({ services, locale, input, c }) => {
      await accountLimit(c);
      const { mustChoosePassword, user, ...tokens } = await signIn(
        services,
        input,
        deviceName(c.req.header('user-agent')),
      );
      await replaceSession(c, tokens);
      const i18n = await services.i18n(locale);
      return mustChoosePassword
        ? {
            location: arrivalPath(c, '/profile?part=devices'),
            done: {
              message: i18n._(
                msg`The password you used worked only once. Choose your own password below before you sign out.`,
              ),
            },
          }
        : {
            location: arrivalPath(c, isStaff(user.roles) ? secondFactorPath(input.next) : nextPath(input.next)),
            done: { message: i18n._(msg`Logged in successfully`) },
          };
    },
  }),
  formRoute({
    path: 'logout',
    schema: v.object({}),
    handle: async ({ services, c }) => {
      const token = readCookie(c, COOKIES.session);
      forgetDevice(c);
      // The device is signed out whatever becomes of the session's row.
      if (token !== undefined)
        await endSessionOf(services, token).catch((error: unknown) =>
          services.log.error({ err: error }, 'a session could not be ended'),
        );
      return { location: '/login' };
    },
  }),
];
