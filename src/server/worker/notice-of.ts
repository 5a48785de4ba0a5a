import { msg } from '@lingui/core/macro';
import type { NoticeKind } from '#src/domain/notice.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import { noticeToken } from '#src/server/emails/notices.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { siteUrl, siteUrlIn } from '#src/server/platform/site-url.ts';

/** Emails that may be left out, by their kind. Every other one is sent to whomever it concerns. */
const NOTICE_OF: Readonly<Partial<Record<string, NoticeKind>>> = {
  transferReminder: 'transfers',
  pledgeReminder: 'transfers',
  pledgeDue: 'recurring',
  planCardEnds: 'recurring',
  sponsorNews: 'sponsorship',
  sacrificeReminder: 'season',
  eventReminder: 'events',
  zakatDue: 'zakat',
};
export const noticeOf = (template: string): NoticeKind | undefined => NOTICE_OF[template];

/** An email of a kind that may be left out, with the link to do so, unless it has one of its own. */
export async function withWayOut(
  ctx: ServiceContext,
  addressed: AddressedEmail,
  kind: NoticeKind,
): Promise<AddressedEmail> {
  if (addressed.text.unsubscribe || addressed.oneClickUrl) return addressed;
  const { locale, text, to } = addressed;
  const token = noticeToken(ctx, to, kind);
  const label = (await ctx.i18n(locale))._(msg`Do not send me these emails`);
  return {
    ...addressed,
    oneClickUrl: `${siteUrl(ctx)}/forms/notices/off/${token}?locale=${locale}`,
    text: { ...text, unsubscribe: { label, href: `${siteUrlIn(locale, ctx)}/notices/off/${token}` } },
  };
}
