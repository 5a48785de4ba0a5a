import { v7 } from 'uuid';
import type { Locale } from '#src/i18n/locales.ts';
import { findSubscriber, insertSubscriber, updateSubscriber } from '#src/server/newsletter/newsletter.repository.ts';
import { subscriberToken } from '#src/server/newsletter/newsletter.service.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { sha256 } from '#src/server/platform/keys.ts';

/** Whether an address gets the newsletter. */
export async function readOwnNewsletter(db: Database, email: string): Promise<'none' | 'pending' | 'confirmed'> {
  const status = (await findSubscriber(db, email))?.status;
  return status === undefined || status === 'unsubscribed' ? 'none' : status;
}

/** Subscribes or unsubscribes an address whose owner is signed in and has confirmed it, so that no email asks again. */
export async function setOwnNewsletter(
  ctx: Pick<ServiceContext, 'keys' | 'now'>,
  tx: Database,
  { email, locale, wants }: { email: string; locale: Locale; wants: boolean },
): Promise<void> {
  const known = await findSubscriber(tx, email);
  const now = ctx.now();
  if (!wants) {
    if (known && known.status !== 'unsubscribed')
      await updateSubscriber(tx, known.id, { status: 'unsubscribed', unsubscribedAt: now });
    return;
  }
  if (known?.status === 'confirmed') return;
  const confirmed = { status: 'confirmed', locale, confirmedAt: now, unsubscribedAt: null } as const;
  if (known) return updateSubscriber(tx, known.id, confirmed);
  const id = v7();
  await insertSubscriber(tx, { id, email, tokenHash: sha256(subscriberToken(ctx, id)), createdAt: now, ...confirmed });
}
