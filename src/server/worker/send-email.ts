import * as v from 'valibot';
import { isSettled } from '#src/domain/order.ts';
import { SOCIAL_PROVIDERS } from '#src/domain/social-sign-in.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { ACCOUNT_TEMPLATES, CODE_EMAIL_PURPOSES } from '#src/server/accounts/accounts.emails.ts';
import { digitsIn } from '#src/server/accounts/reader-digits.ts';
import { applicationEmailOf } from '#src/server/applications/application-email.ts';
import { APPLICATION_TEMPLATES } from '#src/server/applications/submit.ts';
import { listBankAccountsFor } from '#src/server/bank-accounts/bank-accounts.service.ts';
import { contactEmailOf } from '#src/server/contact/contact.service.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import { emailInDigits } from '#src/server/emails/email-digits.ts';
import { renderEmail } from '#src/server/emails/email-layout.tsx';
import { saveEmail, markSent } from '#src/server/emails/emails.repository.ts';
import { isMuted } from '#src/server/emails/notices.ts';
import { forgetFormer } from '#src/server/emails/parting-emails.repository.ts';
import { isParting, PARTING_TEMPLATES } from '#src/server/emails/parting-emails.ts';
import { findSuppression, suppressAddress } from '#src/server/emails/suppressed-emails.repository.ts';
import type { EmailMessage } from '#src/server/gateways/email.ts';
import { RejectedReceiverError } from '#src/server/gateways/rejected-receiver.ts';
import { confirmationEmail } from '#src/server/newsletter/newsletter.service.ts';
import { viewOrder } from '#src/server/orders/order-view.ts';
import { ORDER_TEMPLATES, orderEmail, type OrderTemplate } from '#src/server/orders/orders.emails.ts';
import { findDonor, findOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import { findCurrentPayment } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { isDatabaseGone } from '#src/server/platform/db/database-gone.ts';
import { siteUrlIn } from '#src/server/platform/site-url.ts';
import { findReceiptProofs } from '#src/server/receipts/receipt-proofs.ts';
import { receiptFile } from '#src/server/receipts/receipts.service.ts';
import { refundPath } from '#src/server/refunds/refund-link.ts';
import { REFUND_TEMPLATES, RETURN_TEMPLATES } from '#src/server/refunds/refunds.emails.ts';
import { shareFacts } from '#src/server/sacrifices/sacrifices.emails.ts';
import { findSharesOfOrder } from '#src/server/sacrifices/shares.repository.ts';
import { givingPath } from '#src/server/subscriptions/giving-link.ts';
import { PLAN_TEMPLATES } from '#src/server/subscriptions/plan.emails.ts';
import {
  SUBSCRIPTION_TEMPLATES,
  subscriptionEmail,
  type SubscriptionTemplate,
} from '#src/server/subscriptions/subscriptions.emails.ts';
import { findSubscriptionOf } from '#src/server/subscriptions/subscriptions.repository.ts';
import { volunteerEmailOf } from '#src/server/volunteers/volunteers.service.ts';
import { accountEmailOf } from '#src/server/worker/account-email.ts';
import { cardCodeEmailOf } from '#src/server/worker/card-code-email.ts';
import { giftCardEmailOf, giftFailedEmailOf } from '#src/server/worker/gift-messages.ts';
import { ngoEmailOf } from '#src/server/worker/ngo-email.ts';
import { noticeOf, withWayOut } from '#src/server/worker/notice-of.ts';
import { partingEmailOf } from '#src/server/worker/parting-email.ts';
import { planEmailOf } from '#src/server/worker/plan-email.ts';
import { refundEmailOf } from '#src/server/worker/refund-email.ts';
import { reminderEmailOf } from '#src/server/worker/reminder-email.ts';
import { slaughterEmailOf } from '#src/server/worker/slaughter-email.ts';
import { sponsorNewsEmailOf } from '#src/server/worker/sponsor-news-email.ts';
import { zakatDayEmailOf } from '#src/server/worker/zakat-day-email.ts';

const payloadSchema = v.variant('template', [
  v.object({ template: v.picklist(ORDER_TEMPLATES), orderId: v.string(), amount: v.optional(v.number()) }),
  v.object({ template: v.picklist(SUBSCRIPTION_TEMPLATES), orderId: v.string(), nextAt: v.optional(v.string()) }),
  v.object({
    template: v.picklist(PLAN_TEMPLATES),
    subscriptionId: v.string(),
    date: v.optional(v.string()),
    amount: v.optional(v.number()),
    codeId: v.optional(v.string()),
  }),
  v.object({ template: v.picklist(REFUND_TEMPLATES), refundId: v.string() }),
  v.object({ template: v.picklist(RETURN_TEMPLATES), orderId: v.string(), amount: v.optional(v.number()) }),
  v.object({ template: v.literal('cardCode'), orderId: v.string() }),
  v.object({
    template: v.picklist(['slaughter', 'slaughterUndone']),
    orderId: v.string(),
    sacrificeId: v.string(),
    number: v.number(),
    recording: v.optional(v.number()),
  }),
  v.object({ template: v.literal('sponsorNews'), orderId: v.string(), news: v.string() }),
  v.object({ template: v.literal('giftCard'), itemId: v.string() }),
  v.object({ template: v.literal('giftFailed'), itemId: v.string(), channel: v.string() }),
  v.object({ template: v.literal('newsletterConfirmation'), subscriberId: v.string() }),
  v.object({ template: v.picklist(['sacrificeReminderConfirmation', 'sacrificeReminder']), reminderId: v.string() }),
  v.object({ template: v.literal('contactConfirmation'), messageId: v.string() }),
  v.object({ template: v.picklist(APPLICATION_TEMPLATES), applicationId: v.string() }),
  v.object({ template: v.literal('volunteerConfirmation'), volunteerId: v.string() }),
  v.object({
    template: v.picklist(ACCOUNT_TEMPLATES),
    userId: v.string(),
    purpose: v.optional(v.picklist(CODE_EMAIL_PURPOSES)),
    provider: v.optional(v.picklist(SOCIAL_PROVIDERS)),
    next: v.optional(v.string()),
    codeId: v.optional(v.string()),
    device: v.optional(v.string()),
  }),
  v.object({ template: v.picklist(PARTING_TEMPLATES), former: v.optional(v.string()) }),
  v.object({ template: v.literal('zakatDue'), userId: v.string(), on: v.string() }),
  v.object({ template: v.literal('ngoSuspended'), ngoId: v.string(), reason: v.string() }),
  v.object({ template: v.literal('ngoResumed'), ngoId: v.string() }),
]);

/** Sends the email of a job, once. One to a former address is forgotten with it, sent or not: without a mail server it never is. */
export async function sendEmail(ctx: ServiceContext, jobId: string, rawPayload: unknown): Promise<'done' | 'waiting'> {
  const payload = v.parse(payloadSchema, rawPayload);
  if (!isParting(payload.template)) return writeAndSend(ctx, jobId, payload);
  if (ctx.gateways.email.isConfigured) await writeAndSend(ctx, jobId, payload);
  await forgetFormer(ctx.db, jobId);
  return 'done';
}

type Payload = v.InferOutput<typeof payloadSchema>;

/** Writes, saves and sends one email, once. Skips it when its reason has gone, such as a reminder of a paid order, and where its kind is left out. Without a mail server it is `waiting`. */
async function writeAndSend(ctx: ServiceContext, jobId: string, payload: Payload): Promise<'done' | 'waiting'> {
  const written = await addressedEmail(ctx, payload);
  const kind = noticeOf(payload.template);
  if (!written || (kind && (await isMuted(ctx, ctx.db, written.to, kind)))) return 'done';
  const addressed = kind ? await withWayOut(ctx, written, kind) : written;
  const { to, locale, oneClickUrl, orderId, picture, document } = addressed;
  const text = emailInDigits(addressed.text, await digitsIn(ctx, locale, { email: to }));
  const { html, plain } = renderEmail(text, locale);
  const saved = await saveEmail(ctx.db, {
    dedupeKey: jobId,
    kind: payload.template,
    orderId,
    toAddress: to,
    locale,
    subject: text.subject,
    html,
    plain,
    createdAt: ctx.now(),
  });
  if (saved.sentAt !== null) return 'done';
  if (!ctx.gateways.email.isConfigured) return 'waiting';
  await sendTo(ctx, payload.template, {
    id: saved.id,
    to,
    subject: saved.subject,
    html: saved.html,
    plain: saved.plain,
    oneClickUrl,
    picture: await picture?.(),
    document: await document?.(),
  });
  await retryMarkSent(() => markSent(ctx.db, saved.id, ctx.now()));
  return 'done';
}

/** The one email that also goes to a suppressed address, and only when its owner asks for it: it shows that mail arrives again. */
const CONFIRMS = 'accountCode';

/** Sends to an address that takes mail, and remembers one that does not. @throws RejectedReceiverError for a card to a suppressed one, whose donor is told */
async function sendTo(ctx: ServiceContext, template: string, email: EmailMessage): Promise<void> {
  const isSuppressed = template !== CONFIRMS && (await findSuppression(ctx, ctx.db, email.to)) !== undefined;
  if (isSuppressed && template === 'giftCard') throw new RejectedReceiverError('the address is suppressed');
  if (isSuppressed) return ctx.log.info({ kind: template }, 'an email was not sent: its address is suppressed');
  try {
    await ctx.gateways.email.send(email);
  } catch (error) {
    if (error instanceof RejectedReceiverError && error.isDead) await suppressAddress(ctx, ctx.db, email.to, ctx.now());
    throw error;
  }
}

function addressedEmail(ctx: ServiceContext, payload: Payload): Promise<AddressedEmail | undefined> {
  if ('applicationId' in payload) return applicationEmailOf(ctx, payload.template, payload.applicationId);
  if (payload.template === 'zakatDue') return zakatDayEmailOf(ctx, payload);
  if ('userId' in payload) return accountEmailOf(ctx, payload);
  if ('ngoId' in payload) return ngoEmailOf(ctx, payload);
  if ('subscriptionId' in payload) return planEmailOf(ctx, payload);
  if ('reminderId' in payload) return reminderEmailOf(ctx, payload);
  if ('refundId' in payload) return refundEmailOf(ctx, payload);
  switch (payload.template) {
    case 'moneyAfterRefund':
    case 'disputeEndedRecurring':
      return refundEmailOf(ctx, payload);
    case 'emailChanged':
    case 'accountErased':
      return partingEmailOf(ctx, payload);
    case 'newsletterConfirmation':
      return confirmationEmail(ctx, payload.subscriberId);
    case 'contactConfirmation':
      return contactEmailOf(ctx, payload.messageId);
    case 'volunteerConfirmation':
      return volunteerEmailOf(ctx, payload.volunteerId);
    case 'cardCode':
      return cardCodeEmailOf(ctx, payload);
    case 'slaughter':
    case 'slaughterUndone':
      return slaughterEmailOf(ctx, payload);
    case 'sponsorNews':
      return sponsorNewsEmailOf(ctx, payload);
    case 'giftCard':
      return giftCardEmailOf(ctx, payload.itemId);
    case 'giftFailed':
      return giftFailedEmailOf(ctx, payload);
    default:
      return emailAboutOrder(ctx, payload);
  }
}

/** Retries while the database is unreachable, because an email that is not marked as sent would be sent again. */
async function retryMarkSent(mark: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await mark();
    } catch (error) {
      if (attempt >= 20 || !isDatabaseGone(error)) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, 1000);
      });
    }
  }
}

