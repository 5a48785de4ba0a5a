import { Trans } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { check } from '#ds/icons/icons.ts';
import { isAfterEnd } from '#src/domain/sponsored-age.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { bothDates } from '#src/screens/article-parts/two-calendars.ts';
import type { PlanView } from '#src/screens/giving/giving-view.ts';
import { PlanForm } from '#src/screens/giving/plan-form.tsx';
import { hidden } from '#ds/layout/layout.css';
import * as styles from '#src/screens/giving/giving.css';

type Kind = 'paid' | 'skipped' | 'next' | 'later';
const PAID_SHOWN = 2;

const UNPAID: readonly string[] = ['pending', 'awaitingTransfer', 'failed', 'cancelled', 'expired'];

/** The last dates and the next ones, one under the other; the next may be skipped. */
export function PlanDates({ locale, plan, token }: { plan: PlanView; token: string; locale: Locale }) {
  const { amount, charges, endsOn, isHeld, later, maySkip, nextAt, skipped, status } = plan;
  const dates: { kind: Kind; at: string; minor: number }[] = [
    ...charges
      .filter((charge) => !UNPAID.includes(charge.status))
      .slice(0, PAID_SHOWN)
      .toReversed()
      .map(({ amount: minor, at }) => ({ kind: 'paid' as const, at, minor })),
    ...skipped.map((at) => ({ kind: 'skipped' as const, at, minor: amount })),
    ...(nextAt === null || isHeld || (status !== 'pastDue' && isAfterEnd(new Date(nextAt), endsOn))
      ? []
      : [{ kind: 'next' as const, at: nextAt, minor: amount }]),
    ...later.map((at) => ({ kind: 'later' as const, at, minor: amount })),
  ];
  return (
    <section>
      <Heading level={2} size="h3">
        <Trans>Dates</Trans>
      </Heading>
      <ol className={styles.dates}>
        {dates.map(({ at, kind, minor }) => {
          const own = kind === 'paid' ? undefined : plan.dates[at];
          const [first, second] = bothDates(at, locale, own?.hijriAs ?? at);
          return (
            <li key={`${kind} ${at}`} className={styles.date[kind]}>
              <span className={styles.days}>
                <b>{kind === 'skipped' ? <s>{first}</s> : first}</b>
                <span>{second}</span>
              </span>
              <Money minor={own?.amount ?? minor} currency={plan.currency} />
              <span className={styles.dateAct}>
                {kind === 'paid' && (
                  <Tag tone="success" icon={check}>
                    <Trans>Paid</Trans>
                  </Tag>
                )}
                {kind === 'skipped' && <Trans>Skipped</Trans>}
                {kind === 'next' && status === 'active' && maySkip && (
                  <PlanForm act="skip" token={token} locale={locale}>
                    <input type="hidden" name="date" value={at} />
                    <Button tone="quiet">
                      <Trans>Skip this date</Trans>
                      <span className={hidden}>{`: ${first}`}</span>
                    </Button>
                  </PlanForm>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {skipped.length > 0 && (
        <PlanForm act="unskip" token={token} locale={locale}>
          <Button tone="outlined">
            <Trans>Do not skip any dates</Trans>
          </Button>
        </PlanForm>
      )}
    </section>
  );
}
