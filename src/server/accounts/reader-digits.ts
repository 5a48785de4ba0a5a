import type { Digits } from '#src/domain/notice.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { findUser, findUserByEmail } from '#src/server/accounts/accounts.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';

type Reader = { accountId?: string | null | undefined; email?: string | undefined };

/** The digits of what somebody reads in a language: what they chose for Arabic, by their account or the one that has confirmed their email. */
export async function digitsIn(
  { db }: { db: Database },
  locale: Locale,
  { accountId, email }: Reader,
): Promise<Digits> {
  if (locale !== 'ar') return 'latn';
  const own = accountId ? await findUser(db, accountId) : undefined;
  const found = own ?? (email ? await findUserByEmail(db, email) : undefined);
  return found && (own || found.isEmailVerified) ? (found.digits ?? 'latn') : 'latn';
}
