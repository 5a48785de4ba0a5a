import { describe, expect, it } from 'vitest';
import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import { createIdentities } from '#src/server/gateways/identities/create-identities.ts';

const addressOf = (provider: SocialProvider): URL =>
  new URL(
    createIdentities().authorizationUrl({
      provider,
      clientId: 'client',
      redirectUri: 'https://sanad.example/back',
      state: 'a state',
      nonce: 'a nonce',
      locale: 'ar',
    }),
  );

describe("the address of a provider's page", () => {
  it.each<[SocialProvider, string, Record<string, string | null>]>([
    [
      'google',
      'https://accounts.google.com/o/oauth2/v2/auth',
      {
        response_type: 'id_token',
        response_mode: 'form_post',
        scope: 'openid email profile',
        nonce: 'a nonce',
        hl: 'ar',
      },
    ],
    [
      'apple',
      'https://appleid.apple.com/auth/authorize',
      {
        response_type: 'code id_token',
        response_mode: 'form_post',
        scope: 'name email',
        nonce: 'a nonce',
        locale: 'ar',
      },
    ],
    [
      'facebook',
      'https://www.facebook.com/v23.0/dialog/oauth',
      { response_type: 'code', response_mode: null, scope: 'public_profile,email', nonce: null },
    ],
  ])('of %s asks for an answer that the server can check', (provider, page, expected) => {
    const { origin, pathname, searchParams } = addressOf(provider);
    expect(origin + pathname).toBe(page);
    const all = { client_id: 'client', redirect_uri: 'https://sanad.example/back', state: 'a state', ...expected };
    for (const [name, value] of Object.entries(all)) expect([name, searchParams.get(name)]).toEqual([name, value]);
  });
});
