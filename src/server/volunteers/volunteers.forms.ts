import { latinDigits } from '#money/latin-digits.ts';
import type { FieldError } from '#src/contracts/errors.ts';
import { volunteerInput, type VolunteerInput } from '#src/contracts/volunteers.ts';
import { isSpam } from '#src/domain/spam.ts';
import { faultsOf } from '#src/domain/volunteer.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { FormFields } from '#src/server/http/form-context.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { volunteerLimit } from '#src/server/http/rate-limits.ts';
import { validate } from '#src/server/http/validate.ts';
import { earliestToday, ignoreOffer, offerHelp } from '#src/server/volunteers/volunteers.service.ts';

export const volunteersForms = [
  formRoute({
    path: 'volunteer',
    schema: anyFields,
    handle: async ({ services, locale, input, c }) => {
      const read = readOffer(input, earliestToday(services.now()));
      await volunteerLimit(c);
      const { message, number } = isSpam(input)
        ? await ignoreOffer(services, locale)
        : await offerHelp(services, read, locale);
      return { location: '/volunteer', done: { title: number, message } };
    },
  }),
];

/** The names of the boxes that are ticked in a group: `day.monday` is `monday`. */
const ticked = (fields: FormFields, group: string): string[] =>
  Object.keys(fields)
    .filter((name) => name.startsWith(`${group}.`))
    .map((name) => name.slice(group.length + 1));

/** Reads an offer from its form; `today`: the earliest day that is today anywhere. @throws AppError `validation` with every field that cannot be read */
function readOffer(fields: FormFields, today: string): VolunteerInput {
  // A field that is left empty is one that is not there.
  const typed = (name: string): string | undefined => fields[name]?.trim() || undefined;
  const plain = ['fullName', 'email', 'gender', 'dateOfBirth', 'nationality', 'country', 'city'] as const;
  const more = ['startDate', 'endDate', 'education', 'occupation', 'notes'] as const;
  const given = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (typed(name) === undefined ? [] : [[name, typed(name)]])));
  const offer = {
    ...given([...plain, ...more]),
    phone: { country: fields['phoneCountry'] ?? 'SA', number: typed('phoneNumber') },
    time: { from: typed('timeFrom'), to: typed('timeTo') },
    days: ticked(fields, 'day'),
    preferredTypes: ticked(fields, 'type'),
    preferredCategories: ticked(fields, 'category'),
    preferredGenders: [fields['workWith'] ?? 'both'],
    interests: ticked(fields, 'interest'),
  };
  try {
    return validate(volunteerInput, offer);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation') throw error;
    throw invalid(...error.fields, ...laterFaults(offer, error.fields, today));
  }
}

/** What would be refused after the unreadable fields are mended, so that everything is named at once. */
function laterFaults(
  offer: Readonly<Record<string, unknown>>,
  unread: readonly FieldError[],
  today: string,
): FieldError[] {
  const read = (path: string, otherwise: string): string => {
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], offer);
    return typeof value === 'string' && !unread.some((field) => field.path === path) ? latinDigits(value) : otherwise;
  };
  return faultsOf(
    {
      dateOfBirth: read('dateOfBirth', '1990-01-01'),
      startDate: read('startDate', today),
      endDate: read('endDate', '') || undefined,
      time: { from: read('time.from', '00:00'), to: read('time.to', '24:00') },
    },
    today,
  );
}
