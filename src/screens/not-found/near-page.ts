import type { ShownText } from '#src/i18n/multilingual.ts';

/** A page that somebody may have meant. */
export type NearPage = { href: string; title: ShownText };
