import { contactAnswer, contactInput } from '#src/contracts/contact.ts';
import { sendMessage } from '#src/server/contact/contact.service.ts';
import { operation } from '#src/server/http/operation.ts';
import { contactLimit } from '#src/server/http/rate-limits.ts';

export const contactRoutes = [
  operation({
    method: 'post',
    path: '/contact-us',
    tag: 'Site',
    summary: 'Writes to the charity',
    body: contactInput,
    status: 201,
    answer: contactAnswer,
    handle: async ({ services, locale, body, c }) => {
      await contactLimit(c);
      return sendMessage(services, body, locale);
    },
  }),
];
