import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '#ds/components/breadcrumb/breadcrumb.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { LedgerView } from '#src/screens/project-ledger/ledger-view.ts';
import { LinesTable } from '#src/screens/project-ledger/lines-table.tsx';
import { MarkedLine } from '#src/screens/project-ledger/marked-line.tsx';
import { moneyFlow, otherCurrencies } from '#src/screens/project-ledger/money-flow.ts';
import { MoneyRibbon } from '#src/screens/project-ledger/money-ribbon.tsx';
import { Seal } from '#src/screens/project-ledger/seal.tsx';
import * as styles from '#src/screens/project-ledger/project-ledger.css';

/** The public account of a project: where its money went, line by line, and how to check it. */
export function ProjectLedgerScreen({ locale, view }: { view: LedgerView; locale: Locale }) {
  const { t } = useLingui();
  const { currency, data, donors, marked, project, sums, total } = view;
  const title = textIn(project.title, locale);
  const flow = moneyFlow(sums, currency);
  const others = otherCurrencies(sums, currency);
  const spent = flow.spentByInstitution + flow.spentDirectly;
  const percent = flow.given > 0 ? Math.floor((spent / flow.given) * 100) : 0;
  const line = data.find(({ seq }) => seq === marked);
  return (
    <Page>
      <div className={styles.page}>
        <header className={styles.head}>
          <div className={styles.title}>
            <Breadcrumb
              items={[
                { label: t`Home`, href: hrefTo(locale, 'home') },
                { label: title, href: hrefTo(locale, 'project', { slug: project.slug }) },
              ]}
            />
            <Heading level={1}>
              <Trans>Where every donation went</Trans>
            </Heading>
            <Text size="lead" tone="muted">
              <Trans>
                The public account of “{title}”: it follows each donation from the donor to the result and names nobody.
              </Trans>
            </Text>
          </div>
          {total > 0 && (
            <div className={styles.total}>
              <Money minor={flow.given} currency={currency} size="display" />
              {others.map((one) => (
                <Money key={one} minor={moneyFlow(sums, one).given} currency={one} size="title" />
              ))}
              <Text tone="muted">
                <Plural value={donors} one="given by # donor" other="given by # donors" />
              </Text>
              {others.length > 0 && (
                <Text size="small" tone="muted">
                  <Trans>
                    The project’s page counts donations in other currencies at the exchange rate on the day of the
                    donation.
                  </Trans>
                </Text>
              )}
              <Progress value={percent} label={t`Spent`} />
              <Text size="small" tone="muted">
                <Trans>
                  <Money minor={spent} currency={currency} /> spent on the work,{' '}
                  <FormattedNumber value={percent} kind="percent" />
                </Trans>
              </Text>
            </div>
          )}
        </header>
        {total === 0 ? (
          <EmptyState
            title={t`No lines yet`}
            note={<Trans>The first donation will be the first line. Every line stays here.</Trans>}
          />
        ) : (
          <>
            <MoneyRibbon view={view} locale={locale} />
            {line && <MarkedLine line={line} locale={locale} />}
            <LinesTable view={view} locale={locale} />
          </>
        )}
        <Seal view={view} />
      </div>
    </Page>
  );
}
