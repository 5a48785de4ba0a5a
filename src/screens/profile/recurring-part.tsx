import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { recurrenceWords } from '#src/screens/form/interval-words.ts';
import { PartHead } from '#src/screens/profile/part-head.tsx';
import { planStates } from '#src/screens/profile/plan-states.ts';
import type { OwnPlan, PartOf } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

/** Every recurring donation; each leads to its own page, where all of it can be changed. */
export function RecurringPart({ locale, view }: { locale: Locale; view: PartOf<'recurring'> }) {
  const { t } = useLingui();
  return (
    <>
      <PartHead title={<Trans>Recurring</Trans>} view={view} />
      {view.plans.length === 0 ? (
        <EmptyState
          level={3}
          title={t`No recurring donations yet`}
          note={<Trans>A small sum every month lets an institution plan ahead.</Trans>}
          actions={
            <ButtonLink tone="tonal" href={hrefTo(locale, 'projects')}>
              <Trans>See the projects</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <ul className={styles.cards}>
          {view.plans.map((plan) => (
            <Plan key={plan.id} plan={plan} locale={locale} />
          ))}
        </ul>
      )}
    </>
  );
}

function Plan({ locale, plan }: { plan: OwnPlan; locale: Locale }) {
  const { i18n } = useLingui();
  const { icon, tone, words } = planStates[plan.status];
  return (
    <li className={styles.card}>
      <div className={styles.rowText}>
        <h3 className={styles.cardTitle}>{textIn(plan.title, locale)}</h3>
        <Tag tone={tone} icon={icon}>
          {i18n._(words)}
        </Tag>
        {plan.nextAt !== null && (
          <span className={styles.rowNote}>
            {plan.status === 'paused' ? (
              <Trans>
                Paused until <FormattedDate value={plan.nextAt} hasHijri={false} />
              </Trans>
            ) : (
              <Trans>
                Next on <FormattedDate value={plan.nextAt} hasHijri={false} />
              </Trans>
            )}
          </span>
        )}
      </div>
      <div className={styles.cardSum}>
        <strong>
          <Money minor={plan.amount} currency={plan.currency} size="large" />
        </strong>
        <span className={styles.rowNote}>{i18n._(recurrenceWords(plan))}</span>
        {plan.pendingAmount !== null && (
          <span className={styles.rowNote}>
            <Trans>
              <Money minor={plan.pendingAmount} currency={plan.currency} />, once you approve it on PayPal
            </Trans>
          </span>
        )}
      </div>
      <div className={styles.cardActs}>
        <ButtonLink tone={plan.status === 'pastDue' && !plan.mayChangeCard ? 'filled' : 'outlined'} href={plan.href}>
          {plan.status === 'cancelled' ? <Trans>See what you gave</Trans> : <Trans>Change, pause or cancel</Trans>}
        </ButtonLink>
        {plan.mayChangeCard && (
          <ButtonLink tone={plan.status === 'pastDue' ? 'filled' : 'quiet'} href={`${plan.href}#new-card`}>
            {plan.status === 'pastDue' ? <Trans>Use another card</Trans> : <Trans>Change the card</Trans>}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
