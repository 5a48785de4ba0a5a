import { msg } from '@lingui/core/macro';
import type { Account } from '#src/contracts/accounts.ts';
import { mayTry } from '#src/domain/one-time-code.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { accountView, emailOf } from '#src/server/accounts/account-view.ts';
import {
  findUser,
  findUserByEmail,
  lockUser,
  updateUser,
  type UserRow,
} from '#src/server/accounts/accounts.repository.ts';
import { endCodes, findNewEmailCode, lockNewestCode } from '#src/server/accounts/codes.repository.ts';
import { newCode, refuseCodeTooSoon, refuseWrongCode, tryCode } from '#src/server/accounts/codes.ts';
import { endSessions } from '#src/server/accounts/sessions.repository.ts';
import { mergeApplicant } from '#src/server/applications/withdraw.ts';
import { changeNotices, forgetNotices, readNotices } from '#src/server/emails/notices.ts';
import { enqueueParting } from '#src/server/emails/parting-emails.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { Caller } from '#src/server/http/operation.ts';
import { mayMailCode } from '#src/server/http/rate-limits.ts';
import { donorHashOf } from '#src/server/orders/draft-order.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { type Database, isUniqueViolation } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { deleteSentEmails, moveDonations, moveRecords } from '#src/server/profile/change-email.repository.ts';
import { claimOrders } from '#src/server/profile/own-orders.repository.ts';
import { type Proof, proveOwner } from '#src/server/profile/prove-owner.ts';
import { endGivingCodes } from '#src/server/subscriptions/giving-codes.repository.ts';

/**
 * Asks for another address: a code goes there, and nothing changes until it is entered. An address that another account has gets
 * the same answer, and its owner an email in place of the code.
 *
 * @throws AppError `validation`: `invalidSelection` at `email` for the present one, and as of `proveOwner`; `tooManyRequests`
 */
export async function askForNewEmail(
  ctx: ServiceContext,
  { id }: Caller,
  { email, ...proof }: { email: string } & Proof,
): Promise<void> {
  const user = await findUser(ctx.db, id);
  if (!user) throw new AppError('unauthenticated');
  if (isSame(email, emailOf(user))) throw invalid({ path: 'email', code: 'invalidSelection' });
  // Before the proof, so that no code is used up for nothing.
  await refuseCodeTooSoon(ctx.db, id, 'newEmail', ctx.now());
  await proveOwner(ctx, user, proof);
  await send(ctx, id, email);
}

/** Sends another code to the address that was asked for. @throws AppError `notFound` where none is; `tooManyRequests` */
export async function askForNewEmailAgain(ctx: ServiceContext, { id }: Caller): Promise<void> {
  const asked = await findNewEmailCode(ctx.db, id);
  if (!mayTry(asked, ctx.now()) || asked.newEmail === null) throw new AppError('notFound');
  await send(ctx, id, asked.newEmail);
}

async function send(ctx: ServiceContext, userId: string, address: string): Promise<void> {
  const now = ctx.now();
  const mayMail = await mayMailCode(ctx, address);
  await ctx.db.transaction(async (tx) => {
    // Locked, so that codes asked for at once are counted one after the other.
    if (!(await lockUser(tx, userId))) throw new AppError('unauthenticated');
    await refuseCodeTooSoon(tx, userId, 'newEmail', now);
    const codeId = await newCode(tx, userId, 'newEmail', now, address);
    const owner = await findUserByEmail(tx, address);
    if (owner?.isEmailVerified) {
      const day = now.toISOString().slice(0, 10);
      await enqueueEmail(tx, `emailTaken:${owner.id}:${day}`, { template: 'emailTaken', userId: owner.id }, now);
    } else if (mayMail) {
      const payload = { template: 'accountCode', userId, purpose: 'newEmail', codeId };
      await enqueueEmail(tx, `accountCode:${codeId}`, payload, now);
    }
  });
  ctx.notifyWorker('outbox');
}

/** The address that was asked for last, until it is confirmed or given up. `isOpen`: its code can still be entered. */
export async function readNewEmail(
  ctx: ServiceContext,
  userId: string,
): Promise<{ address: string; isOpen: boolean } | null> {
  const asked = await findNewEmailCode(ctx.db, userId);
  return asked?.newEmail ? { address: asked.newEmail, isOpen: mayTry(asked, ctx.now()) } : null;
}

