import { isStaff } from '#src/domain/permissions.ts';
import { findFileByKey } from '#src/server/files/files.repository.ts';
import type { Caller } from '#src/server/http/operation.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

type Reader = Pick<Caller, 'id' | 'roles' | 'hasSecondFactor'> | undefined;
export type ReadFile = { bytes: Uint8Array<ArrayBuffer>; isPrivate: boolean };

/** A file by its name, of any size. A private one is read by its owner, and by staff after their second factor; for anybody else it does not exist. */
export async function readFile(
  ctx: ServiceContext,
  name: string,
  reader: () => Promise<Reader>,
): Promise<ReadFile | undefined> {
  const key = name.replace(/-\d{1,4}(?=\.)/, '');
  const file = await findFileByKey(ctx.db, key);
  if (!file) return undefined;
  if (file.isPrivate) {
    const who = await reader();
    if (!who || (who.id !== file.ownerId && !(isStaff(who.roles) && who.hasSecondFactor))) return undefined;
  }
  const bytes = await ctx.gateways.files.read(name);
  return bytes && { bytes, isPrivate: file.isPrivate };
}
