import type { Digits } from '#src/domain/notice.ts';

/** Addresses, phone numbers, codes with letters, and references: they are typed and compared as they are. */
const KEPT =
  /https?:\/\/\S+|\S+@\S+|\+\d[\d\s()-]*\d|[\p{Script=Latin}\d]*(?:\p{Script=Latin}-?\d|\d-?\p{Script=Latin})[\p{Script=Latin}\d-]*|\d{5,}/u;
const FIGURE = new RegExp(`(${KEPT.source})|(?<=\\d)[.,](?=\\d)|\\d`, 'gu');
const ZERO = '\u0660'.codePointAt(0)!;
const SIGNS: Readonly<Record<string, string>> = { '.': '\u066B', ',': '\u066C' };

/**
 * Unlike a Latin number, an Arabic one does not keep the sign beside it or the hyphens of a date on their side (Unicode
 * Bidirectional Algorithm, W4 and W5), so these are held in their order: `$40` and `2026-03-15` as the pages show them.
 */
const inOrder = (text: string): string =>
  text
    .replaceAll(/\p{Sc}[\s\u00A0]?\d[\d.,]*(?<=\d)/gu, '\u2066$&\u2069')
    .replaceAll(/(\d{4})-(\d{2})-(\d{2})/g, '$1\u200E-\u200E$2\u200E-\u200E$3');

/**
 * An Arabic text in the digits of its reader, as the font of the pages draws them. A number of five digits and more without
 * separators is a reference: amounts have theirs.
 */
export const inDigits = (text: string, digits: Digits): string =>
  digits === 'latn'
    ? text
    : inOrder(text).replaceAll(FIGURE, (found, kept: string | undefined) =>
        kept === undefined ? (SIGNS[found] ?? String.fromCodePoint(ZERO + Number(found))) : found,
      );
