import { eq } from 'drizzle-orm';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { suppressedEmails } from '#src/server/platform/db/schema/suppressed-emails.ts';

type Signer = Pick<ServiceContext, 'keys'>;
const hashOf = ({ keys }: Signer, address: string): string =>
  keys.signLasting('suppressed-email', address.trim().toLowerCase());

/** When a mail server refused an address for good; undefined where mail goes to it. */
export const findSuppression = async (ctx: Signer, db: Database, address: string): Promise<Date | undefined> =>
  (
    await db
      .select()
      .from(suppressedEmails)
      .where(eq(suppressedEmails.addressHash, hashOf(ctx, address)))
  )[0]?.refusedAt;

/** No more mail goes to an address. */
export async function suppressAddress(ctx: Signer, db: Database, address: string, at: Date): Promise<void> {
  await db
    .insert(suppressedEmails)
    .values({ addressHash: hashOf(ctx, address), refusedAt: at })
    .onConflictDoUpdate({ target: suppressedEmails.addressHash, set: { refusedAt: at } });
}

/** Mail goes to an address again, or its owner is erased. */
export async function releaseAddress(ctx: Signer, db: Database, address: string): Promise<void> {
  await db.delete(suppressedEmails).where(eq(suppressedEmails.addressHash, hashOf(ctx, address)));
}
