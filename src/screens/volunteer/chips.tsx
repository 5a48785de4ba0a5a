import { Fieldset } from '#ds/components/field/fieldset.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { check } from '#ds/icons/icons.ts';
import * as styles from '#src/screens/volunteer/volunteer.css';

type ChipsProps = {
  /** Each box is named `group.value`, so that a form without script sends every one. */
  group: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Whether a box is ticked at first, by its name. */
  isTicked: (name: string) => boolean;
};

/** Any of several, a word each. */
export function Chips({ group, isTicked, label, options }: ChipsProps) {
  return (
    <Fieldset id={group} label={label} isRequired={false}>
      <div className={styles.chips}>
        {options.map((option) => {
          const name = `${group}.${option.value}`;
          return (
            <label key={name} className={styles.chip}>
              <input type="checkbox" name={name} value="on" defaultChecked={isTicked(name)} className={styles.box} />
              {option.label}
              <span className={styles.tick}>
                <Icon icon={check} size="small" />
              </span>
            </label>
          );
        })}
      </div>
    </Fieldset>
  );
}
