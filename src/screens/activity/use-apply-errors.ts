import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TRAINING_AGE } from '#src/domain/activity.ts';
import { longDay } from '#src/i18n/local-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { APPLY_FORM, type TrainingView } from '#src/screens/activity/activity-view.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';

/** What was wrong with which field of an application, and what to do. */
export function useApplyErrors({ activity, memory }: TrainingView, locale: Locale) {
  const { t } = useLingui();
  const day = longDay(activity.registrationEndsOn, 'UTC', locale);
  const least = activity.minimumDays ?? 1;
  const days = {
    id: 'days',
    label: t`Days`,
    tooLow: () => t`${plural(least, { one: 'Choose at least one day', other: 'Choose at least # days' })}`,
    invalid: t`${plural(least, { one: 'Choose at least one day that has seats', other: 'Choose at least # days that have seats' })}`,
  };
  const form = useFormErrors(memory, APPLY_FORM, {
    days,
    // Days that were filled while the form was open are named by their place.
    ...Object.fromEntries(activity.days.map((_, index) => [`days.${index}`, days])),
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
    phone: { id: 'phoneNumber', label: t`Phone`, required: t`Enter your phone number` },
    'phone.number': {
      id: 'phoneNumber',
      label: t`Phone`,
      required: t`Enter your phone number`,
      invalid: t`Enter the phone number without the country code, and check that it has the right number of digits for the country you chose`,
    },
    dateOfBirth: {
      id: 'birthDay',
      label: t`Date of birth`,
      required: t`Enter your date of birth`,
      invalid: t`Enter a real date of birth, with a day, month and year`,
      tooLow: (age) => t`You must be ${age} or older on ${day}. You may be old enough for training on a later date.`,
    },
    acceptTerms: { label: t`Terms`, required: t`Agree to the terms to apply` },
  });
  return {
    ...form,
    /** Beside the days, whichever of them it is about. */
    dayError: form.error('days', ...activity.days.map((_, index) => `days.${index}`)),
    /** How old an applicant is at least, and the day on which this is asked: the last one of registration. */
    age: TRAINING_AGE,
    day,
  };
}
