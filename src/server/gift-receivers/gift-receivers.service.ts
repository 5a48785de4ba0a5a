import { msg } from '@lingui/core/macro';
import type { GiftReceiver, GiftReceiverChange, GiftReceiverInput } from '#src/contracts/gift-receivers.ts';
import { lockUser } from '#src/server/accounts/accounts.repository.ts';
import {
  countReceivers,
  deleteReceiver,
  findGivenFor,
  findReceiver,
  findReceivers,
  findSame,
  insertReceiver,
  type ReceiverRow,
  updateReceiver,
} from '#src/server/gift-receivers/gift-receivers.repository.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';

/** More people than a list on a page is good for. */
export const MOST_RECEIVERS = 50;

const viewOf = ({ createdAt, email, id, name, phone }: ReceiverRow): GiftReceiver => ({
  id,
  name,
  email,
  phone,
  createdAt: createdAt.toISOString(),
});

/** Whom a person saved, by name. */
export const listReceivers = async ({ db }: Pick<ServiceContext, 'db'>, userId: string): Promise<GiftReceiver[]> =>
  (await findReceivers(db, userId)).map(viewOf);

/** Saves somebody; whoever is saved already stays as they are. @throws AppError `conflict` beyond fifty */
export function saveReceiver(
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  userId: string,
  { email = null, name, phone = null }: GiftReceiverInput,
): Promise<GiftReceiver> {
  return ctx.db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('unauthenticated');
    const row = { userId, name, email, phone };
    const same = await findSame(tx, row);
    if (same) return viewOf(same);
    if ((await countReceivers(tx, userId)) >= MOST_RECEIVERS)
      throw new AppError('conflict', {
        words: msg`You have saved the details of fifty people, which is the limit. Delete one person’s details before you save another’s.`,
      });
    return viewOf((await insertReceiver(tx, { ...row, createdAt: ctx.now() }))!);
  });
}

/** Changes what was sent. @throws AppError `notFound`; `validation` where no way would be left to reach them; `conflict` for one that is saved already */
export function changeReceiver(
  { db }: Pick<ServiceContext, 'db'>,
  of: { userId: string; id: string },
  { email, name, phone }: GiftReceiverChange,
): Promise<GiftReceiver> {
  return db.transaction(async (tx) => {
    await lockUser(tx, of.userId);
    const held = await findReceiver(tx, of);
    if (!held) throw new AppError('notFound');
    const changed = {
      userId: of.userId,
      name: name ?? held.name,
      email: email === undefined ? held.email : email,
      phone: phone === undefined ? held.phone : phone,
    };
    if (changed.email === null && changed.phone === null) throw invalid({ path: 'email', code: 'required' });
    await rejectSame(tx, changed, of.id);
    await updateReceiver(tx, of.id, changed);
    return viewOf({ ...held, ...changed });
  });
}

async function rejectSame(tx: Database, changed: Parameters<typeof findSame>[1], id: string): Promise<void> {
  const same = await findSame(tx, changed);
  if (same && same.id !== id) throw new AppError('conflict', { words: msg`You have already saved this person.` });
}

/** @throws AppError `notFound` */
export async function removeReceiver(
  { db }: Pick<ServiceContext, 'db'>,
  of: { userId: string; id: string },
): Promise<void> {
  if (!(await deleteReceiver(db, of))) throw new AppError('notFound');
}

export type GivenFor = { itemId: string; name: string; email: string | null; phone: string | null };

const keyOf = ({ email, name, phone }: Pick<GivenFor, 'email' | 'phone'> & { name: string | null }): string =>
  JSON.stringify([name?.toLowerCase(), email?.toLowerCase() ?? '', phone ?? '']);

/** Whom an account gave for and has not saved, the last first, each once. `orderId`: of one order alone. */
export async function listUnsaved(
  { db }: Pick<ServiceContext, 'db'>,
  userId: string,
  orderId?: string,
): Promise<GivenFor[]> {
  const known = new Set((await findReceivers(db, userId)).map(keyOf));
  const found: GivenFor[] = [];
  for (const one of await findGivenFor(db, userId, orderId)) {
    if (one.name === null || known.has(keyOf(one))) continue;
    known.add(keyOf(one));
    found.push({ ...one, name: one.name });
  }
  return found;
}

/** Saves whom a gift of the account was for. @throws AppError `notFound`; `conflict` beyond fifty */
export async function saveGivenFor(
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  userId: string,
  itemId: string,
): Promise<GiftReceiver> {
  const one = (await findGivenFor(ctx.db, userId)).find((given) => given.itemId === itemId);
  if (!one?.name) throw new AppError('notFound');
  return saveReceiver(ctx, userId, { name: one.name, email: one.email, phone: one.phone });
}
