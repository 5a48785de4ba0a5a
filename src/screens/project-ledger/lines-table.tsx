import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { download } from '#ds/icons/icons.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ledgerTablePath } from '#src/routes/ledger-paths.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { LedgerView } from '#src/screens/project-ledger/ledger-view.ts';
import { LineWay, LineWhat } from '#src/screens/project-ledger/line-words.tsx';
import { hidden } from '#ds/layout/layout.css';
import * as styles from '#src/screens/project-ledger/project-ledger.css';

/** The lines of a project, the newest first, a page at a time. */
export function LinesTable({ locale, view }: { view: LedgerView; locale: Locale }) {
  const { t } = useLingui();
  const { data, isNewest, marked, olderBefore, project, total } = view;
  const page = hrefTo(locale, 'projectLedger', { slug: project.slug });
  return (
    <section className={styles.section} aria-labelledby="lines-title">
      <div className={styles.sectionHead}>
        <div>
          <Heading level={2} id="lines-title">
            <Trans>Line by line</Trans>
          </Heading>
          <Text tone="muted" measure="prose">
            <Plural value={total} one="# line." other="# lines, newest first." />{' '}
            <Trans>No line is ever changed: a mistake is corrected by a new line.</Trans>
          </Text>
        </div>
        <ButtonLink tone="outlined" size="small" href={ledgerTablePath(encodeURIComponent(project.slug))} download>
          <Icon icon={download} />
          <Trans>Download all lines (CSV)</Trans>
        </ButtonLink>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col">
              <Trans>Entry</Trans>
            </th>
            <th scope="col" className={styles.aside}>
              <Trans>From → to</Trans>
            </th>
            <th scope="col" className={styles.end}>
              <Trans>Amount</Trans>
            </th>
            <th scope="col" className={styles.end}>
              <Trans>Left in the fund</Trans>
            </th>
            <th scope="col" className={styles.end}>
              <Trans>Line number</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((line) => (
            <tr key={line.seq} id={`line-${line.seq}`} className={line.seq === marked ? styles.marked : undefined}>
              <td>
                <Text as="span" tone="muted">
                  <FormattedDate value={line.day} format="short" hasHijri={false} />
                </Text>
              </td>
              <td className={styles.what}>
                <LineWhat line={line} locale={locale} />
              </td>
              <td className={styles.aside}>
                <Text as="span" tone="muted">
                  <LineWay line={line} />
                </Text>
              </td>
              <td className={styles.end}>
                <span className={styles.sum}>
                  <Money minor={line.amount} currency={line.currency} />
                </span>
              </td>
              <td className={`${styles.end} ${styles.balance}`}>
                <Text as="span" tone="muted">
                  <span className={styles.onPhone}>
                    <Trans>Left in the fund:</Trans>{' '}
                  </span>
                  <Money minor={line.balance} currency={line.currency} />
                </Text>
              </td>
              <td className={`${styles.end} ${styles.entry}`}>
                <LineLink href={`${page}?line=${line.seq}`} line={line} isMarked={line.seq === marked} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <nav className={styles.ways} aria-label={t`Pages of the public account`}>
        {!isNewest && (
          <ButtonLink tone="outlined" href={page}>
            <Trans>Newest lines</Trans>
          </ButtonLink>
        )}
        {olderBefore !== undefined && (
          <ButtonLink tone="tonal" href={`${page}?before=${olderBefore}`}>
            <Trans>Older lines</Trans>
          </ButtonLink>
        )}
      </nav>
    </section>
  );
}

type LineLinkProps = { href: string; line: LedgerView['data'][number]; isMarked: boolean };

/** The number of a line and the two ends of its hash; it leads to the whole of it. */
function LineLink({ href, isMarked, line: { hash, seq } }: LineLinkProps) {
  return (
    <a className={styles.hashLink} href={href} aria-current={isMarked ? 'true' : undefined}>
      <span className={hidden}>
        <Trans>Line number</Trans>{' '}
      </span>
      <bdi dir="ltr">
        {seq} · {hash.slice(0, 4)}…{hash.slice(-4)}
      </bdi>
    </a>
  );
}
