import type { ServiceContext } from '#src/server/platform/context.ts';

/** The six digits of a code. They follow from its id and are stored nowhere. */
export function givingCode({ keys }: Pick<ServiceContext, 'keys'>, id: string): string {
  const number = Buffer.from(keys.sign('giving-code', id), 'base64url').readUInt32BE(0);
  return String(number % 1_000_000).padStart(6, '0');
}
