import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { isSettled } from '#src/domain/order.ts';
import { isLocale, localePath, type Locale } from '#src/i18n/locales.ts';
import { listBankAccounts } from '../bank-accounts/bank-accounts.service.ts';
import { isDatabaseGone } from '../db/database-gone.ts';
import type { ServiceContext } from '../context.ts';
import { findSubscriptionById } from '../newsletter/newsletter.repository.ts';
import { subscriptionToken } from '../newsletter/newsletter.service.ts';
import { viewOrder } from '../orders/order-view.ts';
import { findDonor, findOrder } from '../orders/orders.repository.ts';
import { findCurrentPayment } from '../payments/payments.repository.ts';
import { type LetterText, renderLetter } from './letter.tsx';
import { keepMail, markSent } from './mails.repository.ts';
import { ORDER_TEMPLATES, orderLetter, type OrderTemplate } from './order-letters.ts';
import { RECURRING_TEMPLATES, recurringLetter, type RecurringTemplate } from './recurring-letters.ts';

const payloadSchema = v.variant('template', [
  v.object({ template: v.picklist(ORDER_TEMPLATES), orderId: v.string(), amount: v.optional(v.number()) }),
  v.object({ template: v.picklist(RECURRING_TEMPLATES), orderId: v.string(), nextAt: v.optional(v.string()) }),
  v.object({ template: v.literal('newsletterConfirmation'), subscriptionId: v.string() }),
]);

type Addressed = { to: string; locale: Locale; letter: LetterText; orderId?: string; oneClickUrl?: string };

/** Writes, keeps and sends one letter. A letter whose reason has gone is not written; one that was sent is not sent again; without a mail server it waits. */
export async function sendMail(ctx: ServiceContext, jobId: string, rawPayload: unknown): Promise<'done' | 'waits'> {
  const payload = v.parse(payloadSchema, rawPayload);
  const addressed = payload.template === 'newsletterConfirmation' ? await newsletterLetter(ctx, payload.subscriptionId) : await letterOfOrder(ctx, payload);
  if (!addressed) return 'done';
  const { to, locale, letter, oneClickUrl, orderId } = addressed;
  const { html, plain } = renderLetter(letter, locale);
  const kept = await keepMail(ctx.db, { dedupeKey: jobId, kind: payload.template, orderId, toAddress: to, locale, subject: letter.subject, html, plain, createdAt: ctx.now() });
  if (kept.sentAt !== null) return 'done';
  if (!ctx.gateways.mail.isConfigured) return 'waits';
  await ctx.gateways.mail.send({ id: kept.id, to, subject: kept.subject, html: kept.html, plain: kept.plain, oneClickUrl });
  await markInTheEnd(() => markSent(ctx.db, kept.id, ctx.now()));
  return 'done';
}

/** It has left: that is written down even if the database is away for a moment, lest it leaves twice. */
async function markInTheEnd(mark: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await mark();
    } catch (error) {
      if (attempt >= 20 || !isDatabaseGone(error)) throw error;
      await new Promise((resolve) => { setTimeout(resolve, 1000); });
    }
  }
}

const siteUrl = (ctx: ServiceContext): string => ctx.env.publicUrl ?? `http://localhost:${ctx.env.port}`;

type AboutOrder = { orderId: string } & ({ template: OrderTemplate; amount?: number | undefined } | { template: RecurringTemplate; nextAt?: string | undefined });

async function letterOfOrder(ctx: ServiceContext, about: AboutOrder): Promise<Addressed | undefined> {
  const { orderId, template } = about;
  const row = await findOrder(ctx.db, { id: orderId });
  const donor = await findDonor(ctx.db, orderId);
  if (!row || !donor || donor.email === '') return undefined;
  const isAboutWaiting = template === 'transferInstructions' || template === 'transferReminder';
  if (isAboutWaiting && (isSettled(row.status) || row.status !== 'awaitingTransfer')) return undefined;
  if (template === 'partPaid' && isSettled(row.status)) return undefined;
  const locale = isLocale(row.locale) ? row.locale : 'en';
  const data = {
    order: await viewOrder(ctx.db, row), donorName: donor.fullName, locale, reference: (await findCurrentPayment(ctx.db, orderId))?.reference ?? null,
    accounts: await listBankAccounts(ctx), siteUrl: `${siteUrl(ctx)}${localePath(locale, '/').replace(/\/$/, '')}`,
  };
  const i18n = await ctx.i18n(locale);
  const letter = isRecurring(about) ? recurringLetter(about.template, { ...data, nextAt: about.nextAt }, i18n) : orderLetter(about.template, { ...data, amount: about.amount }, i18n);
  return { to: donor.email, locale, letter, orderId };
}

const isRecurring = (about: AboutOrder): about is Extract<AboutOrder, { template: RecurringTemplate }> => (RECURRING_TEMPLATES as readonly string[]).includes(about.template);

async function newsletterLetter(ctx: ServiceContext, subscriptionId: string): Promise<Addressed | undefined> {
  const subscription = await findSubscriptionById(ctx.db, subscriptionId);
  if (subscription?.status !== 'pending') return undefined;
  const locale = isLocale(subscription.locale) ? subscription.locale : 'en';
  const i18n = await ctx.i18n(locale);
  const token = subscriptionToken(ctx, subscription.id, subscription.tokenHash);
  const href = `${siteUrl(ctx)}${localePath(locale, `/newsletter/confirm/${token}`)}`;
  return {
    to: subscription.email, locale, oneClickUrl: `${siteUrl(ctx)}/forms/newsletter/unsubscribe/${token}?locale=${locale}`, letter: {
      subject: i18n._(msg`Please confirm your address`), greeting: i18n._(msg`Hello,`),
      paragraphs: [i18n._(msg`Somebody, hopefully you, asked for our monthly letter to this address. Please confirm that it is yours.`), i18n._(msg`If it was not you, simply do nothing.`)],
      action: { label: i18n._(msg`Confirm my address`), href }, closing: i18n._(msg`With thanks, the people of Sanad`),
      unsubscribe: { label: i18n._(msg`Unsubscribe from our letters`), href: `${siteUrl(ctx)}${localePath(locale, `/newsletter/unsubscribe/${token}`)}` },
    },
  };
}