type AboutOrder = { orderId: string } & (
  | { template: OrderTemplate; amount?: number | undefined }
  | { template: SubscriptionTemplate; nextAt?: string | undefined }
);

async function emailAboutOrder(ctx: ServiceContext, about: AboutOrder): Promise<AddressedEmail | undefined> {
  const { orderId, template } = about;
  const row = await findOrder(ctx.db, { id: orderId });
  const donor = await findDonor(ctx.db, orderId);
  if (!row || !donor || donor.email === '') return undefined;
  const isAboutWaiting =
    template === 'transferInstructions' ||
    template === 'transferReminder' ||
    template === 'sharesReleased' ||
    template === 'pledgeDue' ||
    template === 'pledgeReminder';
  if (isAboutWaiting && (isSettled(row.status) || row.status !== 'awaitingTransfer')) return undefined;
  if (template === 'partPaid' && isSettled(row.status)) return undefined;
  const locale = isLocale(row.locale) ? row.locale : 'en';
  const subscription = await findSubscriptionOf(ctx.db, orderId);
  const data = {
    order: await viewOrder(ctx.db, row),
    donorName: donor.fullName,
    locale,
    reference: (await findCurrentPayment(ctx.db, orderId))?.reference ?? null,
    accounts: await listBankAccountsFor(ctx, { currency: row.currency, orderId }),
    siteUrl: siteUrlIn(locale, ctx),
    recurrence: subscription && subscription.status !== 'cancelled' ? subscription : undefined,
    givingHref:
      subscription && subscription.status !== 'cancelled'
        ? siteUrlIn(locale, ctx) + givingPath(ctx, subscription)
        : undefined,
    refundHref: siteUrlIn(locale, ctx) + refundPath(ctx, orderId),
    isLateSponsorship: subscription?.sponsoredProjectId != null && subscription.firstAt === null,
  };
  const i18n = await ctx.i18n(locale);
  const shares = template === 'receipt' ? shareFacts(await findSharesOfOrder(ctx.db, orderId), locale, i18n) : [];
  const proofs = template === 'receipt' ? await findReceiptProofs(ctx, row, locale) : [];
  const text = isSubscriptionEmail(about)
    ? subscriptionEmail(about.template, { ...data, nextAt: about.nextAt }, i18n)
    : orderEmail(about.template, { ...data, amount: about.amount, shares, proofs }, i18n);
  return {
    to: donor.email,
    locale,
    text,
    orderId,
    ...((template === 'receipt' || template === 'renewed') && { document: () => attachedReceipt(ctx, row) }),
  };
}

/** The receipt as a file. An email without it says the same, so it is sent all the same. */
const attachedReceipt = async (ctx: ServiceContext, row: OrderRow): Promise<EmailMessage['document']> => {
  try {
    return await receiptFile(ctx, row);
  } catch (error) {
    ctx.log.error({ err: error }, 'a receipt was sent without its PDF');
    return undefined;
  }
};

const isSubscriptionEmail = (about: AboutOrder): about is Extract<AboutOrder, { template: SubscriptionTemplate }> =>
  (SUBSCRIPTION_TEMPLATES as readonly string[]).includes(about.template);
