import type { ReactNode } from 'react';
import type { FieldText } from '#ds/components/field/describe.ts';
import { Fieldset } from '#ds/components/field/fieldset.tsx';
import { Money } from '#ds/components/money/money.tsx';
import * as styles from '#ds/components/presets/presets.css';

export type PresetsProps = FieldText & {
  name: string;
  /** In the smallest unit; the value that is sent is the same. */
  amounts: readonly number[];
  currency: string;
  /** A word before the sum of one amount, as where it finishes a project; that amount takes a line of its own. */
  named?: { amount: number; label: ReactNode } | undefined;
  defaultValue?: number | undefined;
  columns?: keyof typeof styles.lists | undefined;
  isLabelHidden?: boolean | undefined;
  form?: string | undefined;
  onChange?: ((minor: number) => void) | undefined;
  /** An `AmountField` for a sum of one's own; when it is filled it counts, whatever is ticked. */
  children?: ReactNode;
};

/** Sums to choose from. */
export function Presets({
  amounts,
  children,
  columns = 4,
  currency,
  defaultValue,
  form,
  id,
  name,
  named,
  onChange,
  ...field
}: PresetsProps) {
  return (
    <Fieldset {...field} id={id ?? name}>
      <div className={styles.root}>
        <div className={styles.lists[columns]}>
          {amounts.map((minor) => (
            <label key={minor} className={minor === named?.amount ? styles.wideItem : styles.item}>
              <input
                type="radio"
                name={name}
                value={minor}
                form={form}
                defaultChecked={minor === defaultValue}
                className={styles.input}
                onChange={onChange && (() => onChange(minor))}
              />
              <span className={styles.face}>
                {minor === named?.amount && <span>{named.label} ·</span>}
                <Money minor={minor} currency={currency} />
              </span>
            </label>
          ))}
        </div>
        {children}
      </div>
    </Fieldset>
  );
}
