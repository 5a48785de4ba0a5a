import { Trans } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import type { PublicLedger } from '#src/contracts/ledger.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { LineWhat } from '#src/screens/project-ledger/line-words.tsx';
import { ReceiptCheck } from '#src/screens/project-ledger/receipt-check.tsx';
import { useCheckWords } from '#src/screens/project-ledger/use-check-words.ts';
import * as styles from '#src/screens/project-ledger/project-ledger.css';

/** The line that a receipt leads to, with what its reader compares. */
export function MarkedLine({ line, locale }: { line: PublicLedger['data'][number]; locale: Locale }) {
  const { receiptFails, receiptOpens } = useCheckWords();
  return (
    <section className={styles.proof} aria-labelledby="marked-title">
      <Heading level={2} size="h4" id="marked-title">
        <Trans>Line {line.seq}</Trans>
      </Heading>
      <p className={styles.proofText}>
        <LineWhat line={line} locale={locale} />
        {' · '}
        <Money minor={line.amount} currency={line.currency} />
        {' · '}
        <FormattedDate value={line.day} hasHijri={false} />
      </p>
      <ReceiptCheck commitment={line.commitment} words={{ receiptFails, receiptOpens }} />
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Hash</Trans>
          </dt>
          <dd className={styles.hash}>
            <bdi dir="ltr">{line.hash}</bdi>
          </dd>
        </div>
        {line.commitment !== null && (
          <div>
            <dt>
              <Trans>Receipt code: only the donor’s receipt matches it</Trans>
            </dt>
            <dd className={styles.hash}>
              <bdi dir="ltr">{line.commitment}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
