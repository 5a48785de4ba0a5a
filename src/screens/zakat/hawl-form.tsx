'use client';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { endOfHawl, HAWL_FROM, HAWL_UNTIL } from '#src/domain/hawl.ts';

type HawlFormProps = {
  /** The address of the calendar file. */
  action: string;
  /** Given by the server: in the browser's catalog every page would carry them. */
  words: { label: string; refusal: string };
  /** The server has refused the day that was sent. */
  isInvalid?: boolean | undefined;
  children: ReactNode;
  button: ReactNode;
};

/**
 * Asks for the day on which a lunar year began. A refusal by the server opens the page again, without the figures that
 * stand beside, so the day is checked before it is sent: by this script, and without one by the browser itself.
 */
export function HawlForm({ action, button, children, isInvalid = false, words }: HawlFormProps) {
  const [isRefused, setRefused] = useState(isInvalid);
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const field = event.currentTarget.elements.namedItem('from') as HTMLInputElement;
    setRefused(!isCounted(field.value));
    if (isCounted(field.value)) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <form
      method="get"
      action={action}
      id="reminder"
      aria-labelledby="reminder-title"
      ref={(form) => form?.setAttribute('novalidate', '')}
      onSubmit={check}
    >
      <Stack gap={4}>
        {children}
        <TextField
          name="from"
          type="date"
          label={words.label}
          error={isRefused ? words.refusal : undefined}
          autoComplete="off"
          min={HAWL_FROM}
          max={HAWL_UNTIL}
          isRequired
          required
        />
        {button}
      </Stack>
    </form>
  );
}

function isCounted(day: string): boolean {
  try {
    return endOfHawl(day) !== '';
  } catch {
    return false;
  }
}
