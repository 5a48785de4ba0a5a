import { useLingui } from '@lingui/react/macro';
import { useDonorWords } from '#src/screens/form/donor-words.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';

export const SIGNUP_FORM = 'signup';

/** What was wrong with which field of a new account, and what to do. */
export function useSignUpErrors(memory: FormState | undefined) {
  const { t } = useLingui();
  const phone = {
    id: 'phoneNumber',
    label: t`Phone`,
    required: t`Enter your phone number`,
    invalid: t`Enter the phone number without the country code, and check that it has the right number of digits for the country you chose`,
  };
  const isTaken = memory?.errors.some(({ code, path }) => path === 'username' && code === 'invalidSelection');
  return useFormErrors(memory, SIGNUP_FORM, {
    username: {
      label: t`Username`,
      required: t`Choose a username`,
      invalid: isTaken
        ? t`This username is taken. Choose another one.`
        : t`Choose a username of 3 to 30 characters that starts with a Latin letter and has only Latin letters, digits, underscores and dots`,
    },
    email: {
      label: t`Email`,
      required: t`Enter your email address`,
      invalid: t`Enter an email address in the correct format, like name@example.org`,
    },
    password: {
      label: t`Password`,
      required: t`Choose a password`,
      invalid: t`Choose a password of 10 to 200 characters that is not a common one and does not contain your name`,
    },
    confirmPassword: {
      label: t`Confirm password`,
      required: t`Enter the password a second time`,
      invalid: t`Passwords do not match`,
    },
    phone,
    'phone.number': phone,
    'phone.country': phone,
    ...useDonorWords(),
  });
}
