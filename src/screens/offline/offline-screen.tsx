import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { calculator, lock, offline } from '#ds/icons/icons.ts';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { OfflineRow } from '#src/screens/offline/offline-row.tsx';
import { OnDevice } from '#src/screens/offline/on-device.tsx';
import { OpenStar } from '#src/screens/offline/open-star.tsx';
import { StalePrices } from '#src/screens/offline/stale-prices.tsx';
import type { ProgramLink } from '#src/screens/shell/site.ts';
import * as styles from '#src/screens/offline/offline.css';

type OfflineScreenProps = {
  locale: Locale;
  programs: readonly ProgramLink[];
  /** The time of the gold price, and from when on it is out of date; undefined where there is none. */
  gold: { updatedAt: string; staleFrom: string } | undefined;
};

/** What works without a connection, and what waits for one. The service worker keeps this page and the links with `data-keep`. */
export function OfflineScreen({ gold, locale, programs }: OfflineScreenProps) {
  const { t } = useLingui();
  const kafarat = programs.find(({ slug }) => slug === 'kafarat');
  const calculators = [
    { href: hrefTo(locale, 'zakat'), name: t`Zakat` },
    { href: hrefTo(locale, 'stockPurge'), name: t`Stock purification` },
    ...(kafarat
      ? [{ href: hrefTo(locale, 'program', { type: kafarat.slug }), name: textIn(kafarat.title, locale) }]
      : []),
  ];
  return (
    <Section>
      <Page>
        <div className={styles.layout}>
          <OpenStar />
          <div className={styles.text}>
            <Tag tone="warning" icon={offline}>
              <Trans>No connection</Trans>
            </Tag>
            <Heading level={1}>
              <Trans>Sanad cannot be reached. These pages still work.</Trans>
            </Heading>
            <OnDevice
              where={{
                home: hrefTo(locale, 'home'),
                projects: `${hrefTo(locale, 'projects')}/`,
                cart: hrefTo(locale, 'cart'),
                calculators: calculators.map(({ href }) => href),
              }}
              words={{
                projects: t`Projects you opened`,
                projectsNone: t`No projects are kept on this device yet. The last ten you open will be kept here.`,
                cart: t`Your cart`,
                cartEmpty: t`There is no copy of your cart on this device.`,
                asOf: t`as it was on ${{ time: '[time]' }}`,
                tryAgain: t`Try again`,
                backOnline: t`You are online again`,
                goOn: t`Continue`,
              }}
              before={
                <OfflineRow icon={calculator} title={<Trans>Calculators</Trans>}>
                  <ul className={styles.links}>
                    {calculators.map(({ href, name }) => (
                      <li key={href}>
                        <a className={styles.link} href={href} data-full-load="" data-keep="">
                          {name}
                        </a>
                      </li>
                    ))}
                  </ul>
                  {gold && (
                    <span className={styles.note}>
                      <Trans>
                        Gold price on <FormattedDate value={gold.updatedAt} format="time" hasHijri={false} /> (UTC)
                      </Trans>
                    </span>
                  )}
                  {gold && (
                    <StalePrices staleFrom={gold.staleFrom}>
                      <span className={styles.warning}>
                        <Trans>This price is out of date. Compare it with today’s before you rely on the result.</Trans>
                      </span>
                    </StalePrices>
                  )}
                </OfflineRow>
              }
              after={
                <OfflineRow icon={lock} title={<Trans>Payment</Trans>}>
                  <span className={styles.note}>
                    <Trans>
                      You need an internet connection to pay. Nothing will be sent automatically when you are back
                      online.
                    </Trans>
                  </span>
                </OfflineRow>
              }
            />
          </div>
        </div>
      </Page>
    </Section>
  );
}
