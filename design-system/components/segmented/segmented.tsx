import type { FieldText } from '#ds/components/field/describe.ts';
import { Fieldset } from '#ds/components/field/fieldset.tsx';
import * as styles from '#ds/components/segmented/segmented.css';

export type SegmentedProps = FieldText & {
  name: string;
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  isLabelHidden?: boolean | undefined;
  form?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
};

/** One of two to five, a word each, all in sight. Arrow keys move the choice. */
export function Segmented({ defaultValue, form, id, name, onChange, options, ...field }: SegmentedProps) {
  return (
    <Fieldset {...field} id={id ?? name}>
      <div className={styles.list}>
        {options.map((option) => (
          <label key={option.value} className={styles.item}>
            <input
              type="radio"
              name={name}
              value={option.value}
              form={form}
              defaultChecked={option.value === defaultValue}
              className={styles.input}
              onChange={onChange && (() => onChange(option.value))}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
