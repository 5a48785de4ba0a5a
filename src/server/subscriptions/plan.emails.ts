import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatMoney } from '#money/format-money.ts';
import type { Calendar } from '#src/domain/giving-calendar.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { Interval } from '#src/domain/subscription.ts';
import { recurrencePhrase } from '#src/i18n/calendar-phrases.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';
import { emailDate } from '#src/server/emails/email-date.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';
import { textIn } from '#src/server/http/locale.ts';
import { NEW_CARD } from '#src/server/subscriptions/new-card-place.ts';

export const PLAN_TEMPLATES = [
  'planPaused',
  'planResumed',
  'planSkipped',
  'planAmount',
  'planAmountAgreed',
  'planMoved',
  'planCode',
  'planLink',
  'planCardEnds',
  'planCard',
  'sponsorshipEnds',
  'sponsorshipEnded',
  'childWithdrawn',
  'projectEnded',
] as const;
export type PlanTemplate = (typeof PLAN_TEMPLATES)[number];

export type PlanEmailData = {
  locale: Locale;
  donorName: string;
  title: LocalText;
  /** Minor units. */
  amount: number;
  currency: string;
  interval: Interval;
  calendar?: Calendar | null | undefined;
  /** Its donor transfers it each time; no card is charged. */
  isPledge?: boolean | undefined;
  /** When the card is charged next, or the next transfer is due, ISO 8601. */
  date?: string | undefined;
  code?: string | undefined;
  /** The page of the recurring donation. */
  href: string;
};

const SUBJECTS: Record<PlanTemplate, MessageDescriptor> = {
  planPaused: msg`Your recurring donation is paused`,
  planResumed: msg`Your recurring donation will continue`,
  planSkipped: msg`You skipped a date for your recurring donation`,
  planAmount: msg`The amount of your recurring donation has changed`,
  planAmountAgreed: msg`The amount of your recurring donation has changed`,
  planMoved: msg`The date of your next donation has moved`,
  planCode: msg`Your code to change a recurring donation`,
  planCardEnds: msg`Your card expires before your next donation`,
  planCard: msg`The card for your recurring donation has changed`,
  planLink: msg`A new link to your recurring donation`,
  sponsorshipEnds: msg`The child you sponsor comes of age soon`,
  sponsorshipEnded: msg`Your sponsorship has ended: the child has come of age`,
  childWithdrawn: msg`Your sponsored child’s page has been closed`,
  projectEnded: msg`Your recurring donation has ended because its project has ended`,
};

/** The text of an email about a change of a recurring donation. */
export function planEmail(template: PlanTemplate, data: PlanEmailData, i18n: I18n): EmailText {
  const { amount, calendar, currency, donorName, href, interval, locale, title } = data;
  return {
    subject: i18n._(SUBJECTS[template]),
    greeting: i18n._(msg`Dear ${donorName},`),
    paragraphs: paragraphs(template, data, i18n),
    facts: [
      {
        label: textIn(locale, title),
        value: `${formatMoney(intlTag[locale], amount, currency)} · ${i18n._(recurrencePhrase({ calendar, interval }))}`,
      },
    ],
    action:
      template === 'planCardEnds'
        ? { label: i18n._(msg`Enter the new card`), href: `${href}${NEW_CARD}` }
        : { label: i18n._(msg`See your recurring donation`), href },
    closing: i18n._(msg`With thanks, the Sanad team`),
  };
}

