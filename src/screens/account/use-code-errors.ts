import { useLingui } from '@lingui/react/macro';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';

/** What was wrong with a code, or with the new password that came with it. */
export function useCodeErrors(memory: FormState | undefined, form: string) {
  const { t } = useLingui();
  const isExpired = memory?.errors.some(({ code }) => code === 'otpExpired');
  return useFormErrors(memory, form, {
    email: {
      label: t`Email`,
      required: t`Enter your email address`,
      invalid: t`Enter an email address in the correct format, like name@example.org`,
    },
    otp: {
      label: t`Code`,
      required: t`Enter the code from the email`,
      invalid: isExpired
        ? t`The code has expired: codes work for ten minutes. Ask for a new one.`
        : t`The code is incorrect. Enter the code from the latest email, or ask for a new one.`,
    },
    password: {
      label: t`New password`,
      required: t`Choose a password`,
      invalid: t`Choose a password of 10 to 200 characters that is not a common one and does not contain your name`,
    },
    confirmPassword: {
      label: t`Confirm password`,
      required: t`Enter the password a second time`,
      invalid: t`Passwords do not match`,
    },
  });
}
