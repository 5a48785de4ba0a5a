import { msg } from '@lingui/core/macro';
import { v7 } from 'uuid';
import { subscribeInput } from '#src/contracts/site.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '../context.ts';
import { promise } from '../jobs/outbox.repository.ts';
import { fingerprint } from '../keys.ts';
import { validate } from '../validate.ts';
import { findSubscription, findSubscriptionByToken, insertSubscription, updateSubscription } from './newsletter.repository.ts';

/** The token of a subscription's links; only its hash is stored. */
export const subscriptionToken = (ctx: Pick<ServiceContext, 'keys'>, id: string, hash = ''): string => ctx.keys.signAs('newsletter', id, hash);

/**
 * Asks an address whether it wants our letters. A known address hears the same answer as a new one.
 * @throws AppError `validation`
 */
export async function subscribe(ctx: ServiceContext, body: unknown, locale: Locale): Promise<{ email: string; message: string }> {
  const { email } = validate(subscribeInput, body);
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const id = v7();
    await insertSubscription(tx, { id, email, locale, tokenHash: fingerprint(subscriptionToken(ctx, id)), createdAt: now });
    const known = (await findSubscription(tx, email))!;
    if (known.status === 'confirmed') return;
    if (known.status === 'unsubscribed') await updateSubscription(tx, known.id, { status: 'pending', locale, unsubscribedAt: null });
    // Once a day and address, however often it is asked.
    const dedupeKey = `mail:newsletter:${known.id}:${now.toISOString().slice(0, 10)}`;
    await promise(tx, { kind: 'mail', payload: { template: 'newsletterConfirmation', subscriptionId: known.id }, dedupeKey, runAt: now }, now);
  });
  ctx.wake();
  const i18n = await ctx.i18n(locale);
  return { email, message: i18n._(msg`Thank you. Please confirm your address by the link that we have sent you.`) };
}

/** Follows the link of a confirmation. */
export async function confirmSubscription(ctx: ServiceContext, token: string): Promise<'confirmed' | 'alreadyConfirmed' | 'unknown'> {
  const known = await findSubscriptionByToken(ctx.db, fingerprint(token));
  if (!known) return 'unknown';
  if (known.status === 'confirmed') return 'alreadyConfirmed';
  await updateSubscription(ctx.db, known.id, { status: 'confirmed', confirmedAt: ctx.now(), unsubscribedAt: null });
  return 'confirmed';
}

/** One click, and no letter follows. */
export async function unsubscribe(ctx: ServiceContext, token: string): Promise<'unsubscribed' | 'unknown'> {
  const known = await findSubscriptionByToken(ctx.db, fingerprint(token));
  if (!known) return 'unknown';
  await updateSubscription(ctx.db, known.id, { status: 'unsubscribed', unsubscribedAt: ctx.now() });
  return 'unsubscribed';
}
