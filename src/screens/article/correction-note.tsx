import { Trans } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import type { ArticleDetail } from '#src/contracts/articles.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/article/article.css';

/** When the text was corrected, and what was changed. */
export function CorrectionNote({
  article: { correctedAt, correction },
  locale,
}: {
  article: ArticleDetail;
  locale: Locale;
}) {
  if (correctedAt === null || correction === null) return null;
  return (
    <aside className={styles.correction} aria-labelledby="correction-title">
      <h2 className={styles.correctionTitle} id="correction-title">
        <Trans>
          Corrected on <FormattedDate value={correctedAt.slice(0, 10)} />
        </Trans>
      </h2>
      <p>
        <Localized field={correction} locale={locale} />
      </p>
    </aside>
  );
}
