import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import type { Store } from '../store.ts';
import { consentPage, postingPage } from './consent-page.ts';

export type IdentityKeys = { clientId: string; appSecret: string; /** Other hours in tests. */ now?: () => Date };
type Person = { id: string; email: string; name: string; isVerified: boolean };
type Parts = { app: Hono; store: Store; keys: IdentityKeys };

const PROVIDERS = ['google', 'facebook', 'apple'];
const TOKEN_SECONDS = 600;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** What a page of consent is asked with, and carries through its form. */
const ASKED = ['client_id', 'redirect_uri', 'state', 'nonce', 'response_mode', 'locale', 'hl'] as const;

/**
 * The part of the simulator that says who people are, in place of Google, Facebook and Apple. It takes anybody's word, so it
 * leads back to addresses of this machine alone.
 */
export function createIdentityIssuer({ app, keys, store }: Parts) {
  let origin = '';
  const codes = new Map<string, { person: Person; redirectUri: string }>();
  const tokens = new Map<string, Person>();

  /** What was asked for; undefined for another client, and for an address that is not of this machine. */
  const askedBy = (c: Context, fields: Readonly<Record<string, unknown>>): Record<string, string> | undefined => {
    const asked = Object.fromEntries(
      ASKED.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
    );
    const address = asked['redirect_uri'] ?? '';
    const isOurs = URL.canParse(address) && LOOPBACK.includes(new URL(address).hostname);
    return isOurs && asked['client_id'] === keys.clientId && PROVIDERS.includes(c.req.param('provider') ?? '')
      ? asked
      : undefined;
  };
  const idToken = async (provider: string, asked: Readonly<Record<string, string>>, person: Person) => {
    const { email, id, isVerified, name } = person;
    const key = await signingKey(store);
    const issuedAt = Math.floor((keys.now?.() ?? new Date()).getTime() / 1000);
    return new SignJWT({ nonce: asked['nonce'], email, email_verified: isVerified, ...(name ? { name } : {}) })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid! })
      .setSubject(id)
      .setIssuer(`${origin}/identities/${provider}`)
      .setAudience(keys.clientId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_SECONDS)
      .sign(await importJWK(key, 'RS256'));
  };

  app.get('/identities/keys', async (c) => {
    const { alg, e, kid, kty, n } = await signingKey(store);
    return c.json({ keys: [{ alg, e, kid, kty, n, use: 'sig' }] });
  });
  app.get('/identities/:provider/authorize', (c) => {
    const asked = askedBy(c, c.req.query());
    return asked ? (c.html(consentPage(shown(c, asked), asked)) as Response) : c.text('Not found', 404);
  });
  app.post('/identities/:provider/authorize', async (c) => {
    const form = await c.req.parseBody();
    const asked = askedBy(c, form);
    const provider = c.req.param('provider');
    if (!asked) return c.text('Not found', 404);
    if (form['act'] !== 'agree')
      return lead(c, asked, { error: provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied' });
    const email = String(form['email'] ?? '')
      .trim()
      .toLowerCase();
    const id = createHash('sha256').update(`${provider} ${email}`).digest('hex').slice(0, 21);
    const person = { id, email, name: String(form['name'] ?? ''), isVerified: form['isVerified'] === '1' };
    if (provider !== 'facebook') return lead(c, asked, { id_token: await idToken(provider, asked, person) });
    const code = randomBytes(16).toString('base64url');
    codes.set(code, { person, redirectUri: asked['redirect_uri']! });
    return lead(c, asked, { code });
  });

  app.get('/identities/facebook/graph/oauth/access_token', (c) => {
    const { client_id: client, client_secret: secret, code = '', redirect_uri: back } = c.req.query();
    const found = codes.get(code);
    codes.delete(code);
    if (client !== keys.clientId || secret !== keys.appSecret || found?.redirectUri !== back) return refuse(c);
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, found!.person);
    return c.json({ access_token: token, token_type: 'bearer', expires_in: TOKEN_SECONDS });
  });
  app.get('/identities/facebook/graph/debug_token', (c) => {
    const { access_token: access, input_token: token = '' } = c.req.query();
    const person = tokens.get(token);
    if (access !== `${keys.clientId}|${keys.appSecret}`) return refuse(c);
    return c.json({
      data: person ? { app_id: keys.clientId, is_valid: true, user_id: person.id } : { is_valid: false },
    });
  });
  app.get('/identities/facebook/graph/me', (c) => {
    const { access_token: token = '', appsecret_proof: proof } = c.req.query();
    const person = tokens.get(token);
    const expected = createHmac('sha256', keys.appSecret).update(token).digest('hex');
    if (!person || proof !== expected) return refuse(c);
    const { email, id, name } = person;
    return c.json({ id, ...(name ? { name } : {}), ...(email ? { email } : {}) });
  });
  return {
    /** Tells its own address, which is its name as an issuer. */
    start: (address: string): void => {
      origin = address;
    },
  };
}

/** The key of this installation, which survives a restart. */
async function signingKey(store: Store): Promise<JWK> {
  const kept = store.find('identityKey', 'key') as JWK | undefined;
  if (kept) return kept;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const made = { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), alg: 'RS256' };
  store.save('identityKey', 'key', made);
  return made;
}

const shown = (c: Context, asked: Readonly<Record<string, string>>) => {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self' ${new URL(asked['redirect_uri']!).origin}; frame-ancestors 'none'`,
  );
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return { locale: asked['hl'] ?? asked['locale'] ?? 'en', provider: c.req.param('provider')!, nonce };
};

const lead = (c: Context, asked: Readonly<Record<string, string>>, answer: Record<string, string>): Response => {
  const full = { ...answer, ...(asked['state'] === undefined ? {} : { state: asked['state'] }) };
  const back = asked['redirect_uri']!;
  if (asked['response_mode'] === 'form_post') return c.html(postingPage(shown(c, asked), back, full)) as Response;
  return c.redirect(`${back}?${new URLSearchParams(full).toString()}`, 303);
};

const refuse = (c: Context) => c.json({ error: { message: 'Invalid', type: 'OAuthException', code: 190 } }, 400);
