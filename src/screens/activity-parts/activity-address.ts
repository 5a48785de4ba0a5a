import type { ActivityKind } from '#src/domain/activity.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo, pathTo } from '#src/routes/routes.ts';

/** The address of a list, with its language. */
export const activitiesHref = (locale: Locale, kind: ActivityKind): string =>
  hrefTo(locale, kind === 'event' ? 'events' : 'training');

type Named = { kind: ActivityKind; slug: string };

/** The address of an event or training, with its language. */
export const activityHref = (locale: Locale, { kind, slug }: Named): string =>
  kind === 'event' ? hrefTo(locale, 'event', { slug }) : hrefTo(locale, 'trainingItem', { slug });

/** Its path, without its language. */
export const activityPath = ({ kind, slug }: Named): string =>
  kind === 'event' ? pathTo('event', { slug }) : pathTo('trainingItem', { slug });
