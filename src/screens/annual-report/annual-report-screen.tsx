import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { download, file } from '#ds/icons/icons.ts';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import type { AnnualReport } from '#src/contracts/annual-reports.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { AnnualReportView } from '#src/screens/annual-report/annual-report-view.ts';
import { MoneySpent, ProgramsSpent, Troubles } from '#src/screens/annual-report/money-spent.tsx';
import { MonthsGiven } from '#src/screens/annual-report/months-given.tsx';
import { YearShelf } from '#src/screens/annual-report/year-shelf.tsx';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { FileSize } from '#src/screens/form/file-size.tsx';
import { PrintButton } from '#src/screens/form/print-button.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/annual-report/annual-report.css';

/** A year: cut out of strapwork, its money in and out, what went wrong, and a shelf of all years. */
export function AnnualReportScreen({ locale, view }: { view: AnnualReportView; locale: Locale }) {
  const { t } = useLingui();
  const { failedDownload, pdfBytes, shown, years } = view;
  if (!shown)
    return (
      <Section>
        <Page>
          <div className={styles.parts}>
            <Heading level={1} size="display">
              <Trans>Annual report</Trans>
            </Heading>
            <EmptyState
              title={t`There is no report yet`}
              note={
                <Trans>
                  The first report will appear here when its year is over and its figures have been checked.
                </Trans>
              }
            />
          </div>
        </Page>
      </Section>
    );
  return (
    <>
      <Section tone="sand">
        <Page>
          {failedDownload && (
            <Banner
              tone="danger"
              title={<Trans>The report could not be downloaded</Trans>}
              actions={
                <ButtonLink tone="outlined" size="small" href={failedDownload === 'pdf' ? shown.pdfUrl : shown.csvUrl}>
                  <Trans>Try again</Trans>
                </ButtonLink>
              }
            >
              <Trans>This may be a temporary problem. All the report’s figures are on this page too.</Trans>
            </Banner>
          )}
          <Opening report={shown} pdfBytes={pdfBytes} locale={locale} />
        </Page>
      </Section>
      <Section>
        <Page>
          <div className={styles.parts}>
            <MoneySpent report={shown} locale={locale} />
            <div className={styles.sides}>
              <MonthsGiven report={shown} locale={locale} />
              <ProgramsSpent report={shown} locale={locale} />
            </div>
            <Troubles report={shown} locale={locale} />
            <Text size="small" tone="muted" measure="prose">
              <Trans>
                Source: <Localized field={shown.source} locale={locale} />
              </Trans>
            </Text>
            {years.length > 1 && <YearShelf years={years} shown={shown.year} locale={locale} />}
          </div>
        </Page>
      </Section>
    </>
  );
}

type OpeningProps = { report: AnnualReport; pdfBytes: number | undefined; locale: Locale };

function Opening({ locale, pdfBytes, report }: OpeningProps) {
  const { auditedOn, auditor, csvUrl, currency, fileUrl, headline, palette, pdfUrl, received, year } = report;
  const cover = { '--cover': `url("${coverAddress(palette, `annual-${year}`, 'feature')}")` } as CSSProperties;
  return (
    <header className={styles.opening}>
      <Text tone="muted">
        <Trans>
          Annual report, audited by <Localized field={auditor} locale={locale} /> on <FormattedDate value={auditedOn} />
        </Trans>
      </Text>
      <h1 className={styles.year} style={cover}>
        {year}
      </h1>
      <div className={styles.under}>
        <div className={styles.headline}>
          <p className={styles.headlineText}>
            <Localized field={headline} locale={locale} />
          </p>
          <Text tone="muted">
            <Trans>
              Given in the year: <Money minor={received} currency={currency} />
            </Trans>
          </Text>
        </div>
        <div className={styles.ways}>
          <ButtonLink tone="filled" href={pdfUrl}>
            <Icon icon={download} />
            {pdfBytes === undefined ? (
              <Trans>Download the report (PDF)</Trans>
            ) : (
              <span>
                <Trans>
                  Download the report (PDF, <FileSize bytes={pdfBytes} />)
                </Trans>
              </span>
            )}
          </ButtonLink>
          {fileUrl !== null && (
            <ButtonLink tone="outlined" href={fileUrl}>
              <Icon icon={file} />
              <Trans>Report signed by the auditor</Trans>
            </ButtonLink>
          )}
          <ButtonLink tone="outlined" href={csvUrl}>
            <Icon icon={download} />
            <Trans>Download the figures (CSV)</Trans>
          </ButtonLink>
          <PrintButton>
            <Trans>Print the report</Trans>
          </PrintButton>
        </div>
      </div>
    </header>
  );
}
