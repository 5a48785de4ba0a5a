import { volunteerInput, type VolunteerInput } from '#src/contracts/volunteers.ts';
import { isSpam } from '#src/domain/spam.ts';
import type { FormFields } from '#src/server/http/form-context.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { volunteerLimit } from '#src/server/http/rate-limits.ts';
import { validate } from '#src/server/http/validate.ts';
import { ignoreOffer, offerHelp } from '#src/server/volunteers/volunteers.service.ts';

export const volunteersForms = [
  formRoute({
    path: 'volunteer',
    schema: anyFields,
    handle: async ({ services, locale, input, c }) => {
      const read = readOffer(input);
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

/** Reads an offer from its form. @throws AppError `validation` with every field that cannot be read */
function readOffer(fields: FormFields): VolunteerInput {
  // A field that is left empty is one that is not there.
  const typed = (name: string): string | undefined => fields[name]?.trim() || undefined;
  const plain = ['fullName', 'email', 'gender', 'dateOfBirth', 'nationality', 'country', 'city'] as const;
  const more = ['startDate', 'endDate', 'education', 'occupation', 'notes'] as const;
  const given = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (typed(name) === undefined ? [] : [[name, typed(name)]])));
  return validate(volunteerInput, {
    ...given([...plain, ...more]),
    phone: { country: fields['phoneCountry'] ?? 'SA', number: typed('phoneNumber') },
    time: { from: typed('timeFrom'), to: typed('timeTo') },
    days: ticked(fields, 'day'),
    preferredTypes: ticked(fields, 'type'),
    preferredCategories: ticked(fields, 'category'),
    preferredGenders: [fields['workWith'] ?? 'both'],
    interests: ticked(fields, 'interest'),
  });
}
