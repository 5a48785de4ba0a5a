/** Who may say that a person is who they are, beside the site itself. */
export const SOCIAL_PROVIDERS = ['google', 'facebook', 'apple'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** A person as a provider knows them. `subject`: the provider's own id of the person, which never changes. */
export type SocialIdentity = {
  subject: string;
  email: string | null;
  /** The provider says that the email is the person's. */
  isEmailVerified: boolean;
  fullName: string | null;
  /** When the token was made; null where the provider's tokens may be used again. */
  issuedAt: Date | null;
};

type Account = { isEmailVerified: boolean };

/**
 * What a sign-in by a provider leads to, where no account is connected with the person yet. An account is connected by its
 * email only where both sides know it to be the person's; else whoever typed somebody's email into one of them would get in.
 */
export function connectionOf(
  identity: Pick<SocialIdentity, 'email' | 'isEmailVerified'>,
  byEmail: Account | undefined,
): 'create' | 'connect' | 'signInFirst' | 'noEmail' {
  if (identity.email === null) return 'noEmail';
  if (!byEmail) return 'create';
  return identity.isEmailVerified && byEmail.isEmailVerified ? 'connect' : 'signInFirst';
}

const LONGEST_USERNAME = 30;
/** A username made of an email; `taken`: digits that make it another. It follows the rules of usernames. */
export function usernameOf(email: string, taken = ''): string {
  const letters = email
    .slice(0, email.indexOf('@'))
    .toLowerCase()
    .replaceAll(/[^a-z0-9_.]/g, '')
    .replace(/^[^a-z]+/, '');
  const end = taken === '' ? '' : `.${taken}`;
  const base = letters.length < 3 ? `donor.${letters}`.replace(/\.$/, '') : letters;
  return `${base.slice(0, LONGEST_USERNAME - end.length)}${end}`;
}
