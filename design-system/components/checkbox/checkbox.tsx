import type { ReactNode } from 'react';
import { check } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import * as styles from '#ds/components/checkbox/checkbox.css';
import { describe } from '#ds/components/field/describe.ts';
import { ErrorLine } from '#ds/components/field/error-line.tsx';

export type CheckboxProps = {
  name: string;
  /** A sentence in the first person of the one who ticks it; it may hold a link. */
  label: ReactNode;
  value?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isChecked?: boolean | undefined;
  /** How many there are, in a list of filters. */
  count?: ReactNode;
  id?: string | undefined;
  form?: string | undefined;
  onChange?: ((isChecked: boolean) => void) | undefined;
};

/** Yes or no, sent with a form. What takes effect at once is a `Switch`. `isChecked` is how it begins. */
export function Checkbox({ count, error, form, hint, id, isChecked, isRequired, label, name, onChange, value = 'on' }: CheckboxProps) {
  const own = id ?? (value === 'on' ? name : `${name}-${value}`);
  return (
    <div>
      <label className={styles.root}>
        <span className={styles.box}>
          <input
            {...describe(own, { error, hint, isRequired })}
            type="checkbox"
            id={own}
            name={name}
            value={value}
            form={form}
            defaultChecked={isChecked}
            className={styles.input}
            onChange={onChange && ((event) => onChange(event.target.checked))}
          />
          <span className={styles.tick} aria-hidden><Icon glyph={check} size="small" /></span>
        </span>
        <span className={styles.text}>
          <span>{label}</span>
          {hint && <span id={`${own}-hint`} className={styles.note}>{hint}</span>}
        </span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      {error && <ErrorLine id={`${own}-error`}>{error}</ErrorLine>}
    </div>
  );
}
