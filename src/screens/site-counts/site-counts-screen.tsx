import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { dateFormat } from '#ds/intl/formats.ts';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { intlTag, type Locale } from '#src/i18n/locales.ts';
import { CountsByDay } from '#src/screens/site-counts/counts-by-day.tsx';
import { CountsByPage } from '#src/screens/site-counts/counts-by-page.tsx';
import { CountsFigures } from '#src/screens/site-counts/counts-figures.tsx';
import { PeriodForm } from '#src/screens/site-counts/period-form.tsx';
import type { SiteCountsView } from '#src/screens/site-counts/site-counts-view.ts';
import * as styles from '#src/screens/site-counts/site-counts.css';

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

type Props = { locale: Locale; view: SiteCountsView };

/** How the site is used: pages opened, donations begun and finished. Counted by the server itself, without people. */
export function SiteCountsScreen({ locale, view }: Props) {
  const { t } = useLingui();
  const { columns, period, total } = view;
  const days = dateFormat(intlTag[locale], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const stretch = days.formatRange(noonOf(columns[0]!.from), noonOf(columns.at(-1)!.to));
  return (
    <Section>
      <Page>
        <Stack gap={8}>
          <header className={styles.head}>
            <Heading level={1}>
              <Trans>Visits and donations</Trans>
            </Heading>
            <Text tone="muted">
              <Trans>
                <bdi>{stretch}</bdi>; days are counted in UTC
              </Trans>
            </Text>
            <PeriodForm locale={locale} period={period} />
          </header>
          {total.pages + total.begun === 0 ? (
            <EmptyState
              title={t`Nothing was counted in this period`}
              note={<Trans>Pages are added to the counts about half a minute after they are opened.</Trans>}
            />
          ) : (
            <>
              <CountsFigures view={view} />
              <div className={styles.sides}>
                <CountsByDay locale={locale} view={view} />
                <CountsByPage view={view} />
              </div>
            </>
          )}
          <Text tone="muted" size="small">
            <Trans>
              For each page view, we record only the page’s type, its language and the day: no network address, no
              cookie and nothing about a person. Bots count as readers. Donations to the demo charity are left out.
            </Trans>
          </Text>
        </Stack>
      </Page>
    </Section>
  );
}
