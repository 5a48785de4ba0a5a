import * as v from 'valibot';
import { COOKIES } from '#src/contracts/cookies.ts';
import { readSession } from '#src/server/accounts/read-session.ts';
import { cookieToken, rememberDigits } from '#src/server/accounts/session-cookie.ts';
import { clearCookie, writeCookie } from '#src/server/http/cookies.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { changeSettings } from '#src/server/profile/settings.service.ts';

const oneOf = <const T extends readonly string[]>(values: T) => v.fallback(v.optional(v.picklist(values)), undefined);

/** The forms for appearance and consent. They set cookies that hold nothing personal; an unknown value changes nothing. */
export const preferenceForms = [
  formRoute({
    path: 'theme',
    schema: v.object({
      theme: oneOf(['light', 'dark', 'system']),
      contrast: oneOf(['more', 'system']),
      motion: oneOf(['reduced', 'system']),
      digits: oneOf(['arab', 'system']),
    }),
    handle: async ({ services, input, c }) => {
      for (const name of ['theme', 'contrast', 'motion'] as const) {
        const chosen = input[name];
        if (chosen === 'system') clearCookie(c, COOKIES[name]);
        else if (chosen) writeCookie(c, COOKIES[name], chosen);
      }
      if (!input.digits) return {};
      const digits = input.digits === 'arab' ? 'arab' : 'latn';
      rememberDigits(c, digits);
      // Whoever is signed in finds them on their other devices.
      const person = await readSession(services, cookieToken(c));
      if (person) await changeSettings(services, person.user.id, { digits });
      return {};
    },
  }),
  formRoute({
    path: 'consent',
    schema: v.object({ consent: v.fallback(v.optional(v.picklist(['given', 'refused'])), undefined) }),
    handle: async ({ input: { consent }, c }) => {
      if (consent) writeCookie(c, COOKIES.consent, consent);
      return {};
    },
  }),
];
