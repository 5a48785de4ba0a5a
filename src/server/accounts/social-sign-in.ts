import { randomInt } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { v7 } from 'uuid';
import type { Account } from '#src/contracts/accounts.ts';
import { PROVIDER_NAMES } from '#src/domain/social-names.ts';
import { connectionOf, type SocialIdentity, type SocialProvider, usernameOf } from '#src/domain/social-sign-in.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { accountView } from '#src/server/accounts/account-view.ts';
import {
  findUserByEmail,
  findUserByUsername,
  insertUser,
  lockUser,
  type UserRow,
} from '#src/server/accounts/accounts.repository.ts';
import { sendCode } from '#src/server/accounts/codes.ts';
import { type DonorDetails, donorFaults } from '#src/server/accounts/donor-faults.ts';
import { insertIdentity, lockIdentity, updateIdentity } from '#src/server/accounts/identities.repository.ts';
import { beginSession, type Tokens } from '#src/server/accounts/sessions.ts';
import { findProvider } from '#src/server/accounts/social-keys.ts';
import { refuseOldSignIn, refuseUnconfirmed } from '#src/server/accounts/ways-in.ts';
import { InvalidTokenError } from '#src/server/gateways/identities/port.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { Caller } from '#src/server/http/operation.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

/** A provider's token, as clients get it, or the code that Facebook gives a browser in place of one. */
type Proof = { token: string; nonce?: string | undefined } | { code: string; redirectUri: string };
type Asked = { provider: SocialProvider } & Proof;
/** `details`: what the provider does not say of a new donor. */
type From = {
  device: string;
  locale: Locale;
  caller?: Caller | undefined;
  details?: DonorDetails | undefined;
  /** The caller left for the provider when their sign-in was fresh. @default false */
  isBegun?: boolean | undefined;
};

/** The provider named somebody who has no account yet, and whose age is not known. */
export class NewcomerError extends AppError {
  readonly identity: NamedIdentity;
  constructor(identity: NamedIdentity) {
    super('validation', { fields: [{ path: 'dateOfBirth', code: 'required' }] });
    this.identity = identity;
  }
}

/** The account that was to be made is there by now. */
export class HasAccountError extends AppError {
  constructor() {
    super('conflict', { words: msg`You now have an account. Use one of the buttons below to sign in.` });
  }
}

const refused = (): AppError =>
  new AppError('invalidCredentials', { words: msg`This sign-in could not be confirmed. Try again.` });

/** Who a provider says that a person is. @throws AppError `notFound` where it is not offered, `invalidCredentials`, `unavailable` */
async function identityOf(ctx: ServiceContext, { provider, ...proof }: Asked): Promise<SocialIdentity> {
  const found = await findProvider(ctx, provider);
  if (!found) throw new AppError('notFound');
  const { gateway, ...keys } = found;
  try {
    const token = 'token' in proof ? proof.token : await gateway.exchange({ ...proof, ...keys });
    const nonce = 'token' in proof ? proof.nonce : undefined;
    return await gateway.verify({ provider, token, nonce, now: ctx.now(), ...keys });
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw new AppError('unavailable', { cause: error, retryAfter: 30 });
    ctx.log.info({ provider, reason: error.message }, 'a token of social sign-in was refused');
    throw refused();
  }
}

/**
 * Signs in by a token of a provider. The first time it connects the person with the account that calls, with the account of
 * their email where both sides know it to be theirs, or with a new one.
 *
 * @throws AppError `invalidCredentials` for a token that does not hold or was used before; `conflict` where the person signs in
 * first, or the provider gives no email; `notFound` where the provider is not offered; `unavailable` where it cannot be asked;
 * `NewcomerError` where a new account would be made without an age, and `validation` for one below that of signing up
 */
export async function signInBySocial(
  ctx: ServiceContext,
  asked: Asked,
  from: From,
): Promise<{ user: Account } & Tokens> {
  return signInAs(ctx, { ...(await identityOf(ctx, asked)), provider: asked.provider }, from);
}

/**
 * Makes the account of somebody whom a provider named before, and signs in. It opens none that exists: what a browser holds of them
 * is no sign-in at the provider.
 *
 * @throws AppError `conflict` where there is an account by now, and as `signInBySocial`
 */
export async function finishNewcomer(
  ctx: ServiceContext,
  identity: NamedIdentity,
  from: Omit<From, 'caller'>,
): Promise<{ user: Account } & Tokens> {
  const signedIn = await ctx.db.transaction(async (tx) => {
    const hasAccount = (await lockIdentity(tx, identity)) !== undefined;
    const { isNew, user } = hasAccount ? { isNew: false, user: undefined } : await connect(ctx, tx, identity, from);
    if (!isNew || !user) throw new HasAccountError();
    return { user: accountView(user), ...(await beginSession(ctx, tx, user, from.device)) };
  });
  ctx.notifyWorker('outbox');
  return signedIn;
}

