/** Joining an event, applying for training, and the answers. */
import * as v from 'valibot';
import { count, email, phone, typedText } from '#src/contracts/fields.ts';
import { MOST_SEATS } from '#src/domain/activity.ts';
import { isRealDay } from '#src/domain/age.ts';

/** An id or a slug. */
const name = v.pipe(v.string('invalidType'), v.minLength(1, 'required'), v.maxLength(200, 'tooLong'));
const fullName = typedText(120);
const seats = v.pipe(
  v.number('invalidType'),
  v.safeInteger('invalidType'),
  v.minValue(1, 'tooLow'),
  v.maxValue(MOST_SEATS, 'tooHigh'),
);
/** A day that exists. */
const realDay = v.pipe(v.string('invalidType'), v.nonEmpty('required'), v.check(isRealDay, 'invalidFormat'));

export const eventApplicationInput = v.strictObject({
  event: name,
  fullName,
  email,
  phone: v.optional(phone),
  seats: v.optional(seats, 1),
  /** Whether to wait where no seats are left; without it a full event answers 409. */
  waitingList: v.optional(v.boolean('invalidType'), false),
});
export type EventApplicationInput = v.InferOutput<typeof eventApplicationInput>;

export const trainingApplicationInput = v.strictObject({
  training: name,
  fullName,
  email,
  phone,
  /** The applicant is 18 on the last day of registration. It is checked, and not stored. */
  dateOfBirth: realDay,
  /** Days of the training, such as `2026-04-04`. */
  days: v.pipe(v.array(realDay, 'invalidType'), v.minLength(1, 'selectAtLeastOne'), v.maxLength(60, 'tooLong')),
  acceptTerms: v.literal(true, 'required'),
});
export type TrainingApplicationInput = v.InferOutput<typeof trainingApplicationInput>;

/** `number`: by which the application is named in emails; `message`: what happens next, in the person's language. */
export const applicationAnswer = v.strictObject({
  number: v.string(),
  /** `submitted`: on the waiting list of an event, or waiting for an answer. */
  status: v.picklist(['submitted', 'accepted']),
  message: v.string(),
  /** Of an event: as they were taken the first time, where the person had joined before. */
  seats: v.optional(count),
});
export type ApplicationAnswer = v.InferOutput<typeof applicationAnswer>;
