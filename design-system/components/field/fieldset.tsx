import type { ReactNode } from 'react';
import { describe, type FieldText } from '#ds/components/field/describe.ts';
import { ErrorLine } from '#ds/components/field/error-line.tsx';
import { LabelText } from '#ds/components/field/label-text.tsx';
import * as styles from '#ds/components/field/field.css';
import { hidden } from '#ds/layout/layout.css';

export type FieldsetProps = FieldText & {
  id: string;
  children: ReactNode;
  /** Where the place says it already; a screen reader still hears it. */
  isLabelHidden?: boolean | undefined;
};

/** Several controls that answer one question. */
export function Fieldset({ children, error, hint, id, isLabelHidden, isRequired, label }: FieldsetProps) {
  return (
    <fieldset
      id={id}
      className={styles.root}
      tabIndex={-1}
      aria-describedby={describe(id, { error, hint })['aria-describedby']}
    >
      <legend className={isLabelHidden ? hidden : `${styles.label} ${styles.legend}`}>
        <LabelText isRequired={isRequired}>{label}</LabelText>
      </legend>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {children}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </fieldset>
  );
}
