'use client';
import { type ReactNode, useState } from 'react';
import { FocusWhenShown } from '#ds/components/form/focus-when-shown.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { EMAIL_ADDRESS } from '#src/domain/email-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { REMINDER_FIELD, REMINDER_FORM, REMINDER_FORM_ID } from '#src/screens/sacrifices/sacrifices-view.ts';
import * as styles from '#src/screens/sacrifices/sacrifices.css';

type ReminderFormProps = {
  locale: Locale;
  returnTo: string;
  /** Given by the server: in the browser's catalog every page would carry them. */
  words: { form: string; label: string; hint: string; required: string; invalid: string };
  /** What the last post left: the address as it was typed and what was wrong with it. */
  typed?: string | undefined;
  error?: string | undefined;
  isSent: boolean;
  /** An order is being filled in on the same page. */
  isBesideOrder: boolean;
  /** What is said when it is sent. */
  sent: ReactNode;
  /** What was wrong, above the field; the field for programs; the button. */
  summary: ReactNode;
  trap: ReactNode;
  button: ReactNode;
};

/**
 * One field. A script checks the address and shows here that it was sent, because the order's form stands on the same page
 * and would lose what was typed when the page is loaded again.
 */
export function ReminderForm({
  error,
  isBesideOrder,
  isSent,
  locale,
  returnTo,
  typed,
  words,
  ...parts
}: ReminderFormProps) {
  const [wrong, setWrong] = useState(error);
  const [isDone, setDone] = useState(isSent);
  if (isDone)
    return (
      <div id={REMINDER_FORM_ID} tabIndex={-1} className={styles.sent}>
        <FocusWhenShown id={REMINDER_FORM_ID} />
        {parts.sent}
      </div>
    );
  const check = (form: HTMLFormElement): boolean => {
    const field = form.elements.namedItem('email') as HTMLInputElement;
    const value = field.value.trim();
    const found = value === '' ? words.required : EMAIL_ADDRESS.test(value) ? undefined : words.invalid;
    setWrong(found);
    if (found !== undefined) field.focus();
    return found === undefined;
  };
  return (
    <EnhancedForm
      name={REMINDER_FORM}
      locale={locale}
      returnTo={returnTo}
      label={words.form}
      check={check}
      // Where the last post of this very form is told, the order's fields are empty already.
      isAnsweredApart={isBesideOrder && error === undefined}
      onDone={() => setDone(true)}
    >
      <Stack gap={4}>
        {wrong === error && parts.summary}
        {parts.trap}
        <TextField
          name="email"
          id={REMINDER_FIELD}
          type="email"
          label={words.label}
          hint={words.hint}
          defaultValue={typed}
          error={wrong}
          autoComplete="email"
          isLeftToRight
          isRequired
        />
        {parts.button}
      </Stack>
    </EnhancedForm>
  );
}
