import { Trans } from '@lingui/react/macro';
import type { ActivityDetail } from '#src/contracts/activities.ts';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import { shownText } from '#src/i18n/multilingual.ts';
import * as styles from '#src/screens/activity/activity.css';

/** HTML that was sanitized when it was stored, marked with its own language and direction where the page has another. */
export function StoredHtml({ field, locale }: { field: ActivityDetail['body']; locale: Locale }) {
  const { lang, text } = shownText(field, locale);
  const own = lang === locale ? {} : { lang, dir: directionOf(lang) };
  return (
    <div
      className={styles.prose}
      {...own}
      // oxlint-disable-next-line react/no-danger -- sanitized when it was stored, by the one service that stores it
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** Overview. */
export function ActivityText({ activity, locale }: { activity: ActivityDetail; locale: Locale }) {
  return (
    <section aria-labelledby="about-title">
      <h2 className={styles.sectionTitle} id="about-title">
        <Trans>Overview</Trans>
      </h2>
      <StoredHtml field={activity.body} locale={locale} />
    </section>
  );
}
