import * as v from 'valibot';
import { isSpam, TRAP } from '#src/domain/spam.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { reminderLimit } from '#src/server/http/rate-limits.ts';
import {
  askForReminder,
  confirmReminder,
  endReminder,
  ignoreReminder,
} from '#src/server/sacrifices/reminder.service.ts';

const tokenForm = v.object({ token: v.optional(v.string(), '') });

export const reminderForms = [
  formRoute({
    path: 'sacrifices/reminder',
    schema: v.object({ email: v.optional(v.string(), ''), [TRAP]: v.optional(v.string(), '') }),
    handle: async ({ services, locale, input, c }) => {
      await reminderLimit(c);
      const { email } = input;
      const ask = isSpam({ [TRAP]: input[TRAP] }) ? ignoreReminder : askForReminder;
      return { done: await ask(services, { email }, locale) };
    },
  }),
  // By a button and not by the link itself, because programs that scan emails open links.
  formRoute({
    path: 'sacrifices/reminder/confirm',
    schema: tokenForm,
    handle: async ({ services, input }) => ({ done: { title: await confirmReminder(services, input.token) } }),
  }),
  formRoute({
    path: 'sacrifices/reminder/end',
    schema: tokenForm,
    handle: async ({ services, input }) => ({ done: { title: await endReminder(services, input.token) } }),
  }),
];
