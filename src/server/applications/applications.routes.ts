import { applicationAnswer, eventApplicationInput, trainingApplicationInput } from '#src/contracts/applications.ts';
import { applyForTraining } from '#src/server/applications/apply-for-training.ts';
import { joinEvent } from '#src/server/applications/join-event.ts';
import { operation } from '#src/server/http/operation.ts';
import { applicationLimit } from '#src/server/http/rate-limits.ts';

const tag = 'Content';

export const applicationsRoutes = [
  operation({
    method: 'post',
    path: '/event-applications',
    tag,
    summary: 'Joins an event',
    body: eventApplicationInput,
    status: 201,
    answer: applicationAnswer,
    failures: [409],
    handle: async ({ services, locale, body, c }) => {
      await applicationLimit(c);
      return joinEvent(services, body, locale);
    },
  }),
  operation({
    method: 'post',
    path: '/training-applications',
    tag,
    summary: 'Applies for training',
    body: trainingApplicationInput,
    status: 201,
    answer: applicationAnswer,
    failures: [409],
    handle: async ({ services, locale, body, c }) => {
      await applicationLimit(c);
      return applyForTraining(services, body, locale);
    },
  }),
];
