import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { SocialIdentity } from '#src/domain/social-sign-in.ts';
import { type AuthorizationCode, InvalidTokenError, type SocialToken } from '#src/server/gateways/identities/port.ts';

const TIMEOUT_MS = 5000;
const inspected = v.object({
  data: v.object({ app_id: v.optional(v.string()), is_valid: v.boolean(), user_id: v.optional(v.string()) }),
});
const exchanged = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });
const person = v.object({
  id: v.string(),
  name: v.optional(v.string()),
  email: v.optional(v.pipe(v.string(), v.maxLength(254))),
});

/**
 * Asks Facebook's Graph whose an access token is: `debug_token` says whether it was made for this app, `me` who the person is.
 * It does not say whether an email is verified, so none counts as verified.
 */
export function createFacebook(graphUrl: string): {
  exchange: (code: AuthorizationCode) => Promise<string>;
  verify: (asked: SocialToken) => Promise<SocialIdentity>;
} {
  const read = async <Schema extends v.GenericSchema>(path: string, query: Record<string, string>, schema: Schema) => {
    const address = `${graphUrl}${path}?${new URLSearchParams(query).toString()}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    // A refusal is JSON as well, with 400; anything from 500 on says nothing about the token.
    if (response.status >= 500) {
      await response.body?.cancel();
      throw new Error(`Facebook responded with ${response.status}`);
    }
    return v.safeParse(schema, await response.json());
  };
  const exchange = async ({ appSecret = '', clientId, code, redirectUri }: AuthorizationCode): Promise<string> => {
    const query = { client_id: clientId, client_secret: appSecret, redirect_uri: redirectUri, code };
    const told = await read('/oauth/access_token', query, exchanged);
    if (!told.success) throw new InvalidTokenError('the code does not hold, or was used before');
    return told.output.access_token;
  };
  const verify = async ({ appSecret = '', clientId, token }: SocialToken): Promise<SocialIdentity> => {
    const access = `${clientId}|${appSecret}`;
    const told = await read('/debug_token', { input_token: token, access_token: access }, inspected);
    if (!told.success || !told.output.data.is_valid || told.output.data.app_id !== clientId)
      throw new InvalidTokenError('the token is not valid, or of another app');
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    const found = await read('/me', { fields: 'id,name,email', access_token: token, appsecret_proof: proof }, person);
    if (!found.success || found.output.id !== told.output.data.user_id)
      throw new InvalidTokenError('the token is of nobody');
    const { email, id, name } = found.output;
    return {
      subject: id,
      email: email?.toLowerCase() ?? null,
      isEmailVerified: false,
      fullName: name?.trim() || null,
      issuedAt: null,
    };
  };
  return { exchange, verify };
}
