import { control } from '#ds/components/field/field.css';

export type TextInputProps = {
  name: string;
  /** @default the name */
  id?: string | undefined;
  /** Names an input that has no visible label. With one, `TextField` is the component. */
  label?: string | undefined;
  /** What it holds at first. */
  defaultValue?: string | undefined;
  /** @default "text" */
  type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'tel' | 'date' | 'month' | 'time' | undefined;
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
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  /** Whether it must be filled. */
  isRequired?: boolean | undefined;
  /** Whether what it holds was refused. */
  isInvalid?: boolean | undefined;
  /** The ids of its hint and its error. */
  describedBy?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
};

/** The input alone, for a place that says by itself what is typed there: a search, the newsletter. Elsewhere `TextField`. */
export function TextInput({
  describedBy,
  id,
  isInvalid,
  isRequired,
  label,
  name,
  onChange,
  type = 'text',
  ...rest
}: TextInputProps) {
  return (
    <input
      {...rest}
      type={type}
      id={id ?? name}
      name={name}
      className={control}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required={isRequired || undefined}
      onChange={onChange && ((event) => onChange(event.target.value))}
    />
  );
}
