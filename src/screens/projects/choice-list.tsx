import type { ReactNode } from 'react';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { radio } from '#ds/components/checkbox/checkbox.css';
import * as styles from '#src/screens/projects/filters.css';

export type Choice = { value: string; label: string; count?: number | undefined };

type ChoiceListProps = {
  name: string;
  legend: ReactNode;
  /** What is chosen while nothing narrows the list. */
  all: string;
  choices: readonly Choice[];
  value: string | undefined;
  form: string;
  /** Above the choices; it says nothing that they do not. */
  picture?: ReactNode;
};

/** One filter: every choice in sight, with the number of projects behind it. */
export function ChoiceList({ all, choices, form, legend, name, picture, value }: ChoiceListProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {picture}
      {[{ value: '', label: all }, ...choices].map((choice: Choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            className={radio}
            id={`${name}-${choice.value}`}
            name={name}
            value={choice.value}
            form={form}
            defaultChecked={(value ?? '') === choice.value}
          />
          <span>{choice.label}</span>
          {choice.count !== undefined && (
            <span className={styles.count}>
              <FormattedNumber value={choice.count} />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
