import { describe, type FieldText } from '#ds/components/field/describe.ts';
import { Field } from '#ds/components/field/field.tsx';
import { Step } from '#ds/components/quantity-field/steps.tsx';
import { parseCount } from '#money/parse-money.ts';
import * as styles from '#ds/components/quantity-field/quantity-field.css';

export type QuantityFieldProps = FieldText & {
  /** Under which the form sends it. */
  name: string;
  /** What stands in it at first: a number, or a text as it was typed; none leaves it empty. */
  defaultValue?: number | string | undefined;
  /** The least that the steps reach. @default 1 */
  min?: number | undefined;
  /** The most that the steps reach. @default none */
  max?: number | undefined;
  /** Of one press. @default 1 */
  step?: number | undefined;
  /** The id of a form that it does not stand in. */
  form?: string | undefined;
  /** What was typed or stepped to; `undefined` while it is empty or no number. */
  onChange?: ((value: number | undefined) => void) | undefined;
};

/**
 * How many, in a form. It is a field of text: one of numbers takes no Arabic digits. Who reads it parses it, with its limits.
 * With script the arrow keys step, and a button on each side does.
 */
export function QuantityField({
  defaultValue,
  error,
  form,
  hint,
  id,
  isRequired,
  label,
  max,
  min = 1,
  name,
  onChange,
  step = 1,
}: QuantityFieldProps) {
  const own = id ?? name;
  return (
    <Field id={own} label={label} hint={hint} error={error} isRequired={isRequired}>
      <span className={styles.root} dir="ltr">
        <span className={styles.scriptOnly}>
          <Step input={own} label={label} by={-step} min={min} max={max} />
        </span>
        <input
          {...describe(own, { error, hint, isRequired })}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          id={own}
          name={name}
          form={form}
          defaultValue={defaultValue}
          className={styles.input}
          onChange={onChange && (({ target }) => onChange(parseCount(target.value)))}
        />
        <span className={styles.scriptOnly}>
          <Step input={own} label={label} by={step} min={min} max={max} />
        </span>
      </span>
    </Field>
  );
}