function paragraphs(
  template: PlanTemplate,
  { amount, code = '', currency, date: moment, isPledge = false, locale }: PlanEmailData,
  i18n: I18n,
): string[] {
  const date = moment === undefined ? '' : emailDate(moment, locale);
  const sum = formatMoney(intlTag[locale], amount, currency);
  const notYou = i18n._(msg`If this was not you, open the page below and undo the change, or reply to this email.`);
  const atTheBank = i18n._(msg`If you have a standing order at your bank, change it there too.`);
  const announced = i18n._(
    msg`The announced start of a Hijri month is a day earlier or later than calculated, so the date of your next donation has moved.`,
  );
  if (isPledge)
    switch (template) {
      case 'planPaused':
        return [
          i18n._(
            msg`As you requested, we will not ask for a transfer until ${date}. On that day, the donation will continue automatically; you can resume it sooner, or cancel it, at any time.`,
          ),
          atTheBank,
          notYou,
        ];
      case 'planResumed':
        return [i18n._(msg`As you asked, your donation will continue. The next transfer is due on ${date}.`), notYou];
      case 'planSkipped':
        return [
          i18n._(
            msg`As you requested, we will not ask for a transfer on the date you skipped. The next transfer is due on ${date}.`,
          ),
          atTheBank,
          notYou,
        ];
      case 'planAmount':
        return [i18n._(msg`As you requested, we will ask for ${sum} each time, from ${date}.`), atTheBank, notYou];
      case 'planMoved':
        return [announced, i18n._(msg`The next transfer is due on ${date}.`), atTheBank];
      default:
        break;
    }
  switch (template) {
    case 'planPaused':
      return [
        i18n._(
          msg`As you asked, nothing will be charged until ${date}. On that day, the donation will continue automatically; you can resume it sooner, or cancel it, at any time.`,
        ),
        notYou,
      ];
    case 'planResumed':
      return [i18n._(msg`As you asked, your donation will continue. The next charge is on ${date}.`), notYou];
    case 'planSkipped':
      return [
        i18n._(
          msg`As you asked, your card will not be charged on the date you skipped. It will next be charged on ${date}.`,
        ),
        notYou,
      ];
    case 'planAmount':
      return [i18n._(msg`As you asked, your card will be charged ${sum} each time, from ${date}.`), notYou];
    case 'planAmountAgreed':
      return [
        i18n._(
          msg`You approved a new amount on PayPal, so PayPal will charge ${sum} each time from now on. A donation due within ten days of your approval may still be charged at the previous amount.`,
        ),
        notYou,
      ];
    case 'planMoved':
      return [
        announced,
        i18n._(msg`Your card will next be charged on ${date}. You do not need to do anything.`),
        i18n._(msg`On the page below, you can see the upcoming dates, skip a date, or pause or cancel the donation.`),
      ];
    case 'planCode':
      return [
        i18n._(msg`Your code is ${code}. You can use it once, within 15 minutes.`),
        i18n._(
          msg`If you did not ask for this code, you do not need to do anything: without the code, nothing will change.`,
        ),
      ];
    case 'sponsorshipEnds':
      return [
        i18n._(
          msg`The child you sponsor is coming of age, so the sponsorship will end on ${date}. From that day on, your card will not be charged; the child will receive the full amount for the last month you paid for.`,
        ),
        i18n._(msg`You do not need to do anything. Other children on our site are waiting for a sponsor.`),
      ];
    case 'sponsorshipEnded':
      return [
        i18n._(
          msg`The child you sponsored has come of age, and the sponsorship has ended, as we told you it would. Your card will not be charged again, and everything you gave belongs to the child.`,
        ),
        i18n._(msg`Other children are waiting for a sponsor on our site.`),
      ];
    case 'childWithdrawn':
      return [
        i18n._(
          msg`The child’s guardian no longer wants the child to be shown, so the page is closed. The child’s care will continue, and so will your sponsorship: nothing will change unless you change it.`,
        ),
        i18n._(
          msg`You will still get news about the child by email. You can pause or cancel the sponsorship on the page below.`,
        ),
      ];
    case 'projectEnded':
      return [
        i18n._(
          msg`The project you gave to regularly no longer accepts donations, so your recurring donation to it has ended. Nothing more will be charged, and your earlier donations stay with the project.`,
        ),
        ...(isPledge ? [i18n._(msg`If you have a standing order at your bank, cancel it there too.`)] : []),
        i18n._(msg`Other projects are still open. You can start a new recurring donation at any time.`),
      ];
    case 'planCardEnds':
      return [
        i18n._(
          msg`Your next donation is due on ${date}, and the card it is charged to will have expired by then. Many banks update the card automatically; if yours does, you do not need to do anything.`,
        ),
        i18n._(
          msg`If your bank does not update the card, the charge will be declined, nothing will be taken, and we will email you. You can also enter the new card now, on the page below.`,
        ),
      ];
    case 'planCard':
      return [
        date === ''
          ? i18n._(
              msg`As you asked, your donation will be charged to the new card from now on. The donation that is due will be charged to it at once, and we will email you the result. The previous card will not be charged again.`,
            )
          : i18n._(
              msg`As you asked, your donation will be charged to the new card from now on, for the first time on ${date}. The previous card will not be charged again.`,
            ),
        i18n._(msg`If this was not you, open the page below and pause or cancel the donation, or reply to this email.`),
      ];
    case 'planLink':
      return [i18n._(msg`The link you opened had expired. Here is a new one, sent only to you.`)];
  }
}
