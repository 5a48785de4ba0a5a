'use client';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useRef, useState } from 'react';
import { describe, type FieldText } from '#ds/components/field/describe.ts';
import { Field } from '#ds/components/field/field.tsx';
import type { CountryPickerProps } from '#ds/components/phone-field/country-picker.tsx';
import { type Country, dialling, withFirst } from '#ds/components/phone-field/country.ts';
import { inGroup } from '#ds/components/field/field.css';
import * as styles from '#ds/components/phone-field/phone-field.css';

export type PhoneFieldProps = Omit<FieldText, 'label'> & {
  label?: string | undefined;
  /** All, or the likely ones of all. */
  countries: readonly Country[];
  /** Where all of them are read from as JSON when the field is touched; before that, and without script, the likely ones stand. */
  countriesFrom?: string | undefined;
  /** The names of the two controls. */
  countryName?: string | undefined;
  /** The name of the number. @default "phoneNumber" */
  numberName?: string | undefined;
  /** The country at first, ISO 3166-1. @default "SA" */
  defaultCountry?: string | undefined;
  /** The number at first. */
  defaultNumber?: string | undefined;
  autoComplete?: string | undefined;
  form?: string | undefined;
  onChange?: ((phone: { country: string; number: string }) => void) | undefined;
};

/** A phone number with its country: a native list at first, one that can be searched as soon as it is touched. */
export function PhoneField({
  autoComplete = 'tel-national',
  countries,
  countriesFrom,
  countryName = 'phoneCountry',
  defaultCountry = 'SA',
  defaultNumber,
  error,
  form,
  hint,
  id,
  isRequired,
  label,
  numberName = 'phoneNumber',
  onChange,
}: PhoneFieldProps) {
  const { t } = useLingui();
  const own = id ?? numberName;
  const [country, setCountry] = useState(defaultCountry);
  const [number, setNumber] = useState(defaultNumber ?? '');
  const [Picker, setPicker] = useState<ComponentType<CountryPickerProps>>();
  const [all, setAll] = useState(countries);
  const select = useRef<HTMLSelectElement>(null);
  const [isFocused, setFocused] = useState(false);
  const load = async () => {
    if (Picker) return;
    const [module, more] = await Promise.all([
      import('#ds/components/phone-field/country-picker.tsx'),
      countriesFrom ? readCountries(countriesFrom) : undefined,
    ]);
    if (more) setAll(more);
    // Who stood in the list goes on in the one that takes its place.
    setFocused(document.activeElement === select.current && select.current !== null);
    setPicker(() => module.CountryPicker);
  };
  const choose = (code: string) => {
    setCountry(code);
    onChange?.({ country: code, number });
  };
  const ordered = withFirst(all, 'SA');
  return (
    <Field id={own} label={label ?? t`Phone`} hint={hint} error={error} isRequired={isRequired}>
      <fieldset className={styles.pair} dir="ltr" aria-label={label ?? t`Phone`}>
        {Picker ? (
          <Picker
            isFocused={isFocused}
            countries={ordered}
            value={country}
            name={countryName}
            form={form}
            onChange={choose}
          />
        ) : (
          <span className={styles.country}>
            <select
              ref={select}
              name={countryName}
              form={form}
              defaultValue={country}
              aria-label={t`Country code`}
              autoComplete="tel-country-code"
              className={styles.select}
              onFocus={() => void load()}
              onPointerEnter={() => void load()}
              onChange={(event) => choose(event.target.value)}
            >
              {/* The mark keeps the code first in Arabic too; the wide spaces put the name beyond the closed list's edge. */}
              {ordered.map((one) => (
                <option key={one.code} value={one.code}>{`\u200e${dialling(one)}\u2003\u2003\u2003${one.name}`}</option>
              ))}
            </select>
            {/* Drawn here: the icons' own drawer would be loaded for this one, on every page with a panel. */}
            <svg
              className={styles.chevron}
              viewBox="0 0 24 24"
              width="16"
              height="16"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              aria-hidden
            >
              <path d="m6 9 6 6 6-6" />
            </svg>
          </span>
        )}
        <input
          {...describe(own, { error, hint, isRequired })}
          id={own}
          name={numberName}
          form={form}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          defaultValue={defaultNumber}
          className={inGroup}
          onFocus={() => void load()}
          onChange={(event) => {
            setNumber(event.target.value);
            onChange?.({ country, number: event.target.value });
          }}
        />
      </fieldset>
    </Field>
  );
}

/** All countries; when they cannot be had the likely ones stay. */
async function readCountries(address: string): Promise<readonly Country[] | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as Country[]) : undefined;
  } catch {
    return undefined;
  }
}
