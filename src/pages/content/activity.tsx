import { endOfDay } from '#src/domain/activity.ts';
import { languagesOf } from '#src/domain/article.ts';
import { dayIn } from '#src/domain/local-time.ts';
import { expirePageAt, tagPage } from '#src/framework/page-cache/tags.ts';
import { pageOrigin } from '#src/framework/page-origin.ts';
import { decodeParam, redirect, requestPath } from '#src/framework/request.ts';
import { type Locale, splitLocale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { ActivityData } from '#src/pages/content/activity-data.tsx';
import { orNotFound } from '#src/pages/loaders/or-not-found.ts';
import { readDialCountries, readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { routeAt } from '#src/routes/routes.ts';
import { activityHref } from '#src/screens/activity-parts/activity-address.ts';
import { EventScreen } from '#src/screens/activity/event-screen.tsx';
import { TrainingScreen } from '#src/screens/activity/training-screen.tsx';
import { getActivity } from '#src/server/activities/get-activity.ts';
import { listTags } from '#src/server/reference/reference.service.ts';
import { getServices } from '#src/server/services.ts';

/** An event or training: one page at two addresses. */
export default async function ActivityPage({ locale, slug }: { locale: Locale; slug: string }) {
  const kind = routeAt(splitLocale(requestPath()).path) === 'event' ? 'event' : 'training';
  const asked = decodeParam(slug);
  const ctx = await getServices();
  const activity = await orNotFound(getActivity(ctx, kind, asked, locale));
  const [memory, tags, countries] = await Promise.all([
    readFormFlash(),
    activity.tags.length > 0 ? listTags(ctx) : [],
    kind === 'training' ? readDialCountries(locale) : [],
  ]);
  tagPage(...[activity, ...activity.related].map(({ id }) => `activity:${id}` as const));
  const href = activityHref(locale, activity);
  // A former name, or its id, leads to the name of today, for ever.
  if (activity.slug !== asked) redirect(href, 301);
  const now = ctx.now();
  const today = dayIn(activity.timeZone, now);
  // It closes and ends by the clock alone, and its last day begins at midnight.
  for (const at of [
    Date.parse(activity.closesAt),
    Date.parse(activity.endsAt),
    endOfDay(today, activity.timeZone).getTime(),
  ])
    if (at > now.getTime()) expirePageAt(at);
  const origin = pageOrigin();
  const shared = {
    memory,
    url: origin + href,
    isOver: Date.parse(activity.endsAt) <= now.getTime(),
    tags: tags.filter(({ code }) => activity.tags.includes(code)),
  };
  return (
    <>
      <PageMeta
        isIndexed
        written={languagesOf(activity.title)}
        pictured={{ of: kind === 'event' ? 'events' : 'training', slug: activity.slug }}
        title={textIn(activity.title, locale)}
        description={textIn(activity.lead, locale).slice(0, 200)}
      />
      <ActivityData activity={activity} locale={locale} origin={origin} url={origin + href} />
      {'program' in activity ? (
        <EventScreen view={{ ...shared, activity }} locale={locale} />
      ) : (
        <TrainingScreen
          view={{ ...shared, activity, countries, isLastDay: activity.registrationEndsOn === today }}
          locale={locale}
        />
      )}
    </>
  );
}
