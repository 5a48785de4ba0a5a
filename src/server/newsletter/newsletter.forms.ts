import * as v from 'valibot';
import { isSpam, TRAP } from '#src/domain/spam.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { newsletterLimit } from '#src/server/http/rate-limits.ts';
import {
  confirmSubscription,
  ignoreSubscriber,
  subscribe,
  unsubscribe,
} from '#src/server/newsletter/newsletter.service.ts';

const tokenForm = v.object({ token: v.optional(v.string(), '') });

export const newsletterForms = [
  formRoute({
    path: 'newsletter',
    schema: v.object({ email: v.optional(v.string(), ''), [TRAP]: v.optional(v.string(), '') }),
    handle: async ({ services, locale, input, c }) => {
      await newsletterLimit(c);
      const { email } = input;
      const { message } = isSpam({ [TRAP]: input[TRAP] })
        ? await ignoreSubscriber(services, { email }, locale)
        : await subscribe(services, { email }, locale);
      return { done: { message } };
    },
  }),
  // By a button and not by the link itself, because programs that scan emails open links.
  formRoute({
    path: 'newsletter/confirm',
    schema: tokenForm,
    handle: async ({ services, input }) => ({ done: { title: await confirmSubscription(services, input.token) } }),
  }),
  formRoute({
    path: 'newsletter/unsubscribe',
    schema: tokenForm,
    handle: async ({ services, input }) => ({ done: { title: await unsubscribe(services, input.token) } }),
  }),
];
