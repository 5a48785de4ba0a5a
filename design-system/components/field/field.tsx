import type { ReactNode } from 'react';
import type { FieldText } from '#ds/components/field/describe.ts';
import { ErrorLine } from '#ds/components/field/error-line.tsx';
import { LabelText } from '#ds/components/field/label-text.tsx';
import * as styles from '#ds/components/field/field.css';

export type FieldProps = FieldText & {
  /** Of the control inside, which takes `describe(id, …)`. */
  id: string;
  children: ReactNode;
};

/** The label above, the hint between, the error below. Used by every field with one control. */
export function Field({ children, error, hint, id, isRequired, label }: FieldProps) {
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        <LabelText isRequired={isRequired}>{label}</LabelText>
      </label>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {children}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  );
}
