import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';

export type EntranceView = {
  /** The page to go on to, a path of this site without its language. */
  next?: string | undefined;
  memory?: FormState | undefined;
  /** The providers by whose accounts one can sign in here too. @default none */
  providers?: readonly SocialProvider[] | undefined;
};

/** The address of a page of signing in, without its language, with where to go on to. */
export const withNext = (path: string, next: string | undefined, query: Record<string, string> = {}): string => {
  const text = new URLSearchParams({ ...query, ...(next === undefined ? {} : { next }) }).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** What the form of a new account offers beside its fields. */
export type SignUpOffer = {
  countries: readonly { code: string; name: string; callingCode: string }[];
  /** By name in the language of the page. */
  nationalities: readonly { value: string; label: string }[];
  /** What one gives to most: the programs. */
  fields: readonly { value: string; label: string }[];
};

/** What is known of whoever comes from a donation. */
export type KnownDonor = { email: string; phoneCountry: string | null; phoneNumber: string | null };

export type Entrance = 'signup' | 'forget-password';

/** The email to which a code was sent, as the last post of any form of the page left it. */
export const sentTo = (memory: FormState | undefined, page: Entrance): string | undefined =>
  memory !== undefined && [page, `${page}/code`, `${page}/reset`, `${page}/resend`].includes(memory.form)
    ? memory.fields['email'] || undefined
    : undefined;
