import { useState } from 'react';
import { ErrorLine } from '#ds/components/field/error-line.tsx';
import { Fieldset } from '#ds/components/field/fieldset.tsx';
import { TextInput } from '#ds/components/text-input/text-input.tsx';
import { LONGEST_NAME } from '#src/domain/sacrifice.ts';
import * as styles from '#src/screens/sacrifices/sacrifices.css';

type NamedSharesProps = {
  legend: string;
  /** The donor's shares: the number as its kite has it, and what the field is called. */
  shares: readonly { number: number; label: string }[];
  /** What was typed before, and what was wrong with it. */
  names: readonly string[];
  errors: readonly (string | undefined)[];
  isRequired: boolean;
};

/** A name field for each share, numbered like its kite. What was typed stays when shares are taken away and added again. */
export function NamedShares({ errors, isRequired, legend, names, shares }: NamedSharesProps) {
  const [typed, setTyped] = useState(names);
  return (
    <Fieldset id="names" label={legend}>
      <div className={styles.names}>
        {shares.map(({ label, number }, index) => {
          const id = `name${index + 1}`;
          const error = errors[index];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a name belongs to its place in the order
            <div key={index} className={styles.named}>
              <span className={styles.number} aria-hidden>
                {number}
              </span>
              <TextInput
                name={id}
                label={label}
                defaultValue={typed[index]}
                onChange={(value) => setTyped((before) => Object.assign([...before], { [index]: value }) as string[])}
                dir="auto"
                maxLength={LONGEST_NAME}
                autoComplete="off"
                isRequired={isRequired}
                isInvalid={error !== undefined}
                describedBy={error && `${id}-error`}
              />
              {error && (
                <div className={styles.nameError}>
                  <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
                </div>
              )}
            </div>
          );
        })}
      </div>
    </Fieldset>
  );
}
