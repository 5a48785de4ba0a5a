import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { newcomerInput } from '#src/contracts/accounts.ts';
import { COOKIES } from '#src/contracts/cookies.ts';
import { isStaff } from '#src/domain/permissions.ts';
import { deviceName } from '#src/server/accounts/device-name.ts';
import { readNewcomer } from '#src/server/accounts/newcomers.ts';
import { arrivalPath, nextPath } from '#src/server/accounts/next-path.ts';
import { replaceSession } from '#src/server/accounts/replace-session.ts';
import { secondFactorPath } from '#src/server/accounts/second-factor.forms.ts';
import { finishNewcomer, HasAccountError } from '#src/server/accounts/social-sign-in.ts';
import { birthOf } from '#src/server/http/birth-fields.ts';
import { clearCookie, readCookie } from '#src/server/http/cookies.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { FormFields } from '#src/server/http/form-context.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { accountLimit } from '#src/server/http/rate-limits.ts';
import { validate } from '#src/server/http/validate.ts';

/** The last step of an account that a provider vouches for: age and the rest, as by signing up. */
export const newcomersForms = [
  formRoute({
    path: 'signup/finish',
    schema: anyFields,
    handle: async ({ services, locale, input, c }) => {
      await accountLimit(c);
      const newcomer = readNewcomer(services, readCookie(c, COOKIES.newcomer));
      if (!newcomer)
        throw new AppError('conflict', {
          words: msg`More than half an hour has passed since you came back from the sign-in service. Start again with one of the buttons below.`,
        });
      const details = validate(newcomerInput, detailsOf(input));
      const { heldAt: _, locale: __, next, ...identity } = newcomer;
      const device = deviceName(c.req.header('user-agent'));
      const { user, ...tokens } = await finishNewcomer(services, identity, { device, locale, details }).catch(
        (error: unknown) => {
          // The page shows the buttons again.
          if (error instanceof HasAccountError) clearCookie(c, COOKIES.newcomer);
          throw error;
        },
      );
      await replaceSession(c, tokens);
      const i18n = await services.i18n(locale);
      return {
        location: arrivalPath(c, isStaff(user.roles) ? secondFactorPath(next) : next),
        done: { message: i18n._(msg`Account Created successfully`) },
      };
    },
  }),
  formRoute({
    path: 'signup/not-me',
    schema: v.object({ next: v.optional(v.string()) }),
    /** Somebody else used this browser: of whom the provider named nothing stays. */
    handle: async ({ input: { next }, c }) => {
      clearCookie(c, COOKIES.newcomer);
      return { location: next ? `/signup?${new URLSearchParams({ next: nextPath(next) }).toString()}` : '/signup' };
    },
  }),
];

function detailsOf(fields: FormFields): Record<string, unknown> {
  const typed = (name: string): string | undefined => fields[name]?.trim() || undefined;
  const names = ['gender', 'nationality', 'mainDonationField', 'secondaryDonationField'] as const;
  return { ...Object.fromEntries(names.map((name) => [name, typed(name)])), dateOfBirth: birthOf(fields) };
}
