import { useLingui } from '@lingui/react/macro';
import { tagOf } from '#ds/intl/formats.ts';
import { numberFormat } from '#money/number-format.ts';
import { MAX_MESSAGE } from '#src/domain/contact-message.ts';
import { CONTACT_FORM } from '#src/screens/contact/contact-view.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';

/** What was wrong with which field of the form, and what to do. */
export function useContactErrors(memory: FormState | undefined) {
  const { i18n, t } = useLingui();
  const most = numberFormat(tagOf(i18n)).format(MAX_MESSAGE);
  return useFormErrors(memory, CONTACT_FORM, {
    subject: {
      label: t`What is your message about?`,
      required: t`Choose what your message is about`,
      invalid: t`Choose what your message is about`,
    },
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
    orderNumber: {
      label: t`Donation number`,
      invalid: t`Enter the donation number as it appears on your receipt, or leave the field empty`,
    },
    message: {
      label: t`Message`,
      required: t`Write your message`,
      invalid: t`Shorten your message to ${most} characters`,
    },
  });
}
