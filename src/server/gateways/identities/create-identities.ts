import { createFacebook } from '#src/server/gateways/identities/facebook.ts';
import { createIdTokens, type Issuer } from '#src/server/gateways/identities/id-tokens.ts';
import type { IdentityGateway } from '#src/server/gateways/identities/port.ts';

type Providers = { google: Issuer; apple: Issuer; facebookGraphUrl: string };

/** As the providers publish them. */
const PUBLISHED: Providers = {
  google: {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  apple: { issuers: ['https://appleid.apple.com'], keysUrl: 'https://appleid.apple.com/auth/keys' },
  facebookGraphUrl: 'https://graph.facebook.com/v23.0',
};

/** The providers of social sign-in. @param providers others in tests */
export function createIdentities(providers: Providers = PUBLISHED): IdentityGateway {
  const verify = {
    google: createIdTokens(providers.google),
    apple: createIdTokens(providers.apple),
    facebook: createFacebook(providers.facebookGraphUrl),
  };
  return { verify: (asked) => verify[asked.provider](asked) };
}
