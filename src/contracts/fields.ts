/** Fields that many contracts share. A message that is a validation code says which one a failure has. */
import * as v from 'valibot';
import { CURRENCY_CODES } from '#src/domain/currencies.ts';

export const LOCALES = ['en', 'ar', 'tr'] as const;
export const id = v.pipe(v.string('invalidType'), v.uuid('invalidFormat'));
/** Whole minor units beside a `currency`. */
export const minor = v.pipe(v.number('invalidType'), v.safeInteger('invalidType'), v.minValue(0, 'tooLow'));
export const count = v.pipe(v.number('invalidType'), v.safeInteger('invalidType'), v.minValue(0, 'tooLow'));
export const currency = v.picklist(CURRENCY_CODES, 'invalidSelection');
export const instant = v.pipe(v.string('invalidType'), v.isoTimestamp('invalidFormat'));
/** Text by language, whole. */
export const localText = v.strictObject({ en: v.optional(v.string()), ar: v.optional(v.string()), tr: v.optional(v.string()) });
/** Two capital letters of ISO 3166. */
export const countryCode = v.pipe(v.string('invalidType'), v.regex(/^[A-Z]{2}$/, 'invalidFormat'));

/**
 * What is not seen: marks that turn the direction of text, characters without a width, controls, escapes. The joiners stay
 * where they belong to the spelling: between letters of Arabic script and of India, and inside emoji.
 */
const UNSEEN = /(?!\u200C|\u200D|[\u0600-\u0605\u06DD\u08E2])\p{Cf}|[\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]|[^\P{Cc}\t\n]/gu;
const JOINS_BEFORE = /(?:\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M})$/u;
const JOINS_AFTER = /^(?:\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Extended_Pictographic})/u;
const keepJoiner = (joiner: string, at: number, text: string): string => (JOINS_BEFORE.test(text.slice(Math.max(0, at - 2), at)) && JOINS_AFTER.test(text.slice(at + 1, at + 3)) ? joiner : '');
const seen = (text: string): string => text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(UNSEEN, '').replace(/\u200C|\u200D/g, keepJoiner);

/** What a person types into one line: trimmed, without what is not seen, never empty. */
export const typedText = (maximum: number) => v.pipe(
  v.string('invalidType'), v.transform((text) => seen(text).replace(/[\t\n]+/g, ' ').trim()), v.nonEmpty('required'), v.maxLength(maximum, 'tooLong'),
);
/** What a person types into several lines. */
export const typedLines = (maximum: number) => v.pipe(
  v.string('invalidType'), v.transform((text) => seen(text).replace(/\t/g, ' ').trim()), v.nonEmpty('required'), v.maxLength(maximum, 'tooLong'),
);
/** `text@text.text`, as the specification wants it; no control characters, no marks of direction, no `<>`. */
export const email = v.pipe(v.string('invalidType'), v.trim(), v.nonEmpty('required'), v.maxLength(254, 'tooLong'), v.regex(/^[^\s@<>\p{C}]+@[^\s@<>\p{C}]+\.[^\s@<>\p{C}]+$/u, 'invalidEmail'));
/** Country code and number, as `+966501234567`. */
export const e164 = v.pipe(v.string('invalidType'), v.regex(/^\+[1-9]\d{6,14}$/, 'invalidFormat'));
export const phone = v.strictObject({ country: countryCode, number: v.pipe(v.string('invalidType'), v.regex(/^[\d\s()-]{4,20}$/, 'invalidFormat')) });

/** A whole number in a query's text. */
export const numberText = (minimum: number, maximum: number) => v.pipe(
  v.string('invalidType'), v.regex(/^\d{1,9}$/, 'invalidType'), v.transform(Number), v.minValue(minimum, 'tooLow'), v.maxValue(maximum, 'tooHigh'),
);
export const booleanText = v.pipe(v.picklist(['true', 'false'], 'invalidSelection'), v.transform((text) => text === 'true'));
export const searchText = v.pipe(v.string('invalidType'), v.trim(), v.maxLength(100, 'tooLong'));
