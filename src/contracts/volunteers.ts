/** Somebody who offers help, and the answer. */
import * as v from 'valibot';
import { latinDigits } from '#money/latin-digits.ts';
import { countryCode, email, phone, typedLines, typedText } from '#src/contracts/fields.ts';
import { isRealDay } from '#src/domain/age.ts';
import { MAX_NOTES, WEEKDAYS, WORK_WITH } from '#src/domain/volunteer.ts';

const day = v.pipe(
  v.string('invalidType'),
  v.trim(),
  v.nonEmpty('required'),
  v.transform(latinDigits),
  v.check(isRealDay, 'invalidFormat'),
);
/** `09:00`, by the clocks of where the person is. */
const clock = v.pipe(
  v.string('invalidType'),
  v.trim(),
  v.nonEmpty('required'),
  v.transform(latinDigits),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalidFormat'),
);
/** Each once, in the order given. */
const several = <Item extends v.GenericSchema<unknown, string>>(item: Item, most: number) =>
  v.pipe(
    v.array(item, 'invalidType'),
    v.maxLength(most, 'tooLong'),
    v.transform((values): v.InferOutput<Item>[] => [...new Set(values)]),
  );
const name = typedText(140);

export const volunteerInput = v.strictObject({
  fullName: typedText(120),
  email,
  phone,
  gender: v.picklist(['male', 'female'], 'invalidSelection'),
  dateOfBirth: day,
  nationality: countryCode,
  country: countryCode,
  city: typedText(120),
  /** The days that usually work; none is an answer too. */
  days: several(v.picklist(WEEKDAYS, 'invalidSelection'), 7),
  time: v.strictObject({ from: clock, to: clock }),
  startDate: day,
  endDate: v.optional(day),
  education: typedText(120),
  occupation: typedText(120),
  /** Programs and causes, by id or slug. */
  preferredTypes: several(name, 50),
  preferredCategories: several(name, 50),
  preferredGenders: several(v.picklist(WORK_WITH, 'invalidSelection'), 3),
  interests: several(typedText(60), 20),
  notes: v.optional(typedLines(MAX_NOTES)),
});
export type VolunteerInput = v.InferOutput<typeof volunteerInput>;

/** `number`: by which the offer is found again; `message`: what happens next, in the person's language. */
export const volunteerAnswer = v.strictObject({ number: v.string(), message: v.string() });
export type VolunteerAnswer = v.InferOutput<typeof volunteerAnswer>;
