import { Link } from '#ds/components/link/link.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { rss } from '#ds/icons/icons.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { feedPath } from '#src/routes/feed-path.ts';
import { bothDates, weekday } from '#src/screens/article-parts/two-calendars.ts';
import type { ArticlesView } from '#src/screens/articles/articles-view.ts';
import { useKindWords } from '#src/screens/articles/kind-words.ts';
import * as styles from '#src/screens/articles/articles.css';

/** The name of the paper, what it tells, the day by both calendars, and its feeds. */
export function Masthead({ locale, view: { kind, today } }: { view: ArticlesView; locale: Locale }) {
  const words = useKindWords(kind);
  const [first, second] = bothDates(today, locale);
  return (
    <header className={styles.mast}>
      <h1 className={styles.name}>{words.title}</h1>
      <p className={styles.intro}>{words.intro}</p>
      <p className={styles.day}>
        <strong className={styles.weekday}>{weekday(today, locale)}</strong>
        <bdi>{first}</bdi>
        <bdi>{second}</bdi>
      </p>
      <p className={styles.feeds}>
        <Icon icon={rss} size="small" />
        <Link tone="quiet" href={feedPath(kind, locale, 'rss')}>
          RSS
        </Link>
        <Link tone="quiet" href={feedPath(kind, locale, 'atom')}>
          Atom
        </Link>
      </p>
    </header>
  );
}
