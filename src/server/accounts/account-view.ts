import type { Account } from '#src/contracts/accounts.ts';
import { isLocale } from '#src/i18n/locales.ts';
import type { UserRow } from '#src/server/accounts/accounts.repository.ts';

/** An account as its owner sees it: never its password's hash. */
export const accountView = ({ createdAt, email, id, isEmailVerified, locale, roles, username }: UserRow): Account => ({
  id,
  username,
  email,
  isEmailVerified,
  locale: isLocale(locale) ? locale : 'en',
  roles,
  createdAt: createdAt.toISOString(),
});
