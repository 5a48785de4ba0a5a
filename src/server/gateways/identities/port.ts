import type { SocialIdentity, SocialProvider } from '#src/domain/social-sign-in.ts';
import type { Locale } from '#src/i18n/locales.ts';

/** What a client got from a provider, and the keys of this site there. */
export type SocialToken = {
  provider: SocialProvider;
  token: string;
  /** What the client gave the provider, and the token repeats; Facebook's repeats nothing. */
  nonce: string | undefined;
  clientId: string;
  /** Facebook's alone. */
  appSecret: string | undefined;
  now: Date;
};

/** What a person is sent to a provider with. `state` and `nonce` come back, so that the answer is known to be theirs. */
export type AuthorizationRequest = {
  provider: SocialProvider;
  clientId: string;
  /** The address of this site to which the provider leads back; it is registered there. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** The language of the provider's page. */
  locale: Locale;
};

/** A code that Facebook gave the browser, for the token that it stands for. */
export type AuthorizationCode = { code: string; redirectUri: string; clientId: string; appSecret: string | undefined };

/** Asks providers who a person is. */
export type IdentityGateway = {
  /** The provider's page on which a person agrees to be named. */
  authorizationUrl: (request: AuthorizationRequest) => string;
  /** Facebook's token for a code. @throws InvalidTokenError for a code that does not hold; any other error as `verify` */
  exchange: (code: AuthorizationCode) => Promise<string>;
  /** @throws InvalidTokenError for a token that does not hold; any other error where the provider could not be asked */
  verify: (asked: SocialToken) => Promise<SocialIdentity>;
};

/** The issuer of test mode, with the keys of this site there. */
export type LocalIdentities = { gateway: IdentityGateway; clientId: string; appSecret: string };

/** A token that is not the provider's, not for this site, over, or not of this attempt. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}
