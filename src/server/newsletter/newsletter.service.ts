import { msg } from '@lingui/core/macro';
import { v7 } from 'uuid';
import { subscribeInput } from '#src/contracts/site.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import { validate } from '#src/server/http/validate.ts';
import { newsletterEmail } from '#src/server/newsletter/newsletter.emails.ts';
import {
  findSubscriber,
  findSubscriberById,
  findSubscriberByToken,
  insertSubscriber,
  updateSubscriber,
} from '#src/server/newsletter/newsletter.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { siteUrl, siteUrlIn } from '#src/server/platform/site-url.ts';

/** The token of a subscription's links; only its hash is stored. */
export const subscriberToken = (ctx: Pick<ServiceContext, 'keys'>, id: string, hash = ''): string =>
  ctx.keys.signAs('newsletter', id, hash);

/**
 * Asks an address whether it wants our newsletter. A known address gets the same answer as a new one.
 * @throws AppError `validation`
 */
export async function subscribe(
  ctx: ServiceContext,
  body: unknown,
  locale: Locale,
): Promise<{ email: string; message: string }> {
  const { email } = validate(subscribeInput, body);
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const id = v7();
    await insertSubscriber(tx, { id, email, locale, tokenHash: sha256(subscriberToken(ctx, id)), createdAt: now });
    const known = (await findSubscriber(tx, email))!;
    if (known.status === 'confirmed') return;
    if (known.status === 'unsubscribed')
      await updateSubscriber(tx, known.id, { status: 'pending', locale, unsubscribedAt: null });
    // Once a day and address, however often it is asked.
    const dedupeKey = `newsletter:${known.id}:${now.toISOString().slice(0, 10)}`;
    await enqueueEmail(tx, dedupeKey, { template: 'newsletterConfirmation', subscriberId: known.id }, now);
  });
  ctx.notifyWorker();
  return { email, message: await thanks(ctx, locale) };
}

/** What a program is told whose address is not kept: the same as everybody else. @throws AppError `validation` */
export async function ignoreSubscriber(
  ctx: ServiceContext,
  body: unknown,
  locale: Locale,
): Promise<{ message: string }> {
  validate(subscribeInput, body);
  return { message: await thanks(ctx, locale) };
}

const thanks = async (ctx: ServiceContext, locale: Locale): Promise<string> =>
  (await ctx.i18n(locale))._(msg`Thank you. Use the link in the email we just sent you to confirm your email address.`);

/** The email that asks for a confirmation; nothing when the subscriber has answered since. */
export async function confirmationEmail(
  ctx: ServiceContext,
  subscriberId: string,
): Promise<AddressedEmail | undefined> {
  const subscriber = await findSubscriberById(ctx.db, subscriberId);
  if (subscriber?.status !== 'pending') return undefined;
  const locale = isLocale(subscriber.locale) ? subscriber.locale : 'en';
  const token = subscriberToken(ctx, subscriber.id, subscriber.tokenHash);
  return {
    to: subscriber.email,
    locale,
    oneClickUrl: `${siteUrl(ctx)}/forms/newsletter/unsubscribe/${token}?locale=${locale}`,
    text: newsletterEmail({ token, siteUrl: siteUrlIn(locale, ctx) }, await ctx.i18n(locale)),
  };
}

/** What there is left to do at a link, which is only read: an old link says so before somebody presses its button. */
export async function readSubscription(
  ctx: Pick<ServiceContext, 'db'>,
  token: string,
): Promise<'pending' | 'confirmed' | 'unsubscribed' | 'unknown'> {
  return (await findSubscriberByToken(ctx.db, sha256(token)))?.status ?? 'unknown';
}

/** Follows the link of a confirmation. */
export async function confirmSubscription(
  ctx: ServiceContext,
  token: string,
): Promise<'confirmed' | 'alreadyConfirmed' | 'unknown'> {
  const known = await findSubscriberByToken(ctx.db, sha256(token));
  if (!known) return 'unknown';
  if (known.status === 'confirmed') return 'alreadyConfirmed';
  await updateSubscriber(ctx.db, known.id, { status: 'confirmed', confirmedAt: ctx.now(), unsubscribedAt: null });
  return 'confirmed';
}

/** One click, and no email follows. */
export async function unsubscribe(ctx: ServiceContext, token: string): Promise<'unsubscribed' | 'unknown'> {
  const known = await findSubscriberByToken(ctx.db, sha256(token));
  if (!known) return 'unknown';
  await updateSubscriber(ctx.db, known.id, { status: 'unsubscribed', unsubscribedAt: ctx.now() });
  return 'unsubscribed';
}
