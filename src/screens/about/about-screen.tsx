import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import type { AboutView } from '#src/screens/about/about-view.ts';
import { ChainSteps } from '#src/screens/about/chain-steps.tsx';
import { MoneySteps } from '#src/screens/about/money-steps.tsx';
import { OfficeList } from '#src/screens/about/office-list.tsx';
import { SourcedFigures } from '#src/screens/about/sourced-figures.tsx';
import * as styles from '#src/screens/about/about.css';

/** The name as an entry of a dictionary with its two senses, then the chain that proves a report: how a project is checked. */
export function AboutScreen({ locale, view: { figures, offices } }: { view: AboutView; locale: Locale }) {
  return (
    <>
      <Section tone="sand">
        <Page>
          <div className={styles.entry}>
            <p className={styles.word} lang="ar" dir="rtl" aria-hidden>
              سَنَد
            </p>
            <dl className={styles.senses}>
              <dt className={styles.term}>
                {locale === 'ar' ? 'السَّنَد' : 'sanad'}{' '}
                <span className={styles.grammar}>
                  <Trans>noun, Arabic</Trans>
                </span>
              </dt>
              <dd className={styles.sense}>
                <Trans>Something to lean on; a support.</Trans>
              </dd>
              <dd className={styles.sense}>
                <Trans>The chain of narrators that shows that a report is sound.</Trans>
              </dd>
            </dl>
          </div>
          <Heading level={1} size="display">
            <Trans>We try to be both a support and a chain.</Trans>
          </Heading>
          <p className={styles.lead}>
            <Trans>
              Sanad brings donations to institutions that care for orphans, people in debt and families in need, and
              shows the chain from the donation to the result.
            </Trans>
          </p>
        </Page>
      </Section>
      <Page>
        <div className={styles.sections}>
          <section aria-labelledby="about-checks">
            <div className={styles.head}>
              <Heading level={2} id="about-checks">
                <Trans>How a project is checked</Trans>
              </Heading>
              <Text tone="muted">
                <Trans>The chain has six links. If one fails, the project is not shown.</Trans>
              </Text>
            </div>
            <ChainSteps figures={figures} />
          </section>
          <section aria-labelledby="about-money">
            <div className={styles.head}>
              <Heading level={2} id="about-money">
                <Trans>How your money flows</Trans>
              </Heading>
              <Text tone="muted">
                <Trans>Every amount is a line in the ledger. Lines are added, never changed.</Trans>
              </Text>
            </div>
            <MoneySteps />
          </section>
          {offices.length > 0 && (
            <section aria-labelledby="about-offices">
              <div className={styles.head}>
                <Heading level={2} id="about-offices">
                  <Trans>Who decides what</Trans>
                </Heading>
                <Text tone="muted">
                  <Trans>
                    We list names and duties but show no portraits. Nobody both approves a project and pays out its
                    money.
                  </Trans>
                </Text>
              </div>
              <OfficeList offices={offices} locale={locale} />
            </section>
          )}
          {figures && (
            <section aria-labelledby="about-figures">
              <div className={styles.head}>
                <Heading level={2} id="about-figures">
                  <Trans>In figures</Trans>
                </Heading>
              </div>
              <SourcedFigures figures={figures} locale={locale} />
            </section>
          )}
        </div>
      </Page>
    </>
  );
}
