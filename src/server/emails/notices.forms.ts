import * as v from 'valibot';
import { muteByToken } from '#src/server/emails/notices.ts';
import { formRoute } from '#src/server/http/form-route.ts';

export const noticesForms = [
  // By a button and not by the link itself, because programs that scan emails open links.
  formRoute({
    path: 'notices/off',
    schema: v.object({ token: v.optional(v.string(), '') }),
    handle: async ({ services, input }) => ({ done: { title: await muteByToken(services, input.token) } }),
  }),
];
