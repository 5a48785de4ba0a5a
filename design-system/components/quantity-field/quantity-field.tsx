import { describe, type FieldText } from '#ds/components/field/describe.ts';
import { Field } from '#ds/components/field/field.tsx';
import { Step } from '#ds/components/quantity-field/steps.tsx';
import * as styles from '#ds/components/quantity-field/quantity-field.css';

export type QuantityFieldProps = FieldText & {
  /** Under which the form sends it. */
  name: string;
  /** The number at first; none leaves it empty. */
  defaultValue?: number | undefined;
  /** The least that is taken. @default 1 */
  min?: number | undefined;
  /** The most that is taken. @default none */
  max?: number | undefined;
  /** Between two numbers. @default 1 */
  step?: number | undefined;
  /** The id of a form that it does not stand in. */
  form?: string | undefined;
  /** What was typed or stepped to; `undefined` while it is empty or no number. */
  onChange?: ((value: number | undefined) => void) | undefined;
};

/** How many, in a form. Arrow keys step; with script a button on each side does too. */
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
          <Step input={own} label={label} by={-1} />
        </span>
        <input
          {...describe(own, { error, hint, isRequired })}
          type="number"
          inputMode="numeric"
          id={own}
          name={name}
          form={form}
          defaultValue={defaultValue}
          min={min}
          max={max}
          step={step}
          className={styles.input}
          onChange={
            onChange &&
            (({ target: { valueAsNumber } }) => onChange(Number.isNaN(valueAsNumber) ? undefined : valueAsNumber))
          }
        />
        <span className={styles.scriptOnly}>
          <Step input={own} label={label} by={1} />
        </span>
      </span>
    </Field>
  );
}
