import { useLingui } from '@lingui/react/macro';
import type { BreadcrumbList, Course, Event } from 'schema-dts';
import type { ActivityDetail, EventDetail, TrainingDetail } from '#src/contracts/activities.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { shownText, textIn } from '#src/i18n/multilingual.ts';
import { JsonLd } from '#src/pages/json-ld.tsx';
import { picturePath } from '#src/routes/picture-path.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { activitiesHref } from '#src/screens/activity-parts/activity-address.ts';

type DataProps<Detail = ActivityDetail> = { activity: Detail; locale: Locale; origin: string; url: string };

/** An event or training and its trail, as search engines read them. */
export function ActivityData({ activity, locale, origin, url }: DataProps) {
  const { t } = useLingui();
  const trail = [
    { name: t`Home`, item: origin + hrefTo(locale, 'home') },
    { name: activity.kind === 'event' ? t`Events` : t`Training`, item: origin + activitiesHref(locale, activity.kind) },
    { name: textIn(activity.title, locale), item: url },
  ];
  return (
    <>
      {'program' in activity ? (
        <EventData activity={activity} locale={locale} origin={origin} url={url} />
      ) : (
        <CourseData activity={activity} locale={locale} origin={origin} url={url} />
      )}
      <JsonLd<BreadcrumbList>
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: trail.map((one, index) => ({ '@type': 'ListItem', position: index + 1, ...one })),
        }}
      />
    </>
  );
}

function EventData({ activity, locale, origin, url }: DataProps<EventDetail>) {
  const { t } = useLingui();
  const { lang, text } = shownText(activity.title, locale);
  const hall = activity.place && {
    '@type': 'Place' as const,
    name: textIn(activity.place, locale),
    ...(activity.address && { address: textIn(activity.address, locale) }),
  };
  const room = activity.isOnline && { '@type': 'VirtualLocation' as const, url };
  const location = [hall, room].filter((one) => one !== null && one !== false);
  return (
    <JsonLd<Event>
      data={{
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: text,
        description: textIn(activity.lead, locale),
        inLanguage: lang,
        url,
        image: origin + picturePath({ of: 'events', slug: activity.slug }, locale),
        startDate: activity.startsAt,
        endDate: activity.endsAt,
        eventStatus:
          activity.state === 'cancelled' ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
        eventAttendanceMode: attendance(activity),
        location,
        organizer: { '@type': 'Organization', name: t`Sanad`, url: origin },
        maximumAttendeeCapacity: activity.seats ?? 0,
        remainingAttendeeCapacity: activity.seatsLeft ?? 0,
        offers: {
          '@type': 'Offer',
          price: 0,
          priceCurrency: 'USD',
          url,
          availability: activity.state === 'open' ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
        },
      }}
    />
  );
}

function CourseData({ activity, locale, origin, url }: DataProps<TrainingDetail>) {
  const { t } = useLingui();
  const { lang, text } = shownText(activity.title, locale);
  const { rating } = activity;
  return (
    <JsonLd<Course>
      data={{
        '@context': 'https://schema.org',
        '@type': 'Course',
        name: text,
        description: textIn(activity.lead, locale),
        inLanguage: lang,
        url,
        image: origin + picturePath({ of: 'training', slug: activity.slug }, locale),
        about: textIn(activity.topic, locale),
        provider: { '@type': 'Organization', name: t`Sanad`, url: origin },
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' },
        ...(rating && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.tenths / 10,
            bestRating: 5,
            reviewCount: rating.total,
          },
        }),
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: attendance(activity) === ONLINE ? 'Online' : 'Onsite',
          startDate: activity.startsAt,
          endDate: activity.endsAt,
          ...(activity.place && { location: { '@type': 'Place', name: textIn(activity.place, locale) } }),
          // A schedule of each day: the days need not follow each other.
          courseSchedule: activity.days.map(({ day }) => ({
            '@type': 'Schedule',
            repeatCount: 1,
            repeatFrequency: 'P1D',
            startDate: day,
            endDate: day,
            scheduleTimezone: activity.timeZone,
          })),
        },
      }}
    />
  );
}

const ONLINE = 'https://schema.org/OnlineEventAttendanceMode';
function attendance({ isOnline, place }: ActivityDetail) {
  if (!place) return ONLINE;
  return isOnline ? 'https://schema.org/MixedEventAttendanceMode' : 'https://schema.org/OfflineEventAttendanceMode';
}
