import type { Digits } from '#src/domain/notice.ts';
import { inDigits } from '#src/i18n/reader-digits.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';

/** An email in Arabic in the digits of its reader. What a person typed, addresses and what reads left to right stay as they are. */
export function emailInDigits(text: EmailText, digits: Digits): EmailText {
  const read = (words: string): string => inDigits(words, digits);
  const link = <Link extends { label: string }>(one: Link): Link => ({ ...one, label: read(one.label) });
  return {
    ...text,
    subject: read(text.subject),
    greeting: read(text.greeting),
    paragraphs: text.paragraphs.map(read),
    closing: read(text.closing),
    ...(text.facts && {
      facts: text.facts.map((fact) => ({ ...link(fact), value: fact.isLeftToRight ? fact.value : read(fact.value) })),
    }),
    ...(text.picture && { picture: { ...text.picture, alt: read(text.picture.alt) } }),
    ...(text.action && { action: link(text.action) }),
    ...(text.more && { more: link(text.more) }),
    ...(text.unsubscribe && { unsubscribe: link(text.unsubscribe) }),
  };
}
