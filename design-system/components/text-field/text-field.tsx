import { describe, type FieldText } from '#ds/components/field/describe.ts';
import { Field } from '#ds/components/field/field.tsx';
import { TextInput } from '#ds/components/text-input/text-input.tsx';
import { control } from '#ds/components/field/field.css';

export type TextFieldProps = FieldText & {
  name: string;
  defaultValue?: string | undefined;
  type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'tel' | 'date' | 'month' | 'time' | undefined;
  isMultiline?: boolean | undefined;
  rows?: number | undefined;
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url' | 'search' | undefined;
  maxLength?: number | undefined;
  minLength?: number | undefined;
  placeholder?: string | undefined;
  /** The first day that a date may be, as `2000-01-31`. */
  min?: string | undefined;
  /** The last day that a date may be. */
  max?: string | undefined;
  /** Where no script runs, the browser itself does not send the form without it, in words of its own. */
  required?: boolean | undefined;
  form?: string | undefined;
  /** Card numbers, addresses of the web, references: left to right in every language. */
  isLeftToRight?: boolean | undefined;
  /** A field that holds a text in one language of several says which. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
};

/** A line of text, or several. Works without script: the value is in the form under `name`. */
export function TextField({
  error,
  hint,
  id,
  isLeftToRight,
  isMultiline,
  isRequired,
  label,
  rows,
  type,
  ...rest
}: TextFieldProps) {
  const own = id ?? rest.name;
  const dir = isLeftToRight ? 'ltr' : rest.dir;
  const { 'aria-describedby': describedBy } = describe(own, { error, hint, isRequired });
  return (
    <Field id={own} label={label} hint={hint} error={error} isRequired={isRequired}>
      {isMultiline ? (
        <textarea
          {...rest}
          {...describe(own, { error, hint, isRequired })}
          id={own}
          dir={dir}
          rows={rows}
          className={control}
          onChange={rest.onChange && ((event) => rest.onChange?.(event.target.value))}
        />
      ) : (
        <TextInput
          {...rest}
          id={own}
          dir={dir}
          type={type}
          isRequired={isRequired}
          isInvalid={error !== undefined && error !== ''}
          describedBy={describedBy}
        />
      )}
    </Field>
  );
}
