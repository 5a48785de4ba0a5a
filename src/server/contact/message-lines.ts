import type { ContactMessage } from '#src/server/contact/contact.repository.ts';

/** A message as staff read it in a terminal: who, about what, and the text, indented so that it is no line of our own. */
export function messageLines(message: ContactMessage): string[] {
  const { createdAt, email, fullName, locale, number, orderNumber, phoneCountry, phoneNumber, subject } = message;
  const sender = [fullName, email && `<${email}>`, phoneNumber && `${phoneCountry} ${phoneNumber}`].filter(Boolean);
  const about = [subject ?? 'other', orderNumber && `order ${orderNumber}`, locale].filter(Boolean);
  return [
    `${createdAt.toISOString().slice(0, 16)} ${number} (${about.join(', ')}) ${sender.join(' ') || 'no name'}`,
    ...message.message.split('\n').map((line) => `    ${line}`),
  ];
}
