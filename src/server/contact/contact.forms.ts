import type * as v from 'valibot';
import { contactForm, namelessContactForm } from '#src/contracts/contact.ts';
import { isSpam } from '#src/domain/spam.ts';
import { ignoreMessage, sendMessage } from '#src/server/contact/contact.service.ts';
import type { FormFields } from '#src/server/http/form-context.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { contactLimit } from '#src/server/http/rate-limits.ts';
import { validate } from '#src/server/http/validate.ts';

export const contactForms = [
  formRoute({
    path: 'contact',
    schema: anyFields,
    handle: async ({ services, locale, input, c }) => {
      const read = readMessage(input);
      await contactLimit(c);
      const { message, number } = isSpam(input)
        ? await ignoreMessage(services, read.subject, locale)
        : await sendMessage(services, read, locale);
      return { location: '/contact-us', done: { title: number, message } };
    },
  }),
];

/** Reads a message from its form. @throws AppError `validation` with every field that cannot be read */
function readMessage(fields: FormFields): v.InferOutput<typeof namelessContactForm> {
  const schema = fields['subject'] === 'wrong' ? namelessContactForm : contactForm;
  // A field that is left empty is one that is not there.
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));
  return validate(schema as v.GenericSchema<unknown, v.InferOutput<typeof namelessContactForm>>, filled);
}
