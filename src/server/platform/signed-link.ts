import { DAY_MS } from '#src/domain/durations.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { safeEqual, sha256 } from '#src/server/platform/keys.ts';

type Signer = Pick<ServiceContext, 'keys' | 'now'>;

const ID_BYTES = 16;

/** A token that names a record for some time: its id and last day, signed for one purpose. Nothing is stored, and a day's tokens are the same. */
export function signToken({ keys, now }: Signer, purpose: string, id: string, lifetimeMs: number): string {
  const bytes = Buffer.alloc(ID_BYTES + 4);
  Buffer.from(id.replaceAll('-', ''), 'hex').copy(bytes);
  bytes.writeUInt32BE(Math.floor((now().getTime() + lifetimeMs) / DAY_MS), ID_BYTES);
  const named = bytes.toString('base64url');
  return `${named}.${keys.sign(purpose, named)}`;
}

/** What a token names; undefined unless this site signed it for this purpose. */
export function readToken(
  { keys, now }: Signer,
  purpose: string,
  token: string,
): { id: string; isExpired: boolean; endsAt: Date } | undefined {
  const [named = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^[\w-]{27}$/.test(named)) return undefined;
  if (!safeEqual(keys.signAs(purpose, named, sha256(signature)), signature)) return undefined;
  const bytes = Buffer.from(named, 'base64url');
  const hex = bytes.toString('hex', 0, ID_BYTES);
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const endsAt = new Date(bytes.readUInt32BE(ID_BYTES) * DAY_MS);
  return { id, endsAt, isExpired: endsAt <= now() };
}
