import type { ReactNode } from 'react';
import { describe } from '#ds/components/field/describe.ts';
import { ErrorLine } from '#ds/components/field/error-line.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { check } from '#ds/icons/icons.ts';
import * as styles from '#ds/components/checkbox/checkbox.css';

export type CheckboxProps = {
  name: string;
  /** A sentence in the first person of the one who ticks it; it may hold a link. */
  label: ReactNode;
  value?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whether it must be ticked. */
  isRequired?: boolean | undefined;
  /** Whether it is ticked at first. @default false */
  defaultChecked?: boolean | undefined;
  /** How many there are, in a list of filters. */
  count?: ReactNode;
  id?: string | undefined;
  form?: string | undefined;
  onChange?: ((isChecked: boolean) => void) | undefined;
};

/** Yes or no, sent with a form. What takes effect at once is a `Switch`. */
export function Checkbox({
  count,
  defaultChecked,
  error,
  form,
  hint,
  id,
  isRequired,
  label,
  name,
  onChange,
  value = 'on',
}: CheckboxProps) {
  const own = id ?? (value === 'on' ? name : `${name}-${value}`);
  return (
    <div>
      <label className={styles.root}>
        <span className={styles.box}>
          <input
            {...describe(own, { error, hint, isRequired }, count === undefined ? undefined : `${own}-count`)}
            aria-labelledby={`${own}-label`}
            type="checkbox"
            id={own}
            name={name}
            value={value}
            form={form}
            defaultChecked={defaultChecked}
            className={styles.input}
            onChange={onChange && ((event) => onChange(event.target.checked))}
          />
          <span className={styles.tick} aria-hidden>
            <Icon icon={check} size="small" />
          </span>
        </span>
        <span className={styles.text}>
          <span id={`${own}-label`}>{label}</span>
          {hint && (
            <span id={`${own}-hint`} className={styles.note}>
              {hint}
            </span>
          )}
        </span>
        {count !== undefined && (
          <span id={`${own}-count`} className={styles.count}>
            {count}
          </span>
        )}
      </label>
      {error && <ErrorLine id={`${own}-error`}>{error}</ErrorLine>}
    </div>
  );
}
