import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { deviceName } from '#src/server/accounts/device-name.ts';
import { signInAgainPath } from '#src/server/accounts/next-path.ts';
import { passkeyOrigin } from '#src/server/accounts/passkey-origin.ts';
import { addPasskey, newPasskeyOptions, removePasskey } from '#src/server/accounts/passkeys.ts';
import { readSession } from '#src/server/accounts/read-session.ts';
import { cookieToken } from '#src/server/accounts/session-cookie.ts';
import { SignInAgainError } from '#src/server/accounts/ways-in.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { FormContext } from '#src/server/http/form-context.ts';
import type { FormSuccess } from '#src/server/http/form-response.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import type { Caller } from '#src/server/http/operation.ts';
import { accountLimit } from '#src/server/http/rate-limits.ts';

const DEVICES = '/profile?part=devices';
const leadTo = (path: string): string => `${path}?${new URLSearchParams({ next: DEVICES }).toString()}`;

/** @throws AppError `unauthenticated` */
async function callerOf(c: FormContext): Promise<Caller> {
  const person = await readSession(c.get('services'), cookieToken(c));
  if (!person) throw new AppError('unauthenticated');
  return person.caller;
}
const onError = (error: AppError): AppError | FormSuccess => {
  if (error.code === 'unauthenticated') return { location: leadTo('/login') };
  if (error.code === 'secondFactorRequired') return { location: leadTo('/second-factor') };
  if (error instanceof SignInAgainError) return { location: signInAgainPath(DEVICES) };
  // Removed in another tab: the list says so.
  return error.code === 'notFound' ? { location: DEVICES } : error;
};

/** Adding a passkey, which scripts do between two forms, and removing one, which needs none. */
export const passkeysForms = [
  formRoute({
    path: 'passkeys/options',
    schema: v.object({}),
    onError,
    handle: async ({ services, c }) => {
      await accountLimit(c);
      const options = await newPasskeyOptions(services, await callerOf(c), passkeyOrigin(services, c.req.url));
      return { result: { options } };
    },
  }),
  formRoute({
    path: 'passkeys/add',
    schema: v.object({
      response: v.pipe(v.string(), v.maxLength(20_000, 'tooLong'), v.parseJson(), v.record(v.string(), v.unknown())),
    }),
    onError,
    handle: async ({ services, locale, input, c }) => {
      await accountLimit(c);
      const device = deviceName(c.req.header('user-agent'));
      const origin = passkeyOrigin(services, c.req.url);
      await addPasskey(services, await callerOf(c), { response: input.response, origin, device });
      const i18n = await services.i18n(locale);
      return { location: DEVICES, done: { message: i18n._(msg`The passkey has been added`) } };
    },
  }),
  formRoute({
    path: 'passkeys/remove',
    schema: v.object({ id: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(1400, 'tooLong')) }),
    onError,
    handle: async ({ services, locale, input, c }) => {
      await removePasskey(services, await callerOf(c), input.id);
      const i18n = await services.i18n(locale);
      return { location: DEVICES, done: { message: i18n._(msg`The passkey has been removed`) } };
    },
  }),
];
