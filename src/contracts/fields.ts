/** Fields that several contracts share. The message of each rule is its validation code. */
import * as v from 'valibot';
import { CURRENCY_CODES } from '#money/currencies.ts';
import { latinDigits } from '#money/latin-digits.ts';
import { callingCodeOf, internationalNumber, isCallable } from '#src/contracts/phone-number.ts';
import { isRealDay } from '#src/domain/age.ts';
import { EMAIL_ADDRESS, LONGEST_EMAIL } from '#src/domain/email-address.ts';

/** A UUID (RFC 9562). */
export const id = v.pipe(v.string('invalidType'), v.uuid('invalidFormat'));
/** A day that exists, as `2026-03-11`. */
export const calendarDay = v.pipe(
  v.string('invalidType'),
  v.isoDate('invalidFormat'),
  v.check(isRealDay, 'invalidFormat'),
);
/** An amount in minor units, with a `currency` beside it. */
export const minor = v.pipe(
  v.number('invalidType'),
  v.integer('invalidType'),
  v.minValue(0, 'tooLow'),
  v.maxValue(Number.MAX_SAFE_INTEGER, 'tooHigh'),
);
/** A whole number, not below zero. */
export const count = v.pipe(v.number('invalidType'), v.safeInteger('invalidType'), v.minValue(0, 'tooLow'));
/** The largest number with decimals, such as a weight in grams or a number of shares: sums of them stay exact. */
const MAX_DECIMAL = 1_000_000_000;
/** A number with so many decimals at most, not below zero. */
export const decimal = (places: number) =>
  v.pipe(
    v.number('invalidType'),
    v.finite('invalidType'),
    v.minValue(0, 'tooLow'),
    v.maxValue(MAX_DECIMAL, 'tooHigh'),
    v.check((value) => Number(value.toFixed(places)) === value, 'invalidFormat'),
  );
/** A currency code of ISO 4217. */
export const currency = v.picklist(CURRENCY_CODES, 'invalidSelection');
/** A moment as ISO 8601 text. */
export const instant = v.pipe(v.string('invalidType'), v.isoTimestamp('invalidFormat'));
/** A moment; of a project about a person the year alone, such as `2026`. */
export const instantOrYear = v.union([instant, v.pipe(v.string('invalidType'), v.regex(/^\d{4}$/, 'invalidFormat'))]);
/** Text in all three languages. */
export const localText = v.strictObject({
  en: v.optional(v.string()),
  ar: v.optional(v.string()),
  tr: v.optional(v.string()),
});
const countedBy = v.record(v.picklist(['zero', 'one', 'two', 'few', 'many', 'other']), v.string());
/** A text with a number, by language and plural category of CLDR; `#` is replaced by the number. */
export const pluralForms = v.strictObject({
  en: v.optional(countedBy),
  ar: v.optional(countedBy),
  tr: v.optional(countedBy),
});
/** Two capital letters of ISO 3166. */
export const countryCode = v.pipe(v.string('invalidType'), v.regex(/^[A-Z]{2}$/, 'invalidFormat'));

/**
 * Invisible characters: direction marks, characters without a width, control characters, escapes. Joiners are kept where
 * spelling needs them: between letters of Arabic and Indic scripts, and inside emoji.
 */
const UNSEEN =
  /(?!\u200C|\u200D|[\u0600-\u0605\u06DD\u08E2])\p{Cf}|[\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]|[^\P{Cc}\t\n]/gu;
const JOINS_BEFORE =
  /(?:\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M})$/u;
const JOINS_AFTER = /^(?:\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Extended_Pictographic})/u;
const keepJoiner = (joiner: string, at: number, text: string): string =>
  JOINS_BEFORE.test(text.slice(Math.max(0, at - 2), at)) && JOINS_AFTER.test(text.slice(at + 1, at + 3)) ? joiner : '';
const seen = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(UNSEEN, '')
    .replace(/\u200C|\u200D/g, keepJoiner);

/** One line of typed text: trimmed, without invisible characters, not empty. @param maximum length in characters */
export const typedText = (maximum: number) =>
  v.pipe(
    v.string('invalidType'),
    v.transform((text) =>
      seen(text)
        .replace(/[\t\n]+/g, ' ')
        .trim(),
    ),
    v.nonEmpty('required'),
    v.maxLength(maximum, 'tooLong'),
  );
/** Several lines of typed text, without invisible characters. @param maximum length in characters */
export const typedLines = (maximum: number) =>
  v.pipe(
    v.string('invalidType'),
    v.transform((text) => seen(text).replace(/\t/g, ' ').trim()),
    v.nonEmpty('required'),
    v.maxLength(maximum, 'tooLong'),
  );
/** One line of text by language, in one language at least. @param maximum length in characters, in each */
export const textByLanguage = (maximum: number) =>
  v.pipe(
    v.strictObject({
      en: v.optional(typedText(maximum)),
      ar: v.optional(typedText(maximum)),
      tr: v.optional(typedText(maximum)),
    }),
    v.check((text) => Object.keys(text).length > 0, 'atLeastOneLanguage'),
  );
/** An email address, see `EMAIL_ADDRESS`. */
export const email = v.pipe(
  v.string('invalidType'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(LONGEST_EMAIL, 'tooLong'),
  v.regex(EMAIL_ADDRESS, 'invalidEmail'),
);
/** Country code and number, as `+966501234567`, with as many digits as numbers of that country have. */
export const e164 = v.pipe(
  v.string('invalidType'),
  v.transform(latinDigits),
  v.regex(/^\+[1-9]\d{6,14}$/, 'invalidFormat'),
  v.check(isCallable, 'invalidFormat'),
);
/** A phone number: the country's code of ISO 3166, and the national number, with as many digits as numbers of that country have. */
export const phone = v.pipe(
  v.strictObject({
    country: v.pipe(
      countryCode,
      v.check((country) => callingCodeOf(country) !== undefined, 'invalidSelection'),
    ),
    number: v.pipe(v.string('invalidType'), v.transform(latinDigits), v.regex(/^[\d\s()-]{4,20}$/, 'invalidFormat')),
  }),
  v.forward(
    v.check(
      ({ country, number }) =>
        callingCodeOf(country) === undefined || internationalNumber(country, number) !== undefined,
      'invalidFormat',
    ),
    ['number'],
  ),
);

/** A whole number in a query parameter. */
export const numberText = (minimum: number, maximum: number) =>
  v.pipe(
    v.string('invalidType'),
    v.regex(/^\d{1,9}$/, 'invalidType'),
    v.transform(Number),
    v.minValue(minimum, 'tooLow'),
    v.maxValue(maximum, 'tooHigh'),
  );
/** `true` or `false` in a query parameter. */
export const booleanText = v.pipe(
  v.picklist(['true', 'false'], 'invalidSelection'),
  v.transform((text) => text === 'true'),
);
/** A search of up to 100 characters, trimmed. */
export const searchText = v.pipe(v.string('invalidType'), v.trim(), v.maxLength(100, 'tooLong'));
