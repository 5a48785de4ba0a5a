import { useLingui } from '@lingui/react/macro';
import { tagOf } from '#ds/intl/formats.ts';
import { numberFormat } from '#money/number-format.ts';
import { LEAST_AGE, MAX_NOTES } from '#src/domain/volunteer.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { VOLUNTEER_FORM } from '#src/screens/volunteer/volunteer-view.ts';

export type VolunteerErrors = ReturnType<typeof useVolunteerErrors>;

/** What was wrong with which field of the form, and what to do. */
export function useVolunteerErrors(memory: FormState | undefined) {
  const { i18n, t } = useLingui();
  const format = numberFormat(tagOf(i18n));
  const most = format.format(MAX_NOTES);
  const age = format.format(LEAST_AGE);
  return useFormErrors(memory, VOLUNTEER_FORM, {
    fullName: {
      label: t`Full name`,
      required: t`Enter your full name`,
      invalid: t`Enter a name of at most 120 characters`,
    },
    email: {
      label: t`Email`,
      required: t`Enter your email address`,
      invalid: t`Enter an email address in the correct format, like name@example.org`,
    },
    'phone.number': {
      id: 'phoneNumber',
      label: t`Phone`,
      required: t`Enter your phone number`,
      invalid: t`Enter the phone number without the country code, and check that it has the right number of digits for the country you chose`,
    },
    dateOfBirth: {
      label: t`Date of birth`,
      required: t`Enter your date of birth`,
      invalid: t`Enter your date of birth; you must be at least ${age} years old`,
    },
    gender: { label: t`Gender`, required: t`Choose your gender`, invalid: t`Choose your gender` },
    nationality: { label: t`Nationality`, required: t`Choose your nationality`, invalid: t`Choose your nationality` },
    country: {
      label: t`Country`,
      required: t`Choose the country you live in`,
      invalid: t`Choose the country you live in`,
    },
    city: { label: t`City`, required: t`Enter your city`, invalid: t`Enter a city name of at most 120 characters` },
    'time.from': {
      id: 'timeFrom',
      label: t`Start time`,
      required: t`Enter a start time`,
      invalid: t`Enter a start time, like 09:00`,
    },
    'time.to': {
      id: 'timeTo',
      label: t`End time`,
      required: t`Enter an end time`,
      invalid: t`Enter an end time that is later than the start time`,
    },
    startDate: {
      label: t`First day`,
      required: t`Enter the first day on which you can help`,
      invalid: t`Enter a first day between today and two years from now`,
    },
    endDate: {
      label: t`Last day`,
      invalid: t`Enter a last day that is not before the first day, or leave the field empty`,
    },
    education: {
      label: t`Education`,
      required: t`Choose your level of education`,
      invalid: t`Choose your level of education`,
    },
    occupation: {
      label: t`Occupation`,
      required: t`Enter your occupation`,
      invalid: t`Enter an occupation of at most 120 characters`,
    },
    notes: { label: t`Notes`, invalid: t`Shorten your notes to ${most} characters` },
  });
}
