import { randomInt } from 'node:crypto';
import { isStaff } from '#src/domain/permissions.ts';
import { readAppCode, readRecoveryCode, RECOVERY_CODES } from '#src/domain/second-factor.ts';
import { findUser, findUserByUsername, lockUser } from '#src/server/accounts/accounts.repository.ts';
import { findPasskeys } from '#src/server/accounts/passkeys.repository.ts';
import {
  countRecoveryCodes,
  findAuthenticator,
  hasSecondFactor,
  putAuthenticator,
  removeSecondFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  updateAuthenticator,
} from '#src/server/accounts/second-factor.repository.ts';
import { updateSession } from '#src/server/accounts/sessions.repository.ts';
import { newSecret, setupOf, stepOfCode } from '#src/server/accounts/totp.ts';
import { refuseOldSignIn } from '#src/server/accounts/ways-in.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { Caller } from '#src/server/http/operation.ts';
import { secondFactorLimit } from '#src/server/http/rate-limits.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

export type SecondFactor =
  /** No app: `setup` is what one is set up with, as soon as that was begun. */
  | { state: 'none'; setup?: { uri: string; key: string } | undefined }
  | { state: 'asked' | 'confirmed'; hasApp: boolean; hasPasskey: boolean; recoveryCodesLeft: number };

type Event = 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodeUsed';

/** Who of the staff calls. @throws AppError `forbidden` for anybody else: the second factor is for staff */
async function staffOf(db: Database, caller: Caller): Promise<{ id: string; username: string }> {
  const user = await findUser(db, caller.id);
  if (!user || !isStaff(user.roles)) throw new AppError('forbidden');
  return user;
}

/** Whoever has a passkey shows it before an app is set up beside it. @throws AppError `secondFactorRequired` */
async function refuseUnconfirmed(tx: Database, caller: Caller): Promise<void> {
  if (!caller.hasSecondFactor && (await hasSecondFactor(tx, caller.id))) throw new AppError('secondFactorRequired');
}

export async function readSecondFactor(ctx: ServiceContext, caller: Caller): Promise<SecondFactor> {
  const { id, username } = await staffOf(ctx.db, caller);
  const app = await findAuthenticator(ctx.db, id);
  const hasApp = app !== undefined && app.confirmedAt !== null;
  const hasPasskey = (await findPasskeys(ctx.db, id)).length > 0;
  if (!hasApp && (!hasPasskey || (caller.hasSecondFactor && app)))
    return { state: 'none', setup: app && setupOf(ctx.keys.decrypt(app.secret), username) };
  const recoveryCodesLeft = await countRecoveryCodes(ctx.db, id);
  return { state: caller.hasSecondFactor ? 'confirmed' : 'asked', hasApp, hasPasskey, recoveryCodesLeft };
}

/** Makes the secret of a new app. @throws AppError `conflict` after an old sign-in, and where an app is confirmed, which only staff with it or a command remove */
export async function beginSecondFactor(ctx: ServiceContext, caller: Caller): Promise<{ uri: string; key: string }> {
  const { id, username } = await staffOf(ctx.db, caller);
  refuseOldSignIn(caller, ctx.now());
  const secret = newSecret();
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, id);
    if ((await findAuthenticator(tx, id))?.confirmedAt) throw new AppError('conflict');
    await refuseUnconfirmed(tx, caller);
    await putAuthenticator(tx, { userId: id, secret: ctx.keys.encrypt(secret), createdAt: ctx.now() });
  });
  return setupOf(secret, username);
}

/** Sets the app up by its first code. @returns the recovery codes, which are shown this once */
export async function confirmSecondFactor(ctx: ServiceContext, caller: Caller, typed: string): Promise<string[]> {
  const { id } = await staffOf(ctx.db, caller);
  refuseOldSignIn(caller, ctx.now());
  const attempts = await secondFactorLimit(ctx, id);
  const codes = Array.from({ length: RECOVERY_CODES }, randomCode);
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, id);
    const app = await findAuthenticator(tx, id);
    if (!app || app.confirmedAt) throw new AppError('conflict');
    await refuseUnconfirmed(tx, caller);
    const now = ctx.now();
    const lastStep = stepOfCode(ctx.keys.decrypt(app.secret), readAppCode(typed) ?? '', now, app.lastStep);
    if (lastStep === undefined) throw invalid({ path: 'code', code: 'otpInvalid' });
    await updateAuthenticator(tx, id, { confirmedAt: now, lastStep });
    await replaceRecoveryCodes(
      tx,
      id,
      codes.map((code) => hashOf(code)),
    );
    await updateSession(tx, caller.sessionId, { secondFactorAt: now });
    await tell(tx, id, 'secondFactorOn', now, id);
  });
  await attempts.forget();
  ctx.notifyWorker('outbox');
  return codes;
}

/**
 * Confirms the session by a code of the app, or by a recovery code. Neither counts a second time.
 *
 * @throws AppError `validation` with `otpInvalid` at `code`, or `tooManyRequests` after five in a quarter of an hour
 */
export async function passSecondFactor(ctx: ServiceContext, caller: Caller, typed: string): Promise<void> {
  const { id } = await staffOf(ctx.db, caller);
  const attempts = await secondFactorLimit(ctx, id);
  await ctx.db.transaction(async (tx) => {
    // Locked, so that one code sent twice at once counts once.
    await lockUser(tx, id);
    const app = await findAuthenticator(tx, id);
    const now = ctx.now();
    if (!app?.confirmedAt) throw new AppError('conflict');
    const code = readAppCode(typed);
    const lastStep = code && stepOfCode(ctx.keys.decrypt(app.secret), code, now, app.lastStep);
    const recovery = readRecoveryCode(typed);
    if (lastStep) await updateAuthenticator(tx, id, { lastStep });
    else if (recovery && (await takeRecoveryCode(tx, id, hashOf(recovery), now)))
      await tell(tx, id, 'recoveryCodeUsed', now, id);
    else throw invalid({ path: 'code', code: 'otpInvalid' });
    await updateSession(tx, caller.sessionId, { secondFactorAt: now });
  });
  await attempts.forget();
  ctx.notifyWorker('outbox');
}

/** Removes the app of somebody who lost it and the recovery codes. Its owner is told. */
export async function resetSecondFactor(ctx: ServiceContext, username: string): Promise<'reset' | 'unknown' | 'none'> {
  const user = await findUserByUsername(ctx.db, username);
  if (!user) return 'unknown';
  const hadOne = await ctx.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const removed = await removeSecondFactor(tx, user.id);
    if (removed) await tell(tx, user.id, 'secondFactorOff', ctx.now());
    return removed;
  });
  ctx.notifyWorker('outbox');
  return hadOne ? 'reset' : 'none';
}

/** An entry of the audit log, and an email to whom it concerns. */
async function tell(tx: Database, userId: string, event: Event, now: Date, actorId?: string): Promise<void> {
  await audit(tx, {
    at: now,
    actorId,
    actor: actorId === undefined ? 'command' : 'user',
    action: event,
    subject: 'user',
    subjectId: userId,
  });
  await enqueueEmail(tx, `${event}:${userId}:${now.toISOString()}`, { template: event, userId }, now);
}

/** Without letters and digits that are taken for others. Sixteen of them are 79 bits, so a plain hash keeps them. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const randomCode = (): string =>
  Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');
const hashOf = (code: string): string => sha256(readRecoveryCode(code) ?? code);
