import { describe, type FieldText } from '#ds/components/field/describe.ts';
import { Field } from '#ds/components/field/field.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { chevronDown } from '#ds/icons/icons.ts';
import * as styles from '#ds/components/select/select.css';

export type SelectProps = FieldText & {
  name: string;
  options: readonly { value: string; label: string }[];
  /** The first line while nothing is chosen. */
  placeholder?: string | undefined;
  defaultValue?: string | undefined;
  autoComplete?: string | undefined;
  form?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
};

/** One of many, where the person knows the list. For two to five choices use `Segmented` or `RadioCards`. */
export function Select({
  autoComplete,
  defaultValue,
  error,
  form,
  hint,
  id,
  isRequired,
  label,
  name,
  onChange,
  options,
  placeholder,
}: SelectProps) {
  const own = id ?? name;
  return (
    <Field id={own} label={label} hint={hint} error={error} isRequired={isRequired}>
      <span className={styles.root}>
        <select
          {...describe(own, { error, hint, isRequired })}
          id={own}
          name={name}
          form={form}
          autoComplete={autoComplete}
          defaultValue={defaultValue ?? (placeholder === undefined ? undefined : '')}
          className={styles.select}
          onChange={onChange && ((event) => onChange(event.target.value))}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon icon={chevronDown} />
        </span>
      </span>
    </Field>
  );
}
