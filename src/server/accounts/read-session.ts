import { refreshOutcome } from '#src/domain/session.ts';
import { findUser, type UserRow } from '#src/server/accounts/accounts.repository.ts';
import { endSession, findSession } from '#src/server/accounts/sessions.repository.ts';
import { callerBy, tellOfReuse } from '#src/server/accounts/sessions.ts';
import { readRefreshToken } from '#src/server/accounts/tokens.ts';
import type { Caller } from '#src/server/http/operation.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** Who is signed in, and on which device. */
export type Person = { user: UserRow; caller: Caller };

/**
 * Who is signed in by the session's cookie; undefined for anybody else. The cookie stays as it is: a page gives no new token.
 * A token that was replaced ends its session, as it does where tokens are refreshed.
 */
export async function readSession(ctx: ServiceContext, token: string | undefined): Promise<Person | undefined> {
  const read = token === undefined ? undefined : readRefreshToken(ctx, token);
  const session = read && (await findSession(ctx.db, read.sessionId));
  if (!read || !session) return undefined;
  const now = ctx.now();
  const outcome = refreshOutcome(session, read.generation, now);
  if (outcome === 'reused') {
    await ctx.db.transaction(async (tx) => {
      await endSession(tx, { id: session.id, userId: session.userId }, now);
      await tellOfReuse(tx, session, now);
    });
    ctx.notifyWorker('outbox');
    ctx.log.warn({ sessionId: session.id }, 'a refresh token was used again on a page; the session ended');
  }
  if (outcome === 'reused' || outcome === 'ended') return undefined;
  const user = await findUser(ctx.db, session.userId);
  if (!user) return undefined;
  return { user, caller: callerBy(user, session, now) };
}

/** Whose a session was by its cookie, also after its end; undefined where it is not known any more. It opens nothing. */
export async function findFormerOwner(ctx: ServiceContext, token: string | undefined): Promise<string | undefined> {
  const read = token === undefined ? undefined : readRefreshToken(ctx, token);
  return read && (await findSession(ctx.db, read.sessionId))?.userId;
}
