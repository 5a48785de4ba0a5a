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

/** What a person types: trimmed, without the marks that turn the direction of text, never empty. */
export const typedText = (maximum: number) => v.pipe(
  v.string('invalidType'), v.transform((text) => text.replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F]/g, '').trim()), v.nonEmpty('required'), v.maxLength(maximum, 'tooLong'),
);
/** `text@text.text`, as the specification wants it and no narrower. */
export const email = v.pipe(v.string('invalidType'), v.trim(), v.nonEmpty('required'), v.maxLength(254, 'tooLong'), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'invalidEmail'));
/** Country code and number, as `+966501234567`. */
export const e164 = v.pipe(v.string('invalidType'), v.regex(/^\+[1-9]\d{6,14}$/, 'invalidFormat'));
export const phone = v.strictObject({ country: countryCode, number: v.pipe(v.string('invalidType'), v.regex(/^[\d\s()-]{4,20}$/, 'invalidFormat')) });

/** A whole number in a query's text. */
export const numberText = (minimum: number, maximum: number) => v.pipe(
  v.string('invalidType'), v.regex(/^\d{1,9}$/, 'invalidType'), v.transform(Number), v.minValue(minimum, 'tooLow'), v.maxValue(maximum, 'tooHigh'),
);
export const booleanText = v.pipe(v.picklist(['true', 'false'], 'invalidSelection'), v.transform((text) => text === 'true'));
export const searchText = v.pipe(v.string('invalidType'), v.trim(), v.maxLength(100, 'tooLong'));
