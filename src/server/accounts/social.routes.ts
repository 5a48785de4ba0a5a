import type { Context } from 'hono';
import { accessTokenInput, idTokenInput, signedIn } from '#src/contracts/accounts.ts';
import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { deviceName } from '#src/server/accounts/device-name.ts';
import type { DonorDetails } from '#src/server/accounts/donor-faults.ts';
import { cookieToken, isOwnBrowser, keepTokens } from '#src/server/accounts/session-cookie.ts';
import { endSessionOf } from '#src/server/accounts/sessions.ts';
import { signInBySocial } from '#src/server/accounts/social-sign-in.ts';
import { type ApiEnv, type Caller, operation } from '#src/server/http/operation.ts';
import { accountLimit } from '#src/server/http/rate-limits.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

const shared = {
  method: 'post',
  tag: 'Accounts',
  security: 'bearerOrCode',
  answer: signedIn,
  headers: ['x-client'],
  failures: [401, 404, 409],
} as const;

type Call = { services: ServiceContext; locale: Locale; caller: Caller | undefined; c: Context<ApiEnv> };

type Asked = { provider: SocialProvider; token: string; nonce?: string; dateOfBirth?: string | undefined } & Omit<
  DonorDetails,
  'dateOfBirth'
>;

async function signIn({ c, caller, locale, services }: Call, { dateOfBirth, nonce, provider, token, ...rest }: Asked) {
  await accountLimit(c);
  const details = dateOfBirth === undefined ? undefined : { ...rest, dateOfBirth };
  const device = deviceName(c.req.header('user-agent'));
  const { user, ...tokens } = await signInBySocial(
    services,
    { provider, token, ...(nonce === undefined ? {} : { nonce }) },
    { device, locale, caller, details },
  );
  // A session that it goes on with is replaced.
  const former = isOwnBrowser(c) ? cookieToken(c) : undefined;
  if (former !== undefined) await endSessionOf(services, former);
  return { user, ...keepTokens(c, tokens) };
}

export const socialRoutes = [
  operation({
    ...shared,
    path: '/users/social-auth/google',
    summary: 'Signs in with Google',
    body: idTokenInput,
    handle: ({ body, ...call }) => signIn(call, { provider: 'google', ...body }),
  }),
  operation({
    ...shared,
    path: '/users/social-auth/facebook',
    summary: 'Signs in with Facebook',
    body: accessTokenInput,
    handle: ({ body, ...call }) => signIn(call, { provider: 'facebook', ...body }),
  }),
  operation({
    ...shared,
    path: '/users/social-auth/apple',
    summary: 'Signs in with Apple',
    body: idTokenInput,
    handle: ({ body, ...call }) => signIn(call, { provider: 'apple', ...body }),
  }),
];
