import { COOKIES } from '#src/contracts/cookies.ts';
import { forgetDevice } from '#src/server/accounts/forget-device.ts';
import { findFormerOwner } from '#src/server/accounts/read-session.ts';
import { cookieToken, rememberSession } from '#src/server/accounts/session-cookie.ts';
import { endSessionOf, type Tokens } from '#src/server/accounts/sessions.ts';
import { readCookie } from '#src/server/http/cookies.ts';
import type { FormContext } from '#src/server/http/form-context.ts';

/**
 * Keeps a browser signed in by a new session, and ends the one that it had: a device is listed once. Where somebody else was
 * signed in, what the browser holds of them goes too; after a session that had ended, the cart may be a guest's and stays.
 */
export async function replaceSession(c: FormContext, tokens: Omit<Tokens, 'access'>): Promise<void> {
  const services = c.get('services');
  const former = readCookie(c, COOKIES.session);
  if (former !== undefined) {
    const [was, is] = [await findFormerOwner(services, former), await findFormerOwner(services, tokens.refresh)];
    if (cookieToken(c) !== undefined && was !== undefined && was !== is) forgetDevice(c);
    // The person has signed in by now, whatever becomes of the former session's row.
    await endSessionOf(services, former).catch((error: unknown) =>
      services.log.error({ err: error }, 'a session could not be ended'),
    );
  }
  rememberSession(c, tokens);
}
