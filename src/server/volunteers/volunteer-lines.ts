import type { Volunteer } from '#src/server/volunteers/volunteers.repository.ts';

const listed = (values: readonly string[]) => values.join(', ') || 'any';

/** An offer as staff read it in a terminal: who, when, what, and the notes, indented so that they are no line of our own. */
export function volunteerLines(one: Volunteer): string[] {
  const { city, country, createdAt, days, email, endDate, fullName, gender, locale, notes, number, startDate } = one;
  return [
    `${createdAt.toISOString().slice(0, 16)} ${number} (${locale}) ${fullName} <${email}> ${one.phoneCountry} ${one.phoneNumber}`,
    `    ${gender}, born ${one.dateOfBirth}, nationality ${one.nationality}, lives in ${city}, ${country}`,
    `    ${listed(days)} from ${one.timeFrom} to ${one.timeTo}, starting ${startDate}${endDate === null ? '' : ` until ${endDate}`}`,
    `    education: ${one.education}; occupation: ${one.occupation}; interests: ${listed(one.interests)}`,
    `    programs: ${listed(one.preferredTypes)}; causes: ${listed(one.preferredCategories)}; works with: ${listed(one.preferredGenders)}`,
    ...(notes ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => `    | ${line}`),
  ];
}
