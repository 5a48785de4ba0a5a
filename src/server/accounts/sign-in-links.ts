import { isOver, mayTry } from '#src/domain/one-time-code.ts';
import { findUserByEmail, lockUser, type UserRow } from '#src/server/accounts/accounts.repository.ts';
import { enqueueAsked } from '#src/server/accounts/asked-codes.ts';
import { findCode, lockCode, updateCode } from '#src/server/accounts/codes.repository.ts';
import { newCode } from '#src/server/accounts/codes.ts';
import { confirmOwner } from '#src/server/accounts/confirm-owner.ts';
import { nextPath } from '#src/server/accounts/next-path.ts';
import { beginSession, type Tokens } from '#src/server/accounts/sessions.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { safeEqual } from '#src/server/platform/keys.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

const PURPOSE = 'sign-in-link';
type Signer = Pick<ServiceContext, 'keys'>;

/** The address of a link in an email, without its language: it leads to the page with the button that uses it. */
export const signInLinkPath = ({ keys }: Signer, codeId: string, next: string | undefined): string =>
  `/login?${new URLSearchParams({ link: `${codeId}.${keys.sign(PURPOSE, codeId)}`, ...(next === undefined ? {} : { next }) }).toString()}`;

/** The code that a link names; undefined for a text that this site did not sign. */
function codeOf({ keys }: Signer, link: string): string | undefined {
  const [id = '', signature = '', ...rest] = link.split('.');
  if (rest.length > 0) return undefined;
  return /^[\da-f-]{36}$/.test(id) && safeEqual(keys.sign(PURPOSE, id), signature) ? id : undefined;
}

/**
 * Has a link that signs in sent to whoever has this email, if somebody has. It works once, for ten minutes. `next`: the page that
 * the person was on their way to. The work until then is the same for everybody.
 */
export const askForSignInLink = (ctx: ServiceContext, email: string, next?: string): Promise<void> =>
  enqueueAsked(ctx, { purpose: 'link', email, next: next && nextPath(next) });

/** Sends the link that was asked for at a moment, if somebody has the email. */
export async function sendAskedLink(
  ctx: ServiceContext,
  { email, next }: { email: string; next?: string | undefined },
  now: Date,
): Promise<void> {
  if (isOver(now, ctx.now())) return;
  const found = await findUserByEmail(ctx.db, email);
  if (found)
    await ctx.db.transaction(async (tx) => {
      // Locked, so that links asked for at once are counted one after the other.
      if (!(await lockUser(tx, found.id))) return;
      const codeId = await newCode(tx, found.id, 'link', now);
      if (codeId === undefined) return;
      const payload = { template: 'signInLink', userId: found.id, codeId, next };
      await enqueueEmail(tx, `signInLink:${codeId}`, payload, now);
    });
}

/** Whom a link still signs in; undefined for one that does not. Reading it does not use it, because programs that scan emails open links. */
export async function ownerOfLink(ctx: ServiceContext, link: string): Promise<string | undefined> {
  const id = codeOf(ctx, link);
  const code = id === undefined ? undefined : await findCode(ctx.db, id);
  return mayTry(code, ctx.now()) ? code.userId : undefined;
}

/** Whether a link still signs in. */
export const isLinkOpen = async (ctx: ServiceContext, link: string): Promise<boolean> =>
  (await ownerOfLink(ctx, link)) !== undefined;

/**
 * Signs in by a link, whose email is confirmed by it. `isTakenOver`: it was not confirmed before, so the password that somebody
 * chose for the account counts no more. @throws AppError `validation` with `otpExpired` at `link`
 */
export async function signInByLink(
  ctx: ServiceContext,
  link: string,
  device: string,
): Promise<{ user: UserRow; isTakenOver: boolean } & Tokens> {
  const id = codeOf(ctx, link);
  const signedIn = await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const code = id === undefined ? undefined : await lockCode(tx, id);
    if (!mayTry(code, now) || code.purpose !== 'link') return undefined;
    const user = await lockUser(tx, code.userId);
    if (!user) return undefined;
    await updateCode(tx, code.id, { usedAt: now });
    const isTakenOver = await confirmOwner(tx, user, now);
    return { user, isTakenOver, ...(await beginSession(ctx, tx, user, device)) };
  });
  if (!signedIn) throw new AppError('validation', { fields: [{ path: 'link', code: 'otpExpired' }] });
  ctx.notifyWorker('outbox');
  return signedIn;
}
