import { volunteerAnswer, volunteerInput } from '#src/contracts/volunteers.ts';
import { operation } from '#src/server/http/operation.ts';
import { volunteerLimit } from '#src/server/http/rate-limits.ts';
import { offerHelp } from '#src/server/volunteers/volunteers.service.ts';

export const volunteersRoutes = [
  operation({
    method: 'post',
    path: '/volunteer',
    tag: 'Site',
    summary: 'Offers help',
    body: volunteerInput,
    status: 201,
    answer: volunteerAnswer,
    handle: async ({ services, locale, body, c }) => {
      await volunteerLimit(c);
      return offerHelp(services, body, locale);
    },
  }),
];
