import type { SocialProvider } from '#src/domain/social-sign-in.ts';

/** As the providers call themselves, in every language. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};
