import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '#ds/components/breadcrumb/breadcrumb.tsx';
import { Page } from '#ds/layout/page.tsx';
import { TRAINING_AGE } from '#src/domain/activity.ts';
import { zoneName } from '#src/i18n/local-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { activitiesHref } from '#src/screens/activity-parts/activity-address.ts';
import { TimeSpan } from '#src/screens/activity-parts/activity-when.tsx';
import { ActivityFoot } from '#src/screens/activity/activity-foot.tsx';
import { ActivityText } from '#src/screens/activity/activity-text.tsx';
import type { TrainingView } from '#src/screens/activity/activity-view.ts';
import { Place } from '#src/screens/activity/place.tsx';
import { Reviews } from '#src/screens/activity/reviews.tsx';
import { TrainingCard } from '#src/screens/activity/training-card.tsx';
import { TrainingDays } from '#src/screens/activity/training-days.tsx';
import { dayAndMonth } from '#src/screens/article-parts/two-calendars.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/activity/activity.css';

type ScreenProps = { view: TrainingView; locale: Locale };

/** A deep band with the facts, the days to choose, then the form; below, what those said who took it. */
export function TrainingScreen({ locale, view }: ScreenProps) {
  const { t } = useLingui();
  const { activity } = view;
  return (
    <article className={styles.whole}>
      <div className={styles.deep}>
        <Page>
          <div className={styles.onDeep}>
            <Breadcrumb
              items={[
                { label: t`Home`, href: hrefTo(locale, 'home') },
                { label: t`Training`, href: activitiesHref(locale, 'training') },
              ]}
            />
          </div>
          <header className={styles.titles}>
            <p className={styles.onDeep}>
              <Localized field={activity.topic} locale={locale} />
              {activity.note && (
                <>
                  {' · '}
                  <Localized field={activity.note} locale={locale} />
                </>
              )}
            </p>
            <h1 className={styles.title}>
              <Localized field={activity.title} locale={locale} />
            </h1>
            <p className={styles.deepLead}>
              <Localized field={activity.lead} locale={locale} />
            </p>
          </header>
          <Facts view={view} locale={locale} />
        </Page>
      </div>
      <Page>
        <div className={styles.columns}>
          <div className={styles.days}>
            <TrainingDays view={view} locale={locale} />
          </div>
          <aside className={styles.aside} aria-label={t`Application`}>
            <TrainingCard view={view} locale={locale} />
          </aside>
          <div className={styles.main}>
            <ActivityText activity={activity} locale={locale} />
            <Place activity={activity} locale={locale} />
            <Reviews training={activity} locale={locale} />
          </div>
        </div>
        <ActivityFoot view={view} locale={locale} more={<Trans>More training</Trans>} />
      </Page>
    </article>
  );
}

function Facts({ locale, view: { activity } }: ScreenProps) {
  const days = activity.days.length;
  const least = activity.minimumDays ?? 1;
  const [first] = activity.days;
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.onDeep}>
          <Trans>Days</Trans>
        </dt>
        <dd className={styles.factValue}>
          {least === days ? (
            <Plural value={days} one="# day" other="# days" />
          ) : (
            <Trans>
              at least {least} of {days} (you choose which)
            </Trans>
          )}
        </dd>
      </div>
      {first && (
        <div className={styles.fact}>
          <dt className={styles.onDeep}>
            <Trans>Hours</Trans>
          </dt>
          <dd className={styles.factValue}>
            <TimeSpan times={{ ...first, timeZone: activity.timeZone }} locale={locale} />
            <span className={styles.factNote}>{zoneName(first.startsAt, activity.timeZone, locale)}</span>
          </dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt className={styles.onDeep}>
          <Trans>Age</Trans>
        </dt>
        <dd className={styles.factValue}>
          <Trans>{TRAINING_AGE} or older</Trans>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.onDeep}>
          <Trans>Apply by</Trans>
        </dt>
        <dd className={styles.factValue}>
          <time dateTime={activity.registrationEndsOn}>{dayAndMonth(activity.registrationEndsOn, locale)}</time>
        </dd>
      </div>
    </dl>
  );
}
