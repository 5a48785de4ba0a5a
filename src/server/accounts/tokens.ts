import { jwtVerify, SignJWT } from 'jose';
import { errors as joseErrors } from 'jose';
import * as v from 'valibot';
import { ACCESS_SECONDS } from '#src/domain/session.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { safeEqual, sha256 } from '#src/server/platform/keys.ts';

type Signing = Pick<ServiceContext, 'keys' | 'now'>;
const ALGORITHM = 'HS256';

/** Derived from the secret of this installation, and used for nothing else. */
const accessKey = ({ keys }: Signing): Uint8Array => new TextEncoder().encode(keys.sign('access-token', ''));

export type AccessClaims = { userId: string; sessionId: string; roles: readonly string[] };

/** A JWT that counts for fifteen minutes. */
export const accessToken = (ctx: Signing, { roles, sessionId, userId }: AccessClaims): Promise<string> => {
  const seconds = Math.floor(ctx.now().getTime() / 1000);
  return new SignJWT({ roles, sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(userId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_SECONDS)
    .sign(accessKey(ctx));
};

const claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  sid: v.pipe(v.string(), v.uuid()),
  roles: v.array(v.string()),
  iat: v.number(),
});
/** The clocks of two processes may differ by so much. */
const CLOCKS_DIFFER_MS = 60_000;

/** Reads an access token. @throws AppError `tokenExpired`, or `unauthenticated` for any text that we did not sign */
export async function readAccessToken(ctx: Signing, token: string): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(token, accessKey(ctx), {
      algorithms: [ALGORITHM],
      currentDate: ctx.now(),
      requiredClaims: ['exp', 'iat'],
    });
    const { iat, roles, sid, sub } = v.parse(claims, payload);
    if (iat * 1000 > ctx.now().getTime() + CLOCKS_DIFFER_MS)
      throw new Error('the token is of a time that has not come');
    return { userId: sub, sessionId: sid, roles };
  } catch (error) {
    throw new AppError(error instanceof joseErrors.JWTExpired ? 'tokenExpired' : 'unauthenticated', { cause: error });
  }
}

const SIGNED_AS = 'refresh-token';
const named = (sessionId: string, generation: number): string => `${sessionId}.${generation}`;

/** The refresh token of this number: it follows from the session and the number, so the database holds none. */
export const refreshToken = ({ keys }: Pick<ServiceContext, 'keys'>, sessionId: string, generation: number): string => {
  const name = named(sessionId, generation);
  return `${name}.${keys.sign(SIGNED_AS, name)}`;
};

/** The session and the number of a refresh token that we signed; undefined for any other text. */
export function readRefreshToken(
  { keys }: Pick<ServiceContext, 'keys'>,
  token: string,
): { sessionId: string; generation: number } | undefined {
  const [, sessionId, count, signature] = /^([\da-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (sessionId === undefined || count === undefined || signature === undefined) return undefined;
  const generation = Number(count);
  const name = named(sessionId, generation);
  return safeEqual(keys.signAs(SIGNED_AS, name, sha256(signature)), signature) ? { sessionId, generation } : undefined;
}
