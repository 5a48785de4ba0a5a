/** What somebody writes to the charity, and the answer. */
import * as v from 'valibot';
import { email, phone, typedLines, typedText } from '#src/contracts/fields.ts';
import { MAX_MESSAGE, SUBJECTS } from '#src/domain/contact-message.ts';

const message = typedLines(MAX_MESSAGE);
const fullName = typedText(120);

export const contactInput = v.strictObject({ fullName, email, phone: v.optional(phone), message });

const orderNumber = v.optional(v.pipe(typedText(20), v.regex(/^[\p{L}\p{N} #-]+$/u, 'invalidFormat')));
/** What the page of the site asks. */
export const contactForm = v.object({
  subject: v.picklist(SUBJECTS, 'invalidSelection'),
  fullName,
  email,
  orderNumber,
  message,
});
/** Whoever reports that something is wrong need not say who they are. */
export const namelessContactForm = v.object({
  ...contactForm.entries,
  fullName: v.optional(fullName),
  email: v.optional(email),
});

/** `number`: by which the message is found again; `message`: what happens next, in the person's language. */
export const contactAnswer = v.strictObject({ number: v.string(), message: v.string() });
export type ContactAnswer = v.InferOutput<typeof contactAnswer>;
