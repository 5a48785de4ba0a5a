import type { Account } from '#src/contracts/accounts.ts';
import { isLocale } from '#src/i18n/locales.ts';
import type { UserRow } from '#src/server/accounts/accounts.repository.ts';

/** The email that the owner of an account typed, confirmed or not; null for an account without one. */
export const emailOf = ({ email, takenEmail }: Pick<UserRow, 'email' | 'takenEmail'>): string | null =>
  email ?? takenEmail;

/** An account as its owner sees it: never its password's hash. */
export const accountView = (user: UserRow): Account => {
  const { createdAt, id, isEmailVerified, locale, roles, username } = user;
  return {
    id,
    username,
    email: emailOf(user),
    isEmailVerified,
    locale: isLocale(locale) ? locale : 'en',
    roles,
    createdAt: createdAt.toISOString(),
  };
};
