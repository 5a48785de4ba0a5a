import { Trans } from '@lingui/react/macro';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import type { LedgerLineView } from '#src/screens/home/home-view.ts';
import { LedgerLines } from '#src/screens/home/ledger-lines.tsx';
import * as styles from '#src/screens/home/trust-steps.css';

/** How giving is verified, in the order in which it happens. */
export function TrustSteps({ lines, locale }: { lines: readonly LedgerLineView[]; locale: Locale }) {
  return (
    <Section tone="sunken" labelledBy="trust-title">
      <Page>
        <h2 className={styles.title} id="trust-title">
          <Trans>How we check every project</Trans>
        </h2>
        <ol className={styles.steps}>
          <li className={styles.step}>
            <h3 className={styles.stepTitle}>
              <Trans>The institution is vetted</Trans>
            </h3>
            <p className={styles.text}>
              <Trans>
                Every year, we check the institution’s permit, board and accounts, and we visit it in person.
              </Trans>
            </p>
          </li>
          <li className={styles.step}>
            <h3 className={styles.stepTitle}>
              <Trans>The project is approved</Trans>
            </h3>
            <p className={styles.text}>
              <Trans>A reviewer checks the goal, the costs and the text in every language.</Trans>
            </p>
          </li>
          <li className={styles.step}>
            <h3 className={styles.stepTitle}>
              <Trans>The outcome is published</Trans>
            </h3>
            <p className={styles.text}>
              <Trans>Before we close a project, we publish what was spent and what was delivered.</Trans>
            </p>
          </li>
        </ol>
        {lines.length > 0 && <LedgerLines lines={lines} locale={locale} />}
      </Page>
    </Section>
  );
}
