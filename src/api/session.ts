import { call, type CallOptions } from '#src/api/client.ts';

const AUTH = '/api/v1/users/auth';
/** Says that the refresh token is in the cookie, and is to stay there. */
const OWN = { 'x-client': 'web' };

/** Who a session belongs to, as its access token says. */
export type TokenUser = { id: string; roles: readonly string[] };
/** An access token, and how long it counts from now: a device's clock may be wrong. */
export type AccessToken = { access: string; lifetimeMs: number; user: TokenUser };

/**
 * Asks for the next access token by the cookie of the session. The call outlives its page: a response that nobody takes would
 * leave the browser with a token that was replaced.
 *
 * @throws ApiError as the server answered it. @throws TypeError for an answer without a token
 */
export async function refreshTokens(locale: string): Promise<AccessToken> {
  const options: CallOptions = { method: 'POST', body: {}, headers: OWN, keepalive: true, locale };
  const { access } = await call<{ access?: string }>(`${AUTH}/token`, options);
  if (typeof access !== 'string') throw new TypeError('The response holds no token.');
  return readToken(access);
}

/** What an access token says of itself. The server alone checks it. @throws TypeError for a text that is none */
function readToken(access: string): AccessToken {
  const part = access.split('.')[1];
  if (part === undefined) throw new TypeError('This is no token.');
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const { exp, iat, roles, sub } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  if (typeof exp !== 'number' || typeof iat !== 'number' || typeof sub !== 'string' || !Array.isArray(roles))
    throw new TypeError('This is no token.');
  return { access, lifetimeMs: (exp - iat) * 1000, user: { id: sub, roles: roles.map(String) } };
}

/** A call in somebody's name. `retries`: how often it was sent before. @throws ApiError */
export const callWithToken = <Result>(
  path: string,
  { headers, ...options }: CallOptions,
  access: string,
  retries: number,
): Promise<Result> =>
  call<Result>(path, {
    ...options,
    headers: {
      ...headers,
      ...OWN,
      authorization: `Bearer ${access}`,
      ...(retries > 0 ? { 'x-retry-count': String(retries) } : {}),
    },
  });

/** Signs this device out by its token. The call outlives its page. @throws ApiError */
export const logOutByToken = (locale: string, access: string): Promise<unknown> =>
  callWithToken(`${AUTH}/logout`, { method: 'POST', body: {}, keepalive: true, locale }, access, 0);

/** The same for a page that holds no token. @throws ApiError */
export const logOutByCookie = (locale: string): Promise<unknown> =>
  call('/forms/logout', { method: 'POST', body: new FormData(), keepalive: true, locale });