/** Signs in whom a provider has named. @throws AppError as `signInBySocial` */
async function signInAs(ctx: ServiceContext, identity: NamedIdentity, from: From): Promise<{ user: Account } & Tokens> {
  const signedIn = await ctx.db.transaction(async (tx) => {
    const user = await userOf(ctx, tx, identity, from);
    return { user: accountView(user), ...(await beginSession(ctx, tx, user, from.device)) };
  });
  ctx.notifyWorker('outbox');
  return signedIn;
}

/**
 * Connects a provider with the account of whoever calls, and leaves their session as it is.
 *
 * @throws AppError as `signInBySocial`, and `conflict` where the person at the provider is connected with another account
 */
export async function connectBySocial(
  ctx: ServiceContext,
  asked: Asked,
  from: From & { caller: Caller },
): Promise<void> {
  const identity = await identityOf(ctx, asked);
  await ctx.db.transaction(async (tx) => {
    const known = await lockIdentity(tx, { ...identity, provider: asked.provider });
    const name = PROVIDER_NAMES[asked.provider];
    if (known && known.userId !== from.caller.id)
      throw new AppError('conflict', {
        words: msg`This ${name} account is already used to sign in to another account here.`,
      });
    await userOf(ctx, tx, { ...identity, provider: asked.provider }, { ...from, isBegun: true });
  });
  ctx.notifyWorker('outbox');
}

export type NamedIdentity = SocialIdentity & { provider: SocialProvider };

async function userOf(ctx: ServiceContext, tx: Database, identity: NamedIdentity, from: From): Promise<UserRow> {
  const known = await lockIdentity(tx, identity);
  if (!known) return (await connect(ctx, tx, identity, from)).user;
  const { issuedAt } = identity;
  if (issuedAt !== null && known.tokenAt !== null && issuedAt <= known.tokenAt) throw refused();
  const user = await lockUser(tx, known.userId);
  // Connected with another account than the one that calls.
  if (!user || (from.caller && from.caller.id !== user.id)) throw refused();
  await updateIdentity(tx, identity, issuedAt);
  return user;
}

async function connect(
  ctx: ServiceContext,
  tx: Database,
  identity: NamedIdentity,
  from: From,
): Promise<{ user: UserRow; isNew: boolean }> {
  const { isNew, user } = from.caller
    ? { isNew: false, user: await lockUser(tx, from.caller.id) }
    : await accountFor(ctx, tx, identity, from);
  if (!user) throw new AppError('unauthenticated');
  if (from.caller) {
    refuseUnconfirmed(user);
    if (!from.isBegun) refuseOldSignIn(from.caller, ctx.now());
  }
  const { issuedAt, provider, subject } = identity;
  const now = ctx.now();
  const row = { provider, subject, userId: user.id, createdAt: now, tokenAt: issuedAt };
  // The same token at the same moment, twice: the second finds it used.
  if (!(await insertIdentity(tx, row))) throw refused();
  const by = { actorId: user.id, actor: 'user', subject: 'user', subjectId: user.id };
  await audit(tx, { at: now, action: 'socialConnected', after: { provider }, ...by });
  if (!isNew) {
    const key = `socialConnected:${user.id}:${provider}:${now.toISOString()}`;
    await enqueueEmail(tx, key, { template: 'socialConnected', userId: user.id, provider }, now);
  }
  return { user, isNew };
}

/** The account with the person's email, or a new one. @throws AppError `conflict` */
async function accountFor(
  ctx: ServiceContext,
  tx: Database,
  identity: NamedIdentity,
  { details, locale }: From,
): Promise<{ user: UserRow | undefined; isNew: boolean }> {
  const { email, fullName, isEmailVerified } = identity;
  const byEmail = email === null ? undefined : await findUserByEmail(tx, email);
  const connection = connectionOf({ email, isEmailVerified }, byEmail);
  if (connection === 'noEmail' || email === null)
    throw new AppError('conflict', {
      words: msg`The service you signed in with did not share your email address. Create an account with your email address instead.`,
    });
  if (connection === 'signInFirst')
    throw new AppError('conflict', {
      words: msg`An account already uses this email address. Sign in with that account’s password first; you can then connect this sign-in method in your profile.`,
    });
  if (connection === 'connect') return { isNew: false, user: await lockUser(tx, byEmail!.id) };
  if (!details) throw new NewcomerError(identity);
  const faults = await donorFaults({ db: tx, now: ctx.now }, details);
  if (faults.length > 0) throw invalid(...faults);
  const now = ctx.now();
  const username = await freeUsername(tx, email);
  const known = { email, isEmailVerified, fullName, locale };
  const user = await insertUser(tx, { ...details, ...known, id: v7(), username, createdAt: now });
  // Made at the same moment, by this token or by signing up: the next try finds it.
  if (!user) throw refused();
  if (!isEmailVerified) await sendCode(tx, user, 'email', now);
  return { isNew: true, user };
}

async function freeUsername(tx: Database, email: string): Promise<string> {
  let username = usernameOf(email);
  while (await findUserByUsername(tx, username)) username = usernameOf(email, String(randomInt(1000, 1_000_000)));
  return username;
}
