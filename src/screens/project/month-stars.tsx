import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '#ds/components/text/text.tsx';
import { dateFormat, tagOf } from '#ds/intl/formats.ts';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import type { SponsoredMonth } from '#src/domain/sponsored-months.ts';
import * as styles from '#src/screens/project/sponsorship.css';

/** An eight-pointed star of two squares. */
const STAR = 'M14 1L17.8 4.8H23.2V10.2L27 14L23.2 17.8V23.2H17.8L14 27L10.2 23.2H4.8V17.8L1 14L4.8 10.2V4.8H10.2Z';
const starOf = { paid: styles.starPaid, next: styles.starNext, open: styles.star };

/** Twelve months: paid from the child's fund, the next, and the open ones; the sentence says the same. */
export function MonthStars({ months }: { months: readonly SponsoredMonth[] }) {
  const { i18n } = useLingui();
  const named = (month: string, length: 'short' | 'long') =>
    dateFormat(tagOf(i18n), { month: length, timeZone: 'UTC' }).format(new Date(`${month}-15T12:00:00Z`));
  const paid = months.filter(({ state }) => state === 'paid').length;
  const next = months.find(({ state }) => state === 'next')?.month;
  const nextMonth = next === undefined ? '' : named(next, 'long');
  return (
    <>
      <ol className={styles.months}>
        {months.map(({ month, state }) => (
          <li key={month} className={styles.month} data-state={state}>
            <svg className={starOf[state]} viewBox="0 0 28 28" aria-hidden="true">
              <path d={STAR} strokeDasharray={state === 'open' ? '2 2.5' : undefined} />
            </svg>
            {named(month, 'short')}
            <VisuallyHidden>
              {state === 'paid' ? (
                <Trans>paid</Trans>
              ) : state === 'next' ? (
                <Trans>next to be paid</Trans>
              ) : (
                <Trans>not yet paid</Trans>
              )}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <Text tone="muted" measure="prose">
        {next === undefined ? (
          <Trans>All twelve months are paid.</Trans>
        ) : paid === 0 ? (
          <Trans>No month has been paid yet. The first will be {nextMonth}.</Trans>
        ) : (
          <Plural
            value={paid}
            one={`One month has been paid. The months from ${nextMonth} on have not been paid yet.`}
            other={`# months have been paid. The months from ${nextMonth} on have not been paid yet.`}
          />
        )}
      </Text>
    </>
  );
}
