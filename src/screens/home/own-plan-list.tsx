import type { ReactNode } from 'react';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { alert } from '#ds/icons/icons.ts';
import type { OwnSubscription } from '#src/contracts/profile.ts';
import type { Calendar } from '#src/domain/giving-calendar.ts';
import type { RunningPlans } from '#src/domain/running-plans.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { shownText } from '#src/i18n/multilingual.ts';
import * as styles from '#src/screens/home/home.css';

/** A calendar as texts name it: the day of zakat is not said. */
type NamedCalendar = Exclude<Calendar, `zakatDay:${string}`> | 'zakatDay';
const isZakatDay = (calendar: Calendar): calendar is `zakatDay:${number}-${number}` => calendar.startsWith('zakatDay');

function howOften({ calendar, interval }: OwnSubscription, { calendars, intervals }: PlanWords): ReactNode {
  if (calendar === null) return intervals[interval];
  return calendars[isZakatDay(calendar) ? 'zakatDay' : calendar];
}

/** Texts of the server. */
export type PlanWords = {
  intervals: Record<OwnSubscription['interval'], ReactNode>;
  calendars: Record<NamedCalendar, ReactNode>;
  next: ReactNode;
  pausedUntil: ReactNode;
  declined: ReactNode;
  more: ReactNode;
};

export type PlanListProps = {
  locale: Locale;
  words: PlanWords;
  /** What stands there until they are read. */
  places: ReactNode;
};

/** The first of what somebody gives regularly, and that there are more. */
export function OwnPlanList({
  locale,
  plans,
  words,
}: Omit<PlanListProps, 'places'> & { plans: RunningPlans<OwnSubscription> }) {
  return (
    <>
      <ul className={styles.planList}>
        {plans.shown.map((plan) => (
          <OwnPlan key={plan.id} plan={plan} locale={locale} words={words} />
        ))}
      </ul>
      {plans.count > plans.shown.length && <p className={styles.againNote}>{words.more}</p>}
    </>
  );
}

/** One recurring donation: what it goes to, how much, how often, and when next. */
function OwnPlan({ locale, plan, words }: { locale: Locale; plan: OwnSubscription; words: PlanWords }) {
  const title = shownText(plan.title, locale);
  return (
    <li>
      <p className={styles.againCause} lang={title.lang} dir={title.dir}>
        {title.text}
      </p>
      <p className={styles.planFacts}>
        <span>
          <Money minor={plan.amount} currency={plan.currency} /> {howOften(plan, words)}
        </span>
        {plan.status === 'pastDue' ? (
          <span className={styles.planDeclined}>
            <Icon icon={alert} size="small" /> {words.declined}
          </span>
        ) : (
          plan.nextAt !== null && (
            <span>
              {plan.status === 'paused' ? words.pausedUntil : words.next}{' '}
              <FormattedDate value={plan.nextAt} hasHijri={false} />
            </span>
          )
        )}
      </p>
    </li>
  );
}
