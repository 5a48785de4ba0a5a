import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import { authorizationUrl } from '#src/server/gateways/identities/authorization-url.ts';
import { createFacebook } from '#src/server/gateways/identities/facebook.ts';
import { createIdTokens, type Issuer } from '#src/server/gateways/identities/id-tokens.ts';
import type { IdentityGateway } from '#src/server/gateways/identities/port.ts';

type Providers = {
  google: Issuer;
  apple: Issuer;
  facebookGraphUrl: string;
  /** The pages on which people agree. */
  pages: Readonly<Record<SocialProvider, string>>;
};

/** As the providers publish them. */
const PUBLISHED: Providers = {
  google: {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  apple: { issuers: ['https://appleid.apple.com'], keysUrl: 'https://appleid.apple.com/auth/keys' },
  facebookGraphUrl: 'https://graph.facebook.com/v23.0',
  pages: {
    google: 'https://accounts.google.com/o/oauth2/v2/auth',
    facebook: 'https://www.facebook.com/v23.0/dialog/oauth',
    apple: 'https://appleid.apple.com/auth/authorize',
  },
};

/** The issuer on this machine that stands in for all of them in test mode. */
export const localProviders = (origin: string): Providers => {
  const issuer = (provider: SocialProvider): Issuer => ({
    issuers: [`${origin}/identities/${provider}`],
    keysUrl: `${origin}/identities/keys`,
  });
  const page = (provider: SocialProvider): string => `${origin}/identities/${provider}/authorize`;
  return {
    google: issuer('google'),
    apple: issuer('apple'),
    facebookGraphUrl: `${origin}/identities/facebook/graph`,
    pages: { google: page('google'), facebook: page('facebook'), apple: page('apple') },
  };
};

/** The providers of social sign-in. @param providers others in tests and in test mode */
export function createIdentities(providers: Providers = PUBLISHED): IdentityGateway {
  const facebook = createFacebook(providers.facebookGraphUrl);
  const verify = {
    google: createIdTokens(providers.google),
    apple: createIdTokens(providers.apple),
    facebook: facebook.verify,
  };
  return {
    authorizationUrl: (request) => authorizationUrl(providers.pages[request.provider], request),
    exchange: facebook.exchange,
    verify: (asked) => verify[asked.provider](asked),
  };
}
