import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { numberFormat } from '#money/number-format.ts';
import type { TrainingDetail } from '#src/contracts/activities.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/activity/activity.css';

/** What people said: their mean and its spread where there are enough, and the words of some. */
export function Reviews({ locale, training: { rating, reviews } }: { training: TrainingDetail; locale: Locale }) {
  if (!rating && reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews-title">
      <h2 className={styles.sectionTitle} id="reviews-title">
        <Trans>What participants said</Trans>
      </h2>
      <div className={rating ? styles.reviews : undefined}>
        {rating && <Mean rating={rating} />}
        <ul className={styles.words}>
          {reviews.map(({ name, rating: stars, words, writtenAt }) => (
            <li key={writtenAt} className={styles.word}>
              <p className={styles.wordText}>
                <Localized field={words} locale={locale} />
              </p>
              <p className={styles.quiet}>
                <Localized field={name} locale={locale} />
                {' · '}
                <Trans>{stars} out of 5</Trans>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Mean({ rating: { spread, tenths, total } }: { rating: NonNullable<TrainingDetail['rating']> }) {
  const { i18n } = useLingui();
  const mean = numberFormat(tagOf(i18n), { minimumFractionDigits: 1 }).format(tenths / 10);
  return (
    <div>
      <p>
        <strong className={styles.leftNumber}>{mean}</strong>
      </p>
      <p className={styles.quiet}>
        <Plural value={total} one="out of 5, from # review" other="out of 5, from # reviews" />
      </p>
      <ul className={styles.spread}>
        {spread.map((count, index) => (
          <li key={5 - index} className={styles.spreadLine}>
            <FormattedNumber value={5 - index} />
            <svg className={styles.spreadBar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
              <rect width="100" height="6" className={styles.seatTaken} />
              <rect width={(count / total) * 100} height="6" className={styles.seatFree} />
            </svg>
            <span className={styles.quiet}>
              <FormattedNumber value={count} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
