import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { Account } from '#src/contracts/accounts.ts';
import type { PasskeyView } from '#src/contracts/accounts.ts';
import { isStaff } from '#src/domain/permissions.ts';
import { accountView } from '#src/server/accounts/account-view.ts';
import { findUser, lockUser } from '#src/server/accounts/accounts.repository.ts';
import {
  deletePasskey,
  findPasskeys,
  insertChallenge,
  insertPasskey,
  lockPasskey,
  takeChallenge,
  updatePasskey,
} from '#src/server/accounts/passkeys.repository.ts';
import { hasSecondFactor } from '#src/server/accounts/second-factor.repository.ts';
import { beginSession, type Tokens } from '#src/server/accounts/sessions.ts';
import { keepWayIn, refuseOldSignIn, refuseUnconfirmed } from '#src/server/accounts/ways-in.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { Caller } from '#src/server/http/operation.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

/** Milliseconds in which a person answers their device. */
const ANSWERED_WITHIN_MS = 5 * 60_000;
/** More than a person has devices. */
const MOST = 20;
const SIGN_IN = 'signIn';
/** For this session alone: another one of the account may be too old. */
const forNew = ({ id, sessionId }: Caller): string => `add:${id}:${sessionId}`;

/** Read at the first need: few visitors have a passkey. */
const library = () => import('@simplewebauthn/server');
type Json = Record<string, unknown>;

async function challenge(ctx: ServiceContext, text: string, purpose: string): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + ANSWERED_WITHIN_MS);
  await insertChallenge(ctx.db, { challengeHash: sha256(text), purpose, expiresAt });
}
/** What a response is held against: the site's own address, and a challenge that was given out for this and not used. */
const expected = (ctx: ServiceContext, origin: string, purpose: string) => ({
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
  expectedChallenge: (text: string) => takeChallenge(ctx.db, { challengeHash: sha256(text), purpose, now: ctx.now() }),
  // A fingerprint, a face or a PIN: so a passkey is both factors.
  requireUserVerification: true,
});

/** What the browser asks a device to sign in with; the device knows whose account it is. */
export async function passkeySignInOptions(ctx: ServiceContext, origin: string): Promise<Json> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'required',
    timeout: ANSWERED_WITHIN_MS,
  });
  await challenge(ctx, options.challenge, SIGN_IN);
  return { ...options };
}

/** Signs in by a passkey. The session counts as confirmed by a second factor. @throws AppError `invalidCredentials` */
export async function signInByPasskey(
  ctx: ServiceContext,
  { device, origin, response }: { response: Json; origin: string; device: string },
): Promise<{ user: Account } & Tokens> {
  const id = typeof response['id'] === 'string' ? response['id'] : '';
  const { verifyAuthenticationResponse } = await library();
  const signedIn = await ctx.db.transaction(async (tx) => {
    const key = await lockPasskey(tx, id);
    const user = key && (await lockUser(tx, key.userId));
    if (!key || !user) return undefined;
    const verified = await verifyAuthenticationResponse({
      ...expected({ ...ctx, db: tx }, origin, SIGN_IN),
      response: response as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      credential: {
        id,
        publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
        transports: key.transports as AuthenticatorTransport[],
      },
    }).catch((error: unknown) => {
      ctx.log.info({ err: error }, 'a passkey was refused');
      return undefined;
    });
    if (!verified?.verified) return undefined;
    const now = ctx.now();
    await updatePasskey(tx, id, { counter: verified.authenticationInfo.newCounter, lastUsedAt: now });
    return { user: accountView(user), ...(await beginSession(ctx, tx, user, device, { secondFactorAt: now })) };
  });
  if (!signedIn) throw new AppError('invalidCredentials');
  ctx.notifyWorker('outbox');
  return signedIn;
}

/** Staff with a second factor show it before they add or remove one: a password alone is not enough. @throws AppError */
async function ownerOf(ctx: ServiceContext, tx: Database, caller: Caller) {
  const user = await findUser(tx, caller.id);
  if (!user) throw new AppError('unauthenticated');
  if (isStaff(user.roles) && !caller.hasSecondFactor && (await hasSecondFactor(tx, user.id)))
    throw new AppError('secondFactorRequired');
  return user;
}

/**
 * What the browser asks a device to make a new passkey with.
 *
 * @throws AppError `conflict` before the email is confirmed, and where the caller signed in long ago
 */
export async function newPasskeyOptions(ctx: ServiceContext, caller: Caller, origin: string): Promise<Json> {
  const user = await ownerOf(ctx, ctx.db, caller);
  refuseUnconfirmed(user);
  refuseOldSignIn(caller, ctx.now());
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Sanad',
    rpID: new URL(origin).hostname,
    userName: user.username,
    userDisplayName: user.fullName ?? user.username,
    userID: new TextEncoder().encode(user.id),
    timeout: ANSWERED_WITHIN_MS,
    excludeCredentials: (await findPasskeys(ctx.db, user.id)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await challenge(ctx, options.challenge, forNew(caller));
  return { ...options };
}

/** Keeps a new passkey, and tells the owner. @throws AppError `validation` at `passkey` for a response that does not hold */
export async function addPasskey(
  ctx: ServiceContext,
  caller: Caller,
  { device, origin, response }: { response: Json; origin: string; device: string },
): Promise<void> {
  const { verifyRegistrationResponse } = await library();
  const isAdded = await ctx.db.transaction(async (tx) => {
    const { id: userId } = await ownerOf(ctx, tx, caller);
    const user = await lockUser(tx, userId);
    if (user) refuseUnconfirmed(user);
    const verified = await verifyRegistrationResponse({
      ...expected({ ...ctx, db: tx }, origin, forNew(caller)),
      response: response as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    }).catch(() => undefined);
    if (!verified?.verified || (await findPasskeys(tx, userId)).length >= MOST) return false;
    const { counter, id, publicKey, transports = [] } = verified.registrationInfo.credential;
    const now = ctx.now();
    const key = Buffer.from(publicKey).toString('base64url');
    if (!(await insertPasskey(tx, { id, userId, publicKey: key, counter, transports, device, createdAt: now })))
      return false;
    await tell(tx, userId, 'passkeyAdded', now);
    return true;
  });
  if (!isAdded) throw new AppError('validation', { fields: [{ path: 'passkey', code: 'invalidSelection' }] });
  ctx.notifyWorker('outbox');
}

/** Removes a passkey of whoever calls, who is told. @throws AppError `notFound` for one that is not theirs, `conflict` for the only way in */
export async function removePasskey(ctx: ServiceContext, caller: Caller, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { id: userId } = await ownerOf(ctx, tx, caller);
    const user = await lockUser(tx, userId);
    if (!(await deletePasskey(tx, userId, id))) throw new AppError('notFound');
    if (user) await keepWayIn(tx, user);
    await tell(tx, userId, 'passkeyRemoved', ctx.now());
  });
  ctx.notifyWorker('outbox');
}

export const listPasskeys = async (ctx: ServiceContext, userId: string): Promise<PasskeyView[]> =>
  (await findPasskeys(ctx.db, userId)).map(({ createdAt, device, id, lastUsedAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));

async function tell(tx: Database, userId: string, event: 'passkeyAdded' | 'passkeyRemoved', now: Date): Promise<void> {
  await audit(tx, { at: now, actorId: userId, actor: 'user', action: event, subject: 'user', subjectId: userId });
  await enqueueEmail(tx, `${event}:${userId}:${now.toISOString()}`, { template: event, userId }, now);
}
