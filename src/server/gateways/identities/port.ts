import type { SocialIdentity, SocialProvider } from '#src/domain/social-sign-in.ts';

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

/** Asks providers who a person is. */
export type IdentityGateway = {
  /** @throws InvalidTokenError for a token that does not hold; any other error where the provider could not be asked */
  verify: (asked: SocialToken) => Promise<SocialIdentity>;
};

/** A token that is not the provider's, not for this site, over, or not of this attempt. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}
