import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Heading } from '#ds/components/heading/heading.tsx';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import * as styles from '#src/screens/account/account.css';

type AccountFrameProps = {
  /** Above the title: where one is. */
  above?: ReactNode;
  title: ReactNode;
  /** Below the title: what this is for, or the other way in. */
  under?: ReactNode;
  /** A form of many fields has more room. @default false */
  isWide?: boolean;
  children: ReactNode;
};

/** A form on one half of the page, and a pattern with what an account is for on the other. */
export function AccountFrame({ above, children, isWide = false, title, under }: AccountFrameProps) {
  return (
    <div className={styles.halves}>
      <div className={isWide ? `${styles.formHalf} ${styles.wide}` : styles.formHalf}>
        {above}
        <div className={styles.head}>
          <Heading level={1} size="h1">
            {title}
          </Heading>
          {under && <div className={styles.under}>{under}</div>}
        </div>
        {children}
      </div>
      <aside className={styles.patternHalf}>
        <img
          className={styles.pattern}
          src={coverAddress('orphans', 'your-account', 'hero')}
          alt=""
          width={640}
          height={900}
        />
        <div className={styles.note}>
          <p className={styles.noteTitle}>
            <Trans>All your donations in one place</Trans>
          </p>
          <p className={styles.noteText}>
            <Trans>Receipts, recurring donations and your medals. You can donate without an account.</Trans>
          </p>
        </div>
      </aside>
    </div>
  );
}
