import type { FieldText } from '#ds/components/field/describe.ts';
import { Fieldset } from '#ds/components/field/fieldset.tsx';
import type { IconData } from '#ds/icons/icon-data.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { note, radio, text } from '#ds/components/checkbox/checkbox.css';
import * as styles from '#ds/components/radio-cards/radio-cards.css';

export type RadioCardsProps = FieldText & {
  name: string;
  options: readonly { value: string; label: string; description?: string | undefined; icon?: IconData | undefined }[];
  defaultValue?: string | undefined;
  isLabelHidden?: boolean | undefined;
  form?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
};

/** One of a few that want a sentence each: ways to pay, kinds of sacrifice. Where a word is enough use `Segmented`. */
export function RadioCards({ defaultValue, form, id, name, onChange, options, ...field }: RadioCardsProps) {
  const own = id ?? name;
  return (
    <Fieldset {...field} id={own}>
      <div className={styles.list}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <span className={styles.box}>
              <input
                type="radio"
                name={name}
                value={option.value}
                form={form}
                defaultChecked={option.value === defaultValue}
                className={radio}
                onChange={onChange && (() => onChange(option.value))}
              />
            </span>
            <span className={text}>
              <span className={styles.title}>{option.label}</span>
              {option.description && <span className={note}>{option.description}</span>}
            </span>
            {option.icon && (
              <span className={styles.icon}>
                <Icon icon={option.icon} />
              </span>
            )}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
