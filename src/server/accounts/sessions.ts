import { v7 } from 'uuid';
import type { SessionView } from '#src/contracts/accounts.ts';
import type { Digits } from '#src/domain/notice.ts';
import { isConfirmed } from '#src/domain/second-factor.ts';
import { refreshOutcome, SESSION_MS, sessionAfter } from '#src/domain/session.ts';
import { findUser, type UserRow } from '#src/server/accounts/accounts.repository.ts';
import {
  endSession,
  endSessions,
  findDevices,
  findRunningSessions,
  findSession,
  insertSession,
  lockSession,
  type SessionRow,
  updateSession,
} from '#src/server/accounts/sessions.repository.ts';
import { accessToken, readAccessToken, readRefreshToken, refreshToken } from '#src/server/accounts/tokens.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { Caller } from '#src/server/http/operation.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

/** `digits`: those that the person chose for pages in Arabic; null where they never did. */
export type Tokens = { access: string; refresh: string; digits: Digits | null };

/** An account that is older and has no session left was used before them: what ended is deleted in time. */
const NEW_ACCOUNT_MS = 86_400_000;

/** Begins a session on a device. The owner of an account that was used elsewhere before is told of a new device by email. */
export async function beginSession(
  ctx: ServiceContext,
  tx: Database,
  user: Pick<UserRow, 'id' | 'roles' | 'digits' | 'createdAt'>,
  device: string,
  { secondFactorAt = null }: { secondFactorAt?: Date | null } = {},
): Promise<Tokens> {
  const now = ctx.now();
  const known = await findDevices(tx, user.id);
  const wasUsed = known.length > 0 || now.getTime() - user.createdAt.getTime() > NEW_ACCOUNT_MS;
  const { id } = await insertSession(tx, {
    id: v7(),
    userId: user.id,
    rotatedAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
    device,
    secondFactorAt,
  });
  if (wasUsed && !known.includes(device))
    await enqueueEmail(tx, `newDevice:${id}`, { template: 'newDevice', userId: user.id, device }, now);
  return tokensOf(ctx, user, id, 0);
}

const tokensOf = async (
  ctx: ServiceContext,
  { digits, id, roles }: Pick<UserRow, 'id' | 'roles' | 'digits'>,
  sessionId: string,
  generation: number,
): Promise<Tokens> => ({
  access: await accessToken(ctx, { userId: id, sessionId, roles }),
  refresh: refreshToken(ctx, sessionId, generation),
  digits,
});

/** The next tokens for a refresh token. One that was replaced before ends its session. @throws AppError `unauthenticated` */
export async function refreshSession(ctx: ServiceContext, token: string): Promise<Tokens> {
  const read = readRefreshToken(ctx, token);
  if (!read) throw new AppError('unauthenticated');
  const used = await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const session = await lockSession(tx, read.sessionId);
    const user = session && (await findUser(tx, session.userId));
    if (!session || !user) return undefined;
    const outcome = refreshOutcome(session, read.generation, now);
    const { endedAt, expiresAt, generation, rotatedAt } = sessionAfter(session, outcome, now);
    await updateSession(tx, session.id, { endedAt, expiresAt, generation, rotatedAt });
    if (outcome === 'reused') {
      ctx.log.warn({ sessionId: session.id }, 'a refresh token was used again; the session ended');
      await tellOfReuse(tx, session, now);
    }
    return outcome === 'rotate' || outcome === 'repeat' ? { user, sessionId: session.id, generation } : undefined;
  });
  if (!used) {
    ctx.notifyWorker('outbox');
    throw new AppError('unauthenticated');
  }
  return tokensOf(ctx, used.user, used.sessionId, used.generation);
}

/** Tells the owner, once, that a device was signed out because its key was used by two. */
export async function tellOfReuse(tx: Database, { device, id, userId }: SessionRow, now: Date): Promise<void> {
  await enqueueEmail(tx, `sessionReused:${id}`, { template: 'sessionReused', userId, device }, now);
}

/** Who calls on a session. */
export const callerBy = (
  { id, isEmailVerified: isVerified, roles }: UserRow,
  session: SessionRow,
  now: Date,
): Caller => ({
  id,
  sessionId: session.id,
  roles,
  isVerified,
  hasSecondFactor: isConfirmed(session.secondFactorAt, now),
  signedInAt: session.createdAt,
});

/** Who calls, by the access token. A session that has ended calls nothing any more. @throws AppError `unauthenticated`, `tokenExpired` */
export async function callerOf(ctx: ServiceContext, authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer ([\w.-]{1,2000})$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('unauthenticated');
  const { sessionId, userId } = await readAccessToken(ctx, token);
  const [session, user] = [await findSession(ctx.db, sessionId), await findUser(ctx.db, userId)];
  if (!session || !user || session.userId !== user.id || session.endedAt !== null || session.expiresAt <= ctx.now())
    throw new AppError('unauthenticated');
  return callerBy(user, session, ctx.now());
}

/** The devices on which an account is signed in, the last used first. */
export const listSessions = async (ctx: ServiceContext, caller: Caller): Promise<SessionView[]> =>
  (await findRunningSessions(ctx.db, caller.id, ctx.now())).map(({ createdAt, device, id, rotatedAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: rotatedAt.toISOString(),
    isCurrent: id === caller.sessionId,
  }));

/** Signs a device of the account out. @throws AppError `notFound` for anything that is not a device of it */
export async function signOut(ctx: ServiceContext, caller: Caller, sessionId = caller.sessionId): Promise<void> {
  const isEnded = await endSession(ctx.db, { id: sessionId, userId: caller.id }, ctx.now());
  if (!isEnded && sessionId !== caller.sessionId) throw new AppError('notFound');
}

/** Signs every other device of the account out. */
export const signOutOthers = (ctx: ServiceContext, { id, sessionId }: Caller): Promise<void> =>
  endSessions(ctx.db, id, ctx.now(), sessionId);

/** Ends the session of a refresh token, whichever of its tokens it is; a text that is none ends nothing. */
export async function endSessionOf(ctx: ServiceContext, token: string): Promise<void> {
  const read = readRefreshToken(ctx, token);
  const session = read && (await findSession(ctx.db, read.sessionId));
  if (session) await endSession(ctx.db, { id: session.id, userId: session.userId }, ctx.now());
}
