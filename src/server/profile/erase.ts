import { isLocale } from '#src/i18n/locales.ts';
import { findUser, lockUser } from '#src/server/accounts/accounts.repository.ts';
import { isPasswordOf } from '#src/server/accounts/passwords.ts';
import { forgetApplicant } from '#src/server/applications/withdraw.ts';
import { forgetNotices } from '#src/server/emails/notices.ts';
import { enqueueParting } from '#src/server/emails/parting-emails.ts';
import { releaseAddress } from '#src/server/emails/suppressed-emails.repository.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { Caller } from '#src/server/http/operation.ts';
import { signInLimit } from '#src/server/http/rate-limits.ts';
import { donorHashOf } from '#src/server/orders/draft-order.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { erasePerson, hasRunningSubscription } from '#src/server/profile/erase.repository.ts';

/**
 * Erases whoever calls, after their password: what is personal goes, the books stay.
 *
 * @throws AppError `validation`: `invalidSelection` at `password` for a wrong one, and at `recurring` while a recurring donation runs
 */
export async function eraseAccount(ctx: ServiceContext, caller: Caller, password: string): Promise<void> {
  const user = await findUser(ctx.db, caller.id);
  if (!user) throw new AppError('unauthenticated');
  const attempts = await signInLimit(ctx, user.username.toLowerCase());
  if (!(await isPasswordOf(user.passwordHash, password))) throw invalid({ path: 'password', code: 'invalidSelection' });
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    if (await hasRunningSubscription(tx, user.id)) throw invalid({ path: 'recurring', code: 'invalidSelection' });
    // Of an email that nobody confirmed nothing is deleted: it may be somebody else's.
    const email = user.isEmailVerified ? user.email : null;
    if (email !== null) {
      await releaseAddress(ctx, tx, email);
      await forgetNotices(ctx, tx, email);
      await forgetApplicant(tx, email, ctx.now());
    }
    const hashOf = (address: string): string => donorHashOf(ctx, address);
    await erasePerson(tx, { userId: user.id, email: email ?? '', hashOf }, ctx.now());
    if (email !== null) await tellFormerOwner(ctx, tx, { ...user, email });
  });
  ctx.notifyWorker('outbox');
  await attempts.forget();
}

/** The last email: to an address that nothing knows any more once it is sent. */
const tellFormerOwner = (
  ctx: ServiceContext,
  tx: Database,
  { email, id, locale, username }: { email: string; id: string; locale: string; username: string },
): Promise<void> =>
  enqueueParting(ctx, tx, {
    template: 'accountErased',
    userId: id,
    now: ctx.now(),
    address: email,
    username,
    locale: isLocale(locale) ? locale : 'en',
  });
