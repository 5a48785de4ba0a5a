import type { Calendar } from '#src/domain/giving-calendar.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { Interval, SubscriptionStatus } from '#src/domain/subscription.ts';
import type { CardProvider } from '#src/screens/card-entry/card-provider.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';

/** A recurring donation as its page shows it. Dates in ISO 8601, amounts in minor units. */
export type PlanView = {
  title: LocalText;
  slug: string | null;
  amount: number;
  currency: string;
  interval: Interval;
  calendar: Calendar | null;
  /** Of a calendar, by date: the published day with the same Hijri date, and what is given. */
  dates: Readonly<Record<string, { hijriAs: string | null; amount: number }>>;
  status: SubscriptionStatus;
  nextAt: string | null;
  skipped: readonly string[];
  later: readonly string[];
  maySkip: boolean;
  mayChangeAmount: boolean;
  /** PayPal charges it, on its own dates. */
  isRunByPaypal: boolean;
  /** Another amount may be asked for, to which its donor agrees at PayPal. */
  mayReviseAmount: boolean;
  /** What was asked for and is still to be agreed to. */
  pendingAmount: number | null;
  minimum: number;
  paidCount: number;
  paidTotal: number;
  since: string;
  charges: readonly { number: string; amount: number; status: string; at: string; receiptNumber: string | null }[];
  email: string;
  isHeld: boolean;
  isCodeSent: boolean;
  linkEndsAt: string;
  /** The reference of a pledge, which its donor transfers each time; null where a card is charged. */
  reference: string | null;
  /** The last day of the card, where it will have ended when it is charged next. */
  cardEndsOn: string | null;
  /** Another card can be entered for it, with a code. */
  mayChangeCard: boolean;
  /** Minutes in which it is entered after the code. */
  cardMinutes: number;
  /** From which day on the sponsored child is of age, and no month is charged. */
  endsOn: string | null;
  /** The page of the sponsored child is closed to visitors. */
  isPageClosed: boolean;
};

export type GivingView = {
  token: string;
  page: { state: 'unknown' } | { state: 'expired'; email: string } | { state: 'open'; giving: PlanView };
  memory: FormState | undefined;
  /** Its donor comes back from PayPal, where they agreed to another amount. */
  hasAgreed?: boolean;
};

/** How a new card for it stands. */
export type CardChangeView =
  | { state: 'codeNeeded' | 'unavailable' | 'waiting' | 'saved' | 'tooMany' | 'ended' }
  | { state: 'ready'; form: CardProvider; wasRefused: string | undefined }
  /** The card is entered on the provider's own page. */
  | { state: 'elsewhere'; page: string };
