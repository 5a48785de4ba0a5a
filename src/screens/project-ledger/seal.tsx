import { Trans } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { ledgerDayPath, ledgerFeedPath, ledgerHeadsPath } from '#src/routes/ledger-paths.ts';
import { ChainCheck } from '#src/screens/project-ledger/chain-check.tsx';
import type { LedgerView } from '#src/screens/project-ledger/ledger-view.ts';
import { SealStar } from '#src/screens/project-ledger/seal-star.tsx';
import { useCheckWords } from '#src/screens/project-ledger/use-check-words.ts';
import * as styles from '#src/screens/project-ledger/project-ledger.css';

/** The last line and its signed statement, and the ways to check them without believing this site. */
export function Seal({ view: { head, project, published } }: { view: LedgerView }) {
  const words = useCheckWords();
  return (
    <section className={styles.seal} aria-labelledby="seal-title">
      <SealStar />
      <div className={styles.sealText}>
        <Heading level={2} size="h3" id="seal-title">
          {published ? (
            <Trans>
              Signed on <FormattedDate value={published.day} hasHijri={false} />
            </Trans>
          ) : (
            <Trans>Not signed yet</Trans>
          )}
        </Heading>
        <p className={styles.sealMuted}>
          <Trans>
            Each line contains the hash of the line before it, so the hash of the last line depends on all the others.
            Every night, we sign and publish the last line, so anyone who keeps a copy will notice if a line is changed
            or removed.
          </Trans>
        </p>
        {head && (
          <p className={styles.sealMuted}>
            <Trans>Line {head.seq}:</Trans>{' '}
            <bdi dir="ltr" className={styles.hash}>
              {head.hash}
            </bdi>
          </p>
        )}
        {head && <ChainCheck slug={project.slug} words={words} />}
        <p className={styles.sealLinks}>
          {published && (
            <a className={styles.sealLink} href={ledgerDayPath(published.day)}>
              <Trans>The signed statement</Trans>
            </a>
          )}
          <a className={styles.sealLink} href={ledgerHeadsPath}>
            <Trans>All signed statements</Trans>
          </a>
          <a className={styles.sealLink} href={ledgerFeedPath}>
            <Trans>Keep copies of the statements with a feed reader</Trans>
          </a>
        </p>
      </div>
    </section>
  );
}
