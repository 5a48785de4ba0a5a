import * as v from 'valibot';
import { latinDigits } from '#money/latin-digits.ts';
import { eventApplicationInput, trainingApplicationInput } from '#src/contracts/applications.ts';
import { dayOfParts } from '#src/domain/age.ts';
import { isSpam } from '#src/domain/spam.ts';
import { applyForTraining, ignoreApplication } from '#src/server/applications/apply-for-training.ts';
import { ignoreJoining, joinEvent } from '#src/server/applications/join-event.ts';
import { laterTrainingFaults } from '#src/server/applications/training-faults.ts';
import { withdraw } from '#src/server/applications/withdraw.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { FormFields } from '#src/server/http/form-context.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { applicationLimit } from '#src/server/http/rate-limits.ts';
import { validate } from '#src/server/http/validate.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

const tokenForm = v.object({ token: v.optional(v.string(), '') });

export const applicationsForms = [
  formRoute({
    path: 'events/join',
    schema: anyFields,
    handle: async ({ services, locale, input, c }) => {
      const read = validate(eventApplicationInput, eventOf(input));
      await applicationLimit(c);
      const { number, seats, status } = isSpam(input)
        ? await ignoreJoining(services, read.seats, locale)
        : await joinEvent(services, read, locale);
      return {
        location: pageOf('events', input),
        place: 'joined',
        done: { title: `${status} ${seats ?? read.seats}`, message: number },
      };
    },
  }),
  formRoute({
    path: 'training/apply',
    schema: anyFields,
    handle: async ({ services, locale, input, c }) => {
      const read = await readTraining(services, trainingOf(input));
      await applicationLimit(c);
      const { number, status } = isSpam(input)
        ? await ignoreApplication(services, locale)
        : await applyForTraining(services, read, locale);
      return {
        location: pageOf('training', input),
        place: 'applied',
        done: { title: `${status} ${read.days.length}`, message: number },
      };
    },
  }),
  // By a button and not by the link itself, because programs that scan emails open links.
  ...(['events/cancel', 'training/withdraw'] as const).map((path) =>
    formRoute({
      path,
      schema: tokenForm,
      handle: async ({ services, input }) => ({ done: { title: await withdraw(services, input.token) } }),
    }),
  ),
];

/** @throws AppError `validation` with every field that is wrong, those that only the training can tell among them */
async function readTraining(services: ServiceContext, given: ReturnType<typeof trainingOf>) {
  try {
    return validate(trainingApplicationInput, given);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation') throw error;
    const later = await laterTrainingFaults(services, { ...given, training: given.training ?? '' }, error.fields);
    throw invalid(...error.fields, ...later);
  }
}

/** The page of an event or training, to which the form belongs. */
const pageOf = (list: 'events' | 'training', fields: FormFields): string =>
  `/${list}/${encodeURIComponent(fields['slug'] ?? '')}`;

const personOf = (fields: FormFields) => ({
  fullName: fields['fullName'],
  email: fields['email'],
  ...(fields['phoneNumber']?.trim() && {
    phone: { country: fields['phoneCountry'] ?? 'SA', number: fields['phoneNumber'] },
  }),
});

const eventOf = (fields: FormFields) => ({
  event: fields['slug'],
  ...personOf(fields),
  seats: Number(latinDigits(fields['seats'] ?? '1')),
  waitingList: fields['waitingList'] === 'on',
});

/** Days are boxes with names of their own, because a form keeps one value of a name. */
const trainingOf = (fields: FormFields) => ({
  training: fields['slug'],
  ...personOf(fields),
  dateOfBirth: dayOfParts(
    latinDigits(fields['birthYear'] ?? ''),
    latinDigits(fields['birthMonth'] ?? ''),
    latinDigits(fields['birthDay'] ?? ''),
  ),
  days: Object.keys(fields).flatMap((name) => (name.startsWith('day-') ? [name.slice('day-'.length)] : [])),
  ...(fields['acceptTerms'] === 'on' && { acceptTerms: true }),
});
