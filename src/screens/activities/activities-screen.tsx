import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { ErrorState } from '#ds/components/error-state/error-state.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { calendar } from '#ds/icons/icons.ts';
import { Page } from '#ds/layout/page.tsx';
import { byStartingMonth } from '#src/domain/activity.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { calendarPath } from '#src/routes/calendar-path.ts';
import { ActivitiesEnd } from '#src/screens/activities/activities-end.tsx';
import { ActivitiesShape } from '#src/screens/activities/activities-shape.tsx';
import type { ActivitiesView } from '#src/screens/activities/activities-view.ts';
import { ActivityRows } from '#src/screens/activities/activity-rows.tsx';
import { useKindWords } from '#src/screens/activities/kind-words.ts';
import { NarrowedTo } from '#src/screens/activities/narrowed-to.tsx';
import { ACTIVITIES_FORM, SearchAndTags } from '#src/screens/activities/search-and-tags.tsx';
import { activitiesHref } from '#src/screens/activity-parts/activity-address.ts';
import { bothMonths } from '#src/screens/article-parts/two-calendars.ts';
import { isNarrowed, queryHref } from '#src/screens/list-parts/list-query.ts';
import { ResultsRegion } from '#src/screens/projects/results-region.tsx';
import * as styles from '#src/screens/activities/activities.css';

type Props = { view: ActivitiesView; locale: Locale };

/** Those to come first, the soonest at the top; those that are over below, by month. */
export function ActivitiesScreen({ locale, view }: Props) {
  const words = useKindWords(view.kind);
  return (
    <Page>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.name}>{words.title}</h1>
          <p className={styles.intro}>{words.intro}</p>
          <p className={styles.feed}>
            <Icon icon={calendar} size="small" />
            <Link tone="quiet" href={calendarPath(view.kind, locale)}>
              {words.calendar}
            </Link>
          </p>
        </header>
        <SearchAndTags key={queryHref('', view.query)} view={view} locale={locale} />
        <ResultsRegion label={words.title} busy={words.busy} shape={<ActivitiesShape />} form={ACTIVITIES_FORM}>
          <Results view={view} locale={locale} />
        </ResultsRegion>
      </div>
    </Page>
  );
}

function Results({ locale, view }: Props) {
  const words = useKindWords(view.kind);
  const base = activitiesHref(locale, view.kind);
  const { found, page, query, upcoming } = view;
  if (!found)
    return (
      <ErrorState
        title={words.failed}
        note={<Trans>This may be a temporary problem.</Trans>}
        actions={
          <ButtonLink tone="tonal" href={queryHref(base, query, page)}>
            <Trans>Try again</Trans>
          </ButtonLink>
        }
      />
    );
  const narrowed = isNarrowed(query);
  if (!narrowed && upcoming.length + found.data.length === 0) return <EmptyState title={words.empty} />;
  return (
    <>
      {narrowed && <NarrowedTo view={view} locale={locale} />}
      {narrowed && found.data.length === 0 && (
        <EmptyState
          title={words.none}
          note={<Trans>Try another word, or fewer words.</Trans>}
          actions={
            <ButtonLink tone="tonal" href={base}>
              <Trans>Show all</Trans>
            </ButtonLink>
          }
        />
      )}
      {!narrowed && (
        <section className={styles.band} aria-labelledby="coming-up">
          <h2 className={styles.bandTitle} id="coming-up">
            {words.upcoming}
          </h2>
          {upcoming.length > 0 ? (
            <ActivityRows activities={upcoming} level="h3" locale={locale} />
          ) : (
            <p className={styles.note}>{words.empty}</p>
          )}
        </section>
      )}
      {!narrowed && found.data.length > 0 && <h2 className={styles.pastTitle}>{words.past}</h2>}
      {byStartingMonth(found.data).map(({ items, month }) => (
        <section key={month} className={styles.band} aria-labelledby={`month-${month}`}>
          <MonthTitle month={month} locale={locale} level={narrowed ? 'h2' : 'h3'} />
          <ActivityRows activities={items} level={narrowed ? 'h3' : 'h4'} locale={locale} />
        </section>
      ))}
      <ActivitiesEnd view={view} locale={locale} />
    </>
  );
}

function MonthTitle({ level: Level, locale, month }: { month: string; locale: Locale; level: 'h2' | 'h3' }) {
  const names = bothMonths(month, locale);
  return (
    <Level className={styles.bandTitle} id={`month-${month}`}>
      {names.month}
      <span className={styles.hijri}>
        <bdi>{names.hijri}</bdi>
      </span>
    </Level>
  );
}
