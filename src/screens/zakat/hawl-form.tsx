'use client';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { dateFormat } from '#ds/intl/formats.ts';
import { Stack } from '#ds/layout/stack.tsx';
import { endOfHawl, HAWL_FROM, HAWL_UNTIL } from '#src/domain/hawl.ts';
import { hijriDayFormat, hijriTag, intlTag, type Locale, plainHijri } from '#src/i18n/locales.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import { DAY_MARK } from '#src/screens/zakat/zakat-marks.ts';
import * as styles from '#src/screens/zakat/zakat.css';

const DATE = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

type HawlFormProps = {
  /** The address of the calendar file. */
  action: string;
  /** Given by the server: in the browser's catalog every page would carry them. */
  words: { label: string; refusal: string; full: string };
  locale: Locale;
  /** The server has refused the day that was sent. */
  isInvalid?: boolean | undefined;
  children: ReactNode;
  button: ReactNode;
};

/**
 * Asks for the day on which a lunar year began. A refusal by the server opens the page again, without the figures that
 * stand beside, so the day is checked before it is sent: by this script, and without one by the browser itself.
 */
export function HawlForm({ action, button, children, isInvalid = false, locale, words }: HawlFormProps) {
  const [isRefused, setRefused] = useState(isInvalid);
  const [end, setEnd] = useState<string>();
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const field = event.currentTarget.elements.namedItem('from') as HTMLInputElement;
    setRefused(endOf(field.value) === undefined);
    if (endOf(field.value) !== undefined) return;
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
      onInput={(event) => setEnd(endOf((event.target as HTMLInputElement).value))}
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
        <output className={styles.hawlEnd}>{end && withMarks(words.full, { [DAY_MARK]: inBoth(end, locale) })}</output>
        {button}
      </Stack>
    </form>
  );
}

/** The day on which a lunar year from this one is full; undefined where it is no day that can be counted from. */
function endOf(day: string): string | undefined {
  try {
    return endOfHawl(day);
  } catch {
    return undefined;
  }
}

/** Typing alone shows it, so that no server has written it before. */
function inBoth(day: string, locale: Locale): string {
  const at = new Date(`${day}T12:00:00Z`);
  const gregorian = dateFormat(intlTag[locale], DATE).format(at);
  const hijri = plainHijri(dateFormat(hijriTag[locale], { ...hijriDayFormat, timeZone: 'UTC' }).format(at));
  return `${gregorian} (${hijri})`;
}
