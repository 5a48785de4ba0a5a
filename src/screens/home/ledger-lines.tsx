import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Money } from '#ds/components/money/money.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { LedgerLineView } from '#src/screens/home/home-view.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/home/trust-steps.css';

/** The newest lines of the ledger: when, for what and how much. Nobody is named in it. */
export function LedgerLines({ lines, locale }: { lines: readonly LedgerLineView[]; locale: Locale }) {
  return (
    <section aria-labelledby="ledger-title" className={styles.ledger}>
      <h3 className={styles.stepTitle} id="ledger-title">
        <Trans>The newest lines in our ledger</Trans>
      </h3>
      <p className={styles.text}>
        <Trans>Every donation and every refund is a line that nobody can change or delete.</Trans>
      </p>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.lineRow}>
            <span className={styles.lineDay}>
              <FormattedDate value={line.at} hasHijri={false} />
            </span>
            <span>
              <LineName line={line} locale={locale} />
              {line.kind === 'refund' && (
                <>
                  {' · '}
                  <Trans>refund</Trans>
                </>
              )}
            </span>
            <Money minor={line.amount} currency={line.currency} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function LineName({ line, locale }: { line: LedgerLineView; locale: Locale }) {
  const { t } = useLingui();
  if (line.project)
    return (
      <a className={styles.lineLink} href={hrefTo(locale, 'projectLedger', { slug: line.project.slug })}>
        <Localized field={line.project.title} locale={locale} />
      </a>
    );
  if (line.category) return <Localized field={line.category} locale={locale} />;
  const funds: Record<string, string> = {
    'fund:zakat': t`Zakat`,
    'fund:purification': t`Stock purification`,
    'fund:kafarah': t`Kafarat and fidya`,
    'fund:sacrifices': t`Sacrifices`,
    'fund:endowment': t`Endowment`,
  };
  // A project without a page of its own, such as a child who has a sponsor, is not named.
  if (line.fund.startsWith('fund:project:')) return t`A project without a public page`;
  if (line.fund.startsWith('fund:endowment:')) return t`Endowment`;
  return funds[line.fund] ?? t`Where the need is greatest`;
}
