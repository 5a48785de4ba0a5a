import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { calculator, receipt, verified } from '#ds/icons/icons.ts';
import type { Season } from '#src/domain/season.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import type { Readiness } from '#src/screens/shell/navigation.ts';
import * as styles from '#src/screens/home/hero.css';

type HeroProps = {
  locale: Locale;
  isReady: Readiness;
  /** The time of the year, by which the pattern is colored. */ season?: Season | undefined;
  /** The quick-donation panel. */ children?: ReactNode;
};

/** The colors of the pattern: of the programs that a season is about, else of the orphans. */
const PALETTE = { ramadan: 'zakat', sacrifices: 'sacrifice' } as const satisfies Record<Season, string>;

export function Hero({ children, isReady, locale, season }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.art}>
        <img
          className={styles.picture}
          src={coverAddress(season ? PALETTE[season] : 'orphans', 'sanad-hero-3', 'hero')}
          alt=""
          width={640}
          height={900}
          fetchPriority="high"
        />
      </div>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title} id="hero-title">
            <Trans>Be the one they lean on.</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              Sanad takes your donation to vetted orphan-care institutions and shows you what it became: a school year,
              a cleared debt, a roof.
            </Trans>
          </p>
          <div className={styles.actions}>
            {isReady('projects') && (
              <ButtonLink tone="tonal" size="large" href={hrefTo(locale, 'projects')}>
                <Trans>See the projects</Trans>
              </ButtonLink>
            )}
            {isReady('zakat') && (
              <ButtonLink tone="quiet" size="large" href={hrefTo(locale, 'zakat')}>
                <Icon icon={calculator} />
                <Trans>Calculate zakat</Trans>
              </ButtonLink>
            )}
          </div>
          <ul className={styles.proof}>
            <li className={styles.proofItem}>
              <Icon icon={verified} />
              <Text size="small" tone="muted">
                <Trans>Every institution is vetted</Trans>
              </Text>
            </li>
            <li className={styles.proofItem}>
              <Icon icon={receipt} />
              <Text size="small" tone="muted">
                <Trans>A receipt for every donation</Trans>
              </Text>
            </li>
          </ul>
        </div>
        {children}
      </div>
    </section>
  );
}
