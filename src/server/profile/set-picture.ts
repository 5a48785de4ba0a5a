import { lockUser, updateUser } from '#src/server/accounts/accounts.repository.ts';
import { findOwnFile, keepFile, releaseFile } from '#src/server/files/files.repository.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** Sets the picture of an account to a file that it has uploaded, or takes it away; the bytes of the former one are deleted. @throws AppError `validation` */
export async function setPicture(ctx: ServiceContext, userId: string, fileId: string | null): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('unauthenticated');
    const file =
      fileId === null ? undefined : await findOwnFile(tx, { id: fileId, ownerId: userId, purpose: 'avatar' });
    if (fileId !== null && !file) throw invalid({ path: 'image', code: 'invalidSelection' });
    if (file?.key === user.imageKey) return;
    if (user.imageKey !== null) await releaseFile(tx, user.imageKey, ctx.now());
    if (file) await keepFile(tx, file.id);
    await updateUser(tx, userId, { imageKey: file?.key ?? null });
  });
}
