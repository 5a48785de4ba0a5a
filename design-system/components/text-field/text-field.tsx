import { describe, type FieldText } from '#ds/components/field/describe.ts';
import { control } from '#ds/components/field/field.css';
import { Field } from '#ds/components/field/field.tsx';

export type TextFieldProps = FieldText & {
  name: string;
  defaultValue?: string | undefined;
  type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'tel' | 'date' | 'month' | undefined;
  isMultiline?: boolean | undefined;
  rows?: number | undefined;
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url' | 'search' | undefined;
  maxLength?: number | undefined;
  minLength?: number | undefined;
  placeholder?: string | undefined;
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
export function TextField({ dir, error, hint, id, isLeftToRight, isMultiline, isRequired, label, minLength, name, onBlur, onChange, rows, type = 'text', ...rest }: TextFieldProps) {
  const own = id ?? name;
  const shared = {
    ...rest,
    ...describe(own, { error, hint, isRequired }),
    id: own,
    name,
    minLength,
    dir: isLeftToRight ? 'ltr' : dir,
    className: control,
    onBlur,
    onChange: onChange && ((event: { target: { value: string } }) => onChange(event.target.value)),
  };
  return (
    <Field id={own} label={label} hint={hint} error={error} isRequired={isRequired}>
      {isMultiline ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
    </Field>
  );
}
