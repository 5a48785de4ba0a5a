import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import { lockUser } from '#src/server/accounts/accounts.repository.ts';
import { deleteIdentity } from '#src/server/accounts/identities.repository.ts';
import { keepWayIn } from '#src/server/accounts/ways-in.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { Caller } from '#src/server/http/operation.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

/**
 * Takes a provider away from the account of whoever calls, who is told by email.
 *
 * @throws AppError `conflict` where it is the only way in; `notFound` where it is not connected
 */
export async function disconnectSocial(ctx: ServiceContext, { id }: Caller, provider: SocialProvider): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new AppError('unauthenticated');
    if (!(await deleteIdentity(tx, id, provider))) throw new AppError('notFound');
    await keepWayIn(tx, user);
    const at = ctx.now();
    const by = { actorId: id, actor: 'user', subject: 'user', subjectId: id };
    await audit(tx, { at, action: 'socialDisconnected', before: { provider }, ...by });
    const key = `socialDisconnected:${id}:${provider}:${at.toISOString()}`;
    await enqueueEmail(tx, key, { template: 'socialDisconnected', userId: id, provider }, at);
  });
  ctx.notifyWorker('outbox');
}
