import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { beef, moonStar } from '#ds/icons/icons.ts';
import { Page } from '#ds/layout/page.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { bothRanges } from '#src/screens/article-parts/two-calendars.ts';
import type { SeasonView } from '#src/screens/home/home-view.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/home/home.css';

const words = {
  ramadan: {
    icon: moonStar,
    title: <Trans>Ramadan, the month of giving</Trans>,
    action: <Trans>See the Ramadan campaigns</Trans>,
  },
  sacrifices: { icon: beef, title: <Trans>Days of Eid al-Adha</Trans>, action: <Trans>Give a qurbani</Trans> },
};

/** One line for the time of the year: what it is, what the program does, and the way there. It counts nothing down. */
export function SeasonBand({ locale, season: { days, name, path, program } }: { season: SeasonView; locale: Locale }) {
  const { action, icon, title } = words[name];
  return (
    <section className={styles.season} aria-labelledby="season-title">
      <Page>
        <div className={styles.seasonInner}>
          <span className={styles.seasonMark}>
            <Icon icon={icon} size="large" />
          </span>
          <div>
            <h2 className={styles.seasonTitle} id="season-title">
              {title}
            </h2>
            <p className={styles.seasonText}>{bothRanges(days, locale)}</p>
            {program?.summary && (
              <p className={styles.seasonText}>
                <Localized field={program.summary} locale={locale} />
              </p>
            )}
          </div>
          <div className={styles.seasonAction}>
            <ButtonLink tone="outlined" href={localePath(locale, path)}>
              {action}
            </ButtonLink>
          </div>
        </div>
      </Page>
    </section>
  );
}
