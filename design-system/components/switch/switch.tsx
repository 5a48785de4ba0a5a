import type { ReactNode } from 'react';
import * as styles from '#ds/components/switch/switch.css';

export type SwitchProps = { name: string; label: ReactNode; isOn?: boolean | undefined; value?: string | undefined; id?: string | undefined; onChange?: ((isOn: boolean) => void) | undefined };

/** On or off, at once. In a form that is sent later use `Checkbox`. */
export function Switch({ id, isOn, label, name, onChange, value = 'on' }: SwitchProps) {
  // The browser tells `checked` of a checkbox, also in this role.
  return (
    <label className={styles.root}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input type="checkbox" role="switch" id={id ?? name} name={name} value={value} defaultChecked={isOn} className={styles.input} onChange={onChange && ((event) => onChange(event.target.checked))} />
      <span>{label}</span>
    </label>
  );
}
