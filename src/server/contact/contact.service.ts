import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { ContactAnswer } from '#src/contracts/contact.ts';
import type { Subject } from '#src/domain/contact-message.ts';
import { spellReference, transferReference } from '#src/domain/reference.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { answerTime, contactEmail } from '#src/server/contact/contact.emails.ts';
import { countMessagesOf, findMessage, insertMessage } from '#src/server/contact/contact.repository.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

type Sent = {
  subject?: Subject | undefined;
  fullName?: string | undefined;
  email?: string | undefined;
  phone?: { country: string; number: string } | undefined;
  orderNumber?: string | undefined;
  message: string;
};

const DAY_MS = 86_400_000;
/** So many emails a day go to one address, whoever types it. */
const CONFIRMATIONS_A_DAY = 3;

const newNumber = (): string => spellReference(transferReference(randomBytes(6)));

/** Stores a message and confirms it by email. The same message of the same person on the same day is stored once. */
export async function sendMessage(ctx: ServiceContext, sent: Sent, locale: Locale): Promise<ContactAnswer> {
  const { email, fullName, message, orderNumber, phone, subject } = sent;
  const now = ctx.now();
  const fingerprint = sha256(
    JSON.stringify([now.toISOString().slice(0, 10), email?.toLowerCase() ?? '', subject ?? '', message]),
  );
  const number = await ctx.db.transaction(async (tx) => {
    const stored = await insertMessage(tx, {
      id: v7(),
      number: newNumber(),
      subject,
      fullName,
      email,
      phoneCountry: phone?.country,
      phoneNumber: phone?.number,
      orderNumber,
      message,
      locale,
      fingerprint,
      createdAt: now,
    });
    if (!stored) return (await findMessage(tx, { fingerprint }))!.number;
    const today = email ? await countMessagesOf(tx, email, new Date(now.getTime() - DAY_MS)) : 0;
    if (today > 0 && today <= CONFIRMATIONS_A_DAY)
      await enqueueEmail(tx, `contact:${stored.id}`, { template: 'contactConfirmation', messageId: stored.id }, now);
    return stored.number;
  });
  ctx.notifyWorker();
  return answer(ctx, number, subject, locale);
}

/** What a program is told whose message is not kept: the same as everybody else. */
export const ignoreMessage = (
  ctx: ServiceContext,
  subject: Subject | undefined,
  locale: Locale,
): Promise<ContactAnswer> => answer(ctx, newNumber(), subject, locale);

const answer = async (
  ctx: ServiceContext,
  number: string,
  subject: Subject | undefined,
  locale: Locale,
): Promise<ContactAnswer> => ({ number, message: answerTime(subject ?? null, await ctx.i18n(locale)) });

/** The confirmation of a message; nothing where it has no address, or is deleted since. */
export async function contactEmailOf(ctx: ServiceContext, messageId: string): Promise<AddressedEmail | undefined> {
  const stored = await findMessage(ctx.db, { id: messageId });
  if (!stored?.email) return undefined;
  const locale = isLocale(stored.locale) ? stored.locale : 'en';
  return { to: stored.email, locale, text: contactEmail(stored, await ctx.i18n(locale)) };
}
