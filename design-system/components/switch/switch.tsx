/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a native checkbox tells its own state */
import type { ReactNode } from 'react';
import { describe } from '#ds/components/field/describe.ts';
import { ErrorLine } from '#ds/components/field/error-line.tsx';
import { note } from '#ds/components/checkbox/checkbox.css';
import * as styles from '#ds/components/switch/switch.css';

export type SwitchProps = {
  /** Under which the form sends it. */
  name: string;
  /** What is on or off. */
  label: ReactNode;
  /** What it changes, read after the label. */
  hint?: string | undefined;
  /** Why it could not be changed, and what to do. */
  error?: string | undefined;
  /** Whether it is on at first. @default false */
  defaultChecked?: boolean | undefined;
  /** What the form sends while it is on. @default "on" */
  value?: string | undefined;
  /** @default the name */
  id?: string | undefined;
  /** The id of a form that it does not stand in. */
  form?: string | undefined;
  onChange?: ((isOn: boolean) => void) | undefined;
};

/** On or off, at once. In a form that is sent later use `Checkbox`. */
export function Switch({ defaultChecked, error, form, hint, id, label, name, onChange, value = 'on' }: SwitchProps) {
  const own = id ?? name;
  // The browser tells `checked` of a checkbox, also in this role.
  return (
    <div>
      <label className={styles.root}>
        <input
          {...describe(own, { error, hint })}
          type="checkbox"
          role="switch"
          id={own}
          name={name}
          value={value}
          form={form}
          defaultChecked={defaultChecked}
          className={styles.input}
          onChange={onChange && ((event) => onChange(event.target.checked))}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <span id={`${own}-hint`} className={note}>
          {hint}
        </span>
      )}
      {error && <ErrorLine id={`${own}-error`}>{error}</ErrorLine>}
    </div>
  );
}
