import { useLingui } from '@lingui/react/macro';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import { withDrawnFigures } from '#src/screens/article/drawn-figures.ts';
import { withNumberedFigures } from '#src/screens/article/numbered-figures.ts';
import * as styles from '#src/screens/article/article.css';

/** The text as it was stored, sanitized; marked with its own language and direction where the page has another. */
export function ArticleBody({ html, lang, locale }: { html: string; lang: Locale; locale: Locale }) {
  const { t } = useLingui();
  const own = lang === locale ? {} : { lang, dir: directionOf(lang) };
  // Counted from one by the page; the mark is replaced in each caption.
  const number = '[number]';
  return (
    <div
      className={styles.body}
      {...own}
      // oxlint-disable-next-line react/no-danger -- sanitized when it was stored, by the one service that stores it
      dangerouslySetInnerHTML={{ __html: withNumberedFigures(withDrawnFigures(html, lang), t`Figure ${number}.`) }}
    />
  );
}
