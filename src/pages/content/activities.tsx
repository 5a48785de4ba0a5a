import { msg } from '@lingui/core/macro';
import { requestPath, requestQuery } from '#src/framework/request.ts';
import { type Locale, splitLocale } from '#src/i18n/locales.ts';
import { BreadcrumbData } from '#src/pages/breadcrumb-data.tsx';
import { readActivities } from '#src/pages/loaders/activities.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { routeAt } from '#src/routes/routes.ts';
import { ActivitiesScreen } from '#src/screens/activities/activities-screen.tsx';
import { readListQuery } from '#src/screens/list-parts/list-query.ts';

const ABOUT = {
  event: {
    title: msg`Events`,
    description: msg`Our talks, visits and volunteer days: what is planned, where, and how many seats are left.`,
  },
  training: {
    title: msg`Training`,
    description: msg`Free training for work with families, orphans and small institutions. You choose your days.`,
  },
};

/** The lists of events and of training: one page at two addresses. */
export default async function ActivitiesPage({ locale }: { locale: Locale }) {
  const kind = routeAt(splitLocale(requestPath()).path) === 'events' ? 'event' : 'training';
  const view = await readActivities(kind, readListQuery(requestQuery()), locale);
  return (
    <>
      <PageMeta isIndexed={view.query.search === undefined} {...ABOUT[kind]} />
      <BreadcrumbData locale={locale} route={kind === 'event' ? 'events' : 'training'} name={ABOUT[kind].title} />
      <ActivitiesScreen view={view} locale={locale} />
    </>
  );
}
