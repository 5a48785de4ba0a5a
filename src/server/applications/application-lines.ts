import type { LocalText } from '#src/domain/slug.ts';
import type { Application } from '#src/server/applications/applications.repository.ts';
import { textIn } from '#src/server/http/locale.ts';

/** An application as staff read it in a terminal: for what, who, and on which days. */
export function applicationLines(application: Application, title: LocalText): string[] {
  const { createdAt, days, email, fullName, locale, number, phoneCountry, phoneNumber } = application;
  const phone = phoneNumber && `${phoneCountry} ${phoneNumber}`;
  return [
    `${createdAt.toISOString().slice(0, 16)} ${number} (${textIn('en', title)}, ${locale}) ${[fullName, `<${email}>`, phone].filter(Boolean).join(' ')}`,
    `    ${(days ?? []).join(', ')}`,
  ];
}
