import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Medal } from '#ds/components/medal/medal.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { TIERS } from '#src/domain/membership.ts';
import { PartHead } from '#src/screens/profile/part-head.tsx';
import type { PartOf } from '#src/screens/profile/profile-view.ts';
import { tierPoints, tierWords } from '#src/screens/profile/tier-words.ts';
import * as styles from '#src/screens/profile/profile.css';

/** The tier with what is missing to the next, and a medal for each that was ever reached. */
export function MembershipPart({ view }: { view: PartOf<'membership'> }) {
  const { i18n, t } = useLingui();
  const { currency, medals, next, tier, total } = view.profile.membership;
  return (
    <>
      <PartHead title={<Trans>Membership</Trans>} view={view} />
      <div className={styles.tier}>
        <Medal points={tierPoints[tier]} size={112} on="deep" />
        <div className={styles.tierText}>
          <span className={styles.tierNote}>
            <Trans>Your tier</Trans>
          </span>
          <strong className={styles.tierName}>{i18n._(tierWords[tier])}</strong>
          {next && (
            <Progress
              on="deep"
              tone="gold"
              value={Math.floor((Math.max(0, total) * 100) / (Math.max(0, total) + next.missing))}
              label={t`On the way to the next tier`}
            />
          )}
          <div className={styles.tierSums}>
            <span>
              <Trans>
                <Money minor={total} currency={currency} /> given since you joined
              </Trans>
            </span>
            {next && (
              <span className={styles.tierNote}>
                <Trans>
                  <Money minor={next.missing} currency={currency} /> more to reach {i18n._(tierWords[next.tier])}
                </Trans>
              </span>
            )}
          </div>
        </div>
      </div>
      <h3 className={styles.subtitle}>
        <Trans>Medals</Trans>
      </h3>
      <ul className={styles.medals}>
        {TIERS.map((one) => {
          const reached = medals.find((medal) => medal.tier === one);
          return (
            <li key={one} className={reached ? styles.medal : styles.medalToCome}>
              <Medal points={tierPoints[one]} size={64} tone={reached ? 'accent' : 'muted'} />
              <strong>{i18n._(tierWords[one])}</strong>
              <span className={styles.rowNote}>
                {reached ? (
                  <FormattedDate value={reached.reachedAt} format="short" hasHijri={false} />
                ) : (
                  <Trans>Not reached yet</Trans>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        <Trans>
          Every donation you have made since you joined counts, except stock purification. A refund lowers the total but
          never takes a medal away.
        </Trans>
      </p>
    </>
  );
}
