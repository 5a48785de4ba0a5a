import { isNoticeKind, NOTICE_KINDS, type NoticeKind } from '#src/domain/notice.ts';
import { deleteMuted, findMuted, insertMuted } from '#src/server/emails/muted-notices.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { safeEqual, sha256 } from '#src/server/platform/keys.ts';

type Signer = Pick<ServiceContext, 'keys'>;

const PURPOSE = 'notice';
const hashOf = ({ keys }: Signer, address: string): string =>
  keys.signLasting('muted-notice', address.trim().toLowerCase());

/** Which kinds an address gets: all but those that it left out. */
export async function readNotices(ctx: Signer, db: Database, address: string): Promise<Record<NoticeKind, boolean>> {
  const muted = await findMuted(db, hashOf(ctx, address));
  return Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, !muted.includes(kind)])) as Record<NoticeKind, boolean>;
}

export const isMuted = async (ctx: Signer, db: Database, address: string, kind: NoticeKind): Promise<boolean> =>
  (await findMuted(db, hashOf(ctx, address))).includes(kind);

/** Changes the kinds that are named, and no other. */
export async function changeNotices(
  ctx: Signer,
  tx: Database,
  { address, at, wanted }: { address: string; at: Date; wanted: { [Kind in NoticeKind]?: boolean | undefined } },
): Promise<void> {
  const hash = hashOf(ctx, address);
  const asked = (is: boolean) => NOTICE_KINDS.filter((kind) => wanted[kind] === is);
  await insertMuted(tx, hash, asked(false), at);
  await deleteMuted(tx, hash, asked(true));
}

/** An address is written to as if it had never chosen: its owner is erased. */
export const forgetNotices = (ctx: Signer, tx: Database, address: string): Promise<void> =>
  deleteMuted(tx, hashOf(ctx, address), NOTICE_KINDS);

/** The token of the link by which an address leaves a kind out. It names no address to whoever reads it, and does not expire. */
export function noticeToken(ctx: Signer, address: string, kind: NoticeKind): string {
  const named = `${kind}.${hashOf(ctx, address)}`;
  return `${named}.${ctx.keys.sign(PURPOSE, named)}`;
}

/** What a token names; undefined unless this site signed it. */
function readNoticeToken({ keys }: Signer, token: string): { kind: NoticeKind; hash: string } | undefined {
  const [kind, hash = '', signature = '', ...rest] = token.split('.');
  if (!isNoticeKind(kind) || rest.length > 0) return undefined;
  const expected = keys.signAs(PURPOSE, `${kind}.${hash}`, sha256(signature));
  return safeEqual(expected, signature) ? { kind, hash } : undefined;
}

/** How the link of an email stands, which is only read. */
export async function readNoticeLink(
  ctx: Signer & Pick<ServiceContext, 'db'>,
  token: string,
): Promise<{ kind: NoticeKind; isMuted: boolean } | undefined> {
  const read = readNoticeToken(ctx, token);
  return read && { kind: read.kind, isMuted: (await findMuted(ctx.db, read.hash)).includes(read.kind) };
}

/** One click: no email of this kind follows. */
export async function muteByToken(
  ctx: Signer & Pick<ServiceContext, 'db' | 'now'>,
  token: string,
): Promise<'muted' | 'unknown'> {
  const read = readNoticeToken(ctx, token);
  if (!read) return 'unknown';
  await insertMuted(ctx.db, read.hash, [read.kind], ctx.now());
  return 'muted';
}
