import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import type { SocialIdentity } from '#src/domain/social-sign-in.ts';
import { InvalidTokenError, type SocialToken } from '#src/server/gateways/identities/port.ts';

/** Where an issuer of OpenID Connect has its keys, and how it calls itself. */
export type Issuer = { issuers: string[]; keysUrl: string };

const TIMEOUT_MS = 5000;
const LONGEST = '65 minutes';

/** Apple writes its truths as texts too. */
const isTrue = v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])]));
const claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  iat: v.number(),
  nonce: v.string(),
  email: v.optional(v.pipe(v.string(), v.maxLength(254))),
  email_verified: isTrue,
  name: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** Reads the ID tokens of one issuer (OpenID Connect Core 3.1.3.7): signature, issuer, audience, times and nonce. */
export function createIdTokens({ issuers, keysUrl }: Issuer): (asked: SocialToken) => Promise<SocialIdentity> {
  // Keys are cached, and read again for a token that names an unknown one, at most every half minute.
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: TIMEOUT_MS });
  return async (asked) => {
    const read = v.safeParse(claims, await payloadOf(asked, keys, issuers));
    if (!read.success || !isNonce(read.output.nonce, asked.nonce))
      throw new InvalidTokenError('a claim is missing, or the nonce is of another attempt');
    const { email, email_verified: verified, iat, name, sub } = read.output;
    return {
      subject: sub,
      email: email?.toLowerCase() ?? null,
      isEmailVerified: verified === true || verified === 'true',
      fullName: name?.trim() || null,
      issuedAt: new Date(iat * 1000),
    };
  };
}

async function payloadOf(
  { clientId, now, token }: SocialToken,
  keys: JWTVerifyGetKey,
  issuer: string[],
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256', 'ES256'],
      audience: clientId,
      issuer,
      currentDate: now,
      maxTokenAge: LONGEST,
      clockTolerance: 10,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    });
    return payload;
  } catch (error) {
    if (isUnreachable(error)) throw error;
    throw new InvalidTokenError('the token does not hold', { cause: error });
  }
}

/** The library's own error without a kind says that the keys could not be read. */
const isUnreachable = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error.code === 'ERR_JOSE_GENERIC' ||
  error instanceof errors.JWKSInvalid;

/** Apple's clients may send the hash of the nonce to the provider. The caller knows both sides, so no time is hidden. */
const isNonce = (claimed: string, sent: string | undefined): boolean =>
  sent !== undefined &&
  sent !== '' &&
  (claimed === sent || claimed === createHash('sha256').update(sent).digest('hex'));
