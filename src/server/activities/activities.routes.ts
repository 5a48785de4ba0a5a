import * as v from 'valibot';
import { activitiesQuery, activityCard, eventDetail, trainingDetail } from '#src/contracts/activities.ts';
import { page } from '#src/contracts/lists.ts';
import { listActivities } from '#src/server/activities/activities.service.ts';
import { getEvent, getTraining } from '#src/server/activities/get-activity.ts';
import { operation } from '#src/server/http/operation.ts';

const tag = 'Content';
const slug = v.object({ slug: v.string() });

export const activitiesRoutes = [
  operation({
    method: 'get',
    path: '/events',
    tag,
    summary: 'Events',
    query: activitiesQuery,
    answer: page(activityCard),
    cache: 'activities',
    handle: ({ services, locale, c }) => listActivities(services, 'event', c.req.query(), locale),
  }),
  operation({
    method: 'get',
    path: '/events/{slug}',
    tag,
    summary: 'One event',
    params: slug,
    answer: eventDetail,
    cache: 'activities',
    handle: ({ services, locale, params }) => getEvent(services, params.slug, locale),
  }),
  operation({
    method: 'get',
    path: '/training',
    tag,
    summary: 'Training',
    query: activitiesQuery,
    answer: page(activityCard),
    cache: 'activities',
    handle: ({ services, locale, c }) => listActivities(services, 'training', c.req.query(), locale),
  }),
  operation({
    method: 'get',
    path: '/training/{slug}',
    tag,
    summary: 'One training',
    params: slug,
    answer: trainingDetail,
    cache: 'activities',
    handle: ({ services, locale, params }) => getTraining(services, params.slug, locale),
  }),
];
