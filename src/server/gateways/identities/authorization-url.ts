import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import type { AuthorizationRequest } from '#src/server/gateways/identities/port.ts';

/**
 * What each provider answers with. Google gives an ID token alone. Apple gives one beside a code only, and posts both once a
 * name or an email is asked for. Facebook gives browsers a code, which is exchanged by the server.
 */
const ANSWERS: Record<SocialProvider, Record<string, string>> = {
  google: { response_type: 'id_token', response_mode: 'form_post', scope: 'openid email profile' },
  apple: { response_type: 'code id_token', response_mode: 'form_post', scope: 'name email' },
  facebook: { response_type: 'code', scope: 'public_profile,email' },
};

/** The address of a provider's page with one sign-in. @param page the provider's page without its parameters */
export function authorizationUrl(page: string, request: AuthorizationRequest): string {
  const { clientId, locale, nonce, provider, redirectUri, state } = request;
  const query = new URLSearchParams({ client_id: clientId, redirect_uri: redirectUri, state, ...ANSWERS[provider] });
  if (provider !== 'facebook') query.set('nonce', nonce);
  // Whoever has several accounts there chooses; else the last one would be taken without a question.
  if (provider === 'google') query.set('prompt', 'select_account');
  query.set(provider === 'google' ? 'hl' : 'locale', locale);
  return `${page}?${query.toString()}`;
}
