import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { AboutFigures } from '#src/screens/about/about-view.ts';
import * as styles from '#src/screens/about/about.css';

/** Each figure with the number of its source, and the sources below. */
export function SourcedFigures({ figures, locale }: { figures: AboutFigures; locale: Locale }) {
  const { t } = useLingui();
  return (
    <>
      <dl className={styles.figures}>
        <Figure source={1} label={t`given through Sanad`}>
          <Money minor={figures.raised} currency={figures.currency} />
        </Figure>
        <Figure source={1} label={t`donations`}>
          <FormattedNumber value={figures.donations} />
        </Figure>
        <Figure source={2} label={t`projects completed`}>
          <FormattedNumber value={figures.completed} />
        </Figure>
        <Figure source={2} label={t`countries with projects`}>
          <FormattedNumber value={figures.countries} />
        </Figure>
        <Figure source={3} label={t`approved institutions`}>
          <FormattedNumber value={figures.approved} />
        </Figure>
      </dl>
      <ol className={styles.sources}>
        <li className={styles.source} id="source-1">
          <Trans>The ledger, including the most recent donation. Refunds are deducted.</Trans>
        </li>
        <li className={styles.source} id="source-2">
          <Trans>The register of projects.</Trans>{' '}
          <Link href={hrefTo(locale, 'projects')}>
            <Trans>See the projects</Trans>
          </Link>
        </li>
        <li className={styles.source} id="source-3">
          <Trans>The register of institutions.</Trans>
        </li>
      </ol>
    </>
  );
}

function Figure({ children, label, source }: { children: ReactNode; label: string; source: 1 | 2 | 3 }) {
  const { t } = useLingui();
  return (
    <div className={styles.figure}>
      <dt className={styles.figureLabel}>
        {label}
        <a className={styles.ref} href={`#source-${source}`} aria-label={t`Source ${source}`}>
          <FormattedNumber value={source} />
        </a>
      </dt>
      <dd className={styles.figureValue}>{children}</dd>
    </div>
  );
}
