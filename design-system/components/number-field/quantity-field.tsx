import { describe, type FieldText } from '#ds/components/field/describe.ts';
import { control } from '#ds/components/field/field.css';
import { Field } from '#ds/components/field/field.tsx';

export type QuantityFieldProps = FieldText & { name: string; defaultValue?: number | undefined; min?: number | undefined; max?: number | undefined; step?: number | undefined; form?: string | undefined; onChange?: ((value: number) => void) | undefined };

/** How many, in a form that works without script. With script, `NumberField` has steppers. */
export function QuantityField({ defaultValue, error, form, hint, id, isRequired, label, max, min = 1, name, onChange, step = 1 }: QuantityFieldProps) {
  const own = id ?? name;
  return (
    <Field id={own} label={label} hint={hint} error={error} isRequired={isRequired}>
      <input {...describe(own, { error, hint, isRequired })} type="number" inputMode="numeric" id={own} name={name} form={form} defaultValue={defaultValue} min={min} max={max} step={step} className={control} onChange={onChange && ((event) => onChange(event.target.valueAsNumber))} />
    </Field>
  );
}