/** The address that was asked for is forgotten: its code does nothing any more. */
export const giveUpNewEmail = (ctx: ServiceContext, { id }: Caller): Promise<void> =>
  endCodes(ctx.db, id, ['newEmail'], ctx.now());

const taken = (): AppError =>
  new AppError('conflict', {
    words: msg`Another account now uses this address. Sign in to that account, or use another address.`,
  });

/**
 * Changes the address by the code that went to the new one. Every other session ends, with the codes and the links to sign in that
 * went to the former address, which is told. What was written to it is written to the new one from now on.
 *
 * @throws AppError `validation` with `otpInvalid` or `otpExpired` at `otp`; `conflict` where another account has it by now
 */
export async function confirmNewEmail(ctx: ServiceContext, caller: Caller, otp: string): Promise<Account> {
  const { outcome, user } = await ctx.db
    .transaction(async (tx) => {
      const before = await lockUser(tx, caller.id);
      if (!before) throw new AppError('unauthenticated');
      const address = (await lockNewestCode(tx, before.id, 'newEmail'))?.newEmail;
      const tried = await tryCode(ctx, tx, { userId: before.id, purpose: 'newEmail', otp });
      if (tried !== 'right' || !address) return { outcome: tried, user: before };
      // Whoever reads the emails of an address may know that it has an account.
      const found = await findUserByEmail(tx, address);
      // Locked, so that it is not confirmed at the same moment.
      const holder = found && (await lockUser(tx, found.id));
      if (holder?.isEmailVerified) return { outcome: 'taken' as const, user: before };
      if (holder) await takeFrom(tx, holder.id, address, ctx.now());
      await changeTo(ctx, tx, before, address, caller.sessionId);
      return { outcome: tried, user: { ...before, email: address, takenEmail: null, isEmailVerified: true } };
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken() : error;
    });
  if (outcome === 'taken') throw taken();
  refuseWrongCode(outcome);
  ctx.notifyWorker('outbox');
  return accountView(user);
}

/** Whoever made an account with an address and never confirmed it has not shown that it is theirs. */
async function takeFrom(tx: Database, holderId: string, address: string, now: Date): Promise<void> {
  await updateUser(tx, holderId, { email: null, takenEmail: address });
  await endCodes(tx, holderId, ['email', 'password', 'link'], now);
}

async function changeTo(
  ctx: ServiceContext,
  tx: Database,
  user: UserRow,
  to: string,
  keptSession: string,
): Promise<void> {
  const { id, isEmailVerified } = user;
  const now = ctx.now();
  const from = emailOf(user);
  if (from !== null) {
    if (isEmailVerified) await takeAlong(ctx, tx, user, { from, to });
    await moveDonations(tx, id, { from, to, donorHash: donorHashOf(ctx, to) });
  }
  await updateUser(tx, id, { email: to, takenEmail: null, isEmailVerified: true });
  await endSessions(tx, id, now, keptSession);
  await endCodes(tx, id, ['email', 'password', 'link'], now);
  await endGivingCodes(tx, id, now);
  await audit(tx, { at: now, action: 'emailChanged', actorId: id, actor: 'user', subject: 'user', subjectId: id });
}

/** What is the person's by an address that they had confirmed. One that nobody confirmed may be somebody else's. */
async function takeAlong(
  ctx: ServiceContext,
  tx: Database,
  { id, locale, username }: UserRow,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const now = ctx.now();
  await claimOrders(tx, id, donorHashOf(ctx, from));
  await mergeApplicant(tx, { from, to }, now);
  await moveRecords(tx, { from, to });
  await deleteSentEmails(tx, from);
  const wanted = Object.entries(await readNotices(ctx, tx, from)).filter(([, isWanted]) => !isWanted);
  await changeNotices(ctx, tx, { address: to, at: now, wanted: Object.fromEntries(wanted) });
  await forgetNotices(ctx, tx, from);
  const former = { address: from, username, locale: isLocale(locale) ? locale : 'en' } as const;
  await enqueueParting(ctx, tx, { template: 'emailChanged', userId: id, now, ...former });
}

const isSame = (address: string, present: string | null): boolean => address.toLowerCase() === present?.toLowerCase();
