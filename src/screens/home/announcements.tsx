import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import type { Slider } from '#src/contracts/site.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { isReady as hasScreen, routeOfAddress } from '#src/routes/routes.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import type { Readiness } from '#src/screens/shell/navigation.ts';
import * as styles from '#src/screens/home/home.css';

/** What the project has to say, side by side: nothing turns by itself, nothing is hidden behind a swipe. */
export function Announcements({
  isReady = hasScreen,
  locale,
  sliders,
}: {
  sliders: readonly Slider[];
  locale: Locale;
  isReady?: Readiness | undefined;
}) {
  // What leads to a screen that is not there yet would ask for something that cannot be done.
  const shown = sliders.filter(({ href }) => !href || leadsSomewhere(href, isReady));
  if (shown.length === 0) return null;
  return (
    <Section labelledBy="announcements-title">
      <Page>
        <h2 className={styles.bandTitle} id="announcements-title">
          <Trans>Now at Sanad</Trans>
        </h2>
        <ul className={styles.slides}>
          {shown.slice(0, 3).map((slide) => (
            <li key={slide.id} className={styles.slide}>
              <img
                className={styles.slideArt}
                src={slide.cover.url ?? coverAddress(slide.cover.palette, String(slide.cover.seed), 'card')}
                alt=""
                width={720}
                height={405}
                loading="lazy"
              />
              <div className={styles.slideBody}>
                <h3 className={styles.slideTitle}>
                  <Localized field={slide.title} locale={locale} />
                </h3>
                {slide.text && (
                  <p className={styles.slideText}>
                    <Localized field={slide.text} locale={locale} />
                  </p>
                )}
                {slide.href && slide.linkLabel && (
                  <div className={styles.slideAction}>
                    <ButtonLink tone="tonal" size="small" href={localePath(locale, slide.href)}>
                      <Localized field={slide.linkLabel} locale={locale} />
                    </ButtonLink>
                  </div>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Page>
    </Section>
  );
}

const leadsSomewhere = (href: string, isReady: Readiness): boolean => {
  const route = routeOfAddress(href);
  return route !== undefined && isReady(route);
};
