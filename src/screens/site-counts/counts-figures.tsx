import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import type { SiteCountsView } from '#src/screens/site-counts/site-counts-view.ts';
import * as styles from '#src/screens/site-counts/site-counts.css';

/** In percent, with half a percent rounded up; undefined where nothing is divided. */
const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part / whole) * 100);

/** The three sums beside those of as many days before, and how many of the donations begun were finished. */
export function CountsFigures({ view: { before, total } }: { view: SiteCountsView }) {
  const share = percentOf(total.finished, total.begun);
  return (
    <dl className={styles.figures}>
      <Figure label={<Trans>Pages opened</Trans>} value={total.pages} before={before.pages} isLead />
      <Figure label={<Trans>Donations started</Trans>} value={total.begun} before={before.begun} />
      <Figure label={<Trans>Donations completed</Trans>} value={total.finished} before={before.finished} />
      <div className={styles.fact}>
        <dt className={styles.label}>
          <Trans>Share of started donations that were finished</Trans>
        </dt>
        <dd className={styles.value}>
          {share === undefined ? (
            <span className={styles.none}>–</span>
          ) : (
            <FormattedNumber value={share} kind="percent" />
          )}
        </dd>
      </div>
    </dl>
  );
}

function Figure({
  before,
  isLead = false,
  label,
  value,
}: {
  label: ReactNode;
  value: number;
  before: number;
  isLead?: boolean;
}) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={isLead ? styles.lead : styles.value}>
        <FormattedNumber value={value} />
      </dd>
      <dd className={styles.before}>
        <Trans>
          Previous period: <FormattedNumber value={before} />
        </Trans>
      </dd>
    </div>
  );
}
