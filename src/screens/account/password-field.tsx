'use client';
import { type ReactNode, useState } from 'react';
import { describe, type FieldText } from '#ds/components/field/describe.ts';
import { Field } from '#ds/components/field/field.tsx';
import { group, inGroup } from '#ds/components/field/field.css';
import * as styles from '#src/screens/account/password-field.css';

export type PasswordFieldProps = FieldText & {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** The button's name and face while the password is hidden, and while it is shown. */
  show: { label: string; face: ReactNode };
  hide: { label: string; face: ReactNode };
};

/** A password, which a button shows. It is left to right in every language. */
export function PasswordField({ autoComplete, hide, name, show, ...text }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const id = text.id ?? name;
  const { face, label } = isShown ? hide : show;
  return (
    <Field {...text} id={id}>
      <span className={group}>
        <input
          {...describe(id, text)}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className={inGroup}
        />
        <button
          type="button"
          className={styles.show}
          aria-label={label}
          aria-controls={id}
          data-replay=""
          onClick={() => setShown(!isShown)}
        >
          {face}
        </button>
      </span>
    </Field>
  );
}
