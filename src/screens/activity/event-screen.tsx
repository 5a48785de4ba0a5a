import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '#ds/components/breadcrumb/breadcrumb.tsx';
import { Page } from '#ds/layout/page.tsx';
import { leafOf } from '#src/i18n/local-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { activitiesHref } from '#src/screens/activity-parts/activity-address.ts';
import { ActivityFoot } from '#src/screens/activity/activity-foot.tsx';
import { ActivityText } from '#src/screens/activity/activity-text.tsx';
import type { EventView } from '#src/screens/activity/activity-view.ts';
import { DateLeaf } from '#src/screens/activity/date-leaf.tsx';
import { EventCard } from '#src/screens/activity/event-card.tsx';
import { EventProgram } from '#src/screens/activity/event-program.tsx';
import { Place } from '#src/screens/activity/place.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/activity/activity.css';

/** A calendar leaf with both dates, what happens when and where, and a card to join. On phones the card comes first. */
export function EventScreen({ locale, view }: { view: EventView; locale: Locale }) {
  const { t } = useLingui();
  const { activity } = view;
  return (
    <article className={styles.whole}>
      <div className={styles.top}>
        <Page>
          <Breadcrumb
            items={[
              { label: t`Home`, href: hrefTo(locale, 'home') },
              { label: t`Events`, href: activitiesHref(locale, 'event') },
            ]}
          />
          <header className={styles.head}>
            <DateLeaf
              weekday={leafOf(activity.startsOn, locale, 'gregorian').weekday}
              day={activity.startsOn}
              locale={locale}
            />
            <div className={styles.titles}>
              <Kicker view={view} locale={locale} />
              <h1 className={styles.title}>
                <Localized field={activity.title} locale={locale} />
              </h1>
              <p className={styles.lead}>
                <Localized field={activity.lead} locale={locale} />
              </p>
            </div>
          </header>
        </Page>
      </div>
      <Page>
        <div className={styles.columns}>
          <div className={styles.main}>
            <ActivityText activity={activity} locale={locale} />
            <EventProgram event={activity} locale={locale} />
            <Place activity={activity} locale={locale} />
          </div>
          <aside className={styles.aside} aria-label={t`Joining this event`}>
            <EventCard view={view} locale={locale} />
          </aside>
        </div>
        <ActivityFoot view={view} locale={locale} more={<Trans>More events</Trans>} />
      </Page>
    </article>
  );
}

function Kicker({ locale, view: { activity } }: { view: EventView; locale: Locale }) {
  return (
    <p className={styles.kicker}>
      <Localized field={activity.topic} locale={locale} />
      {activity.note && (
        <>
          {' · '}
          <Localized field={activity.note} locale={locale} />
        </>
      )}
    </p>
  );
}
