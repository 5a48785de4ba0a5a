import { useLingui } from '@lingui/react/macro';
import { describe } from '#ds/components/field/describe.ts';
import { Field } from '#ds/components/field/field.tsx';
import * as styles from '#src/screens/account/account.css';

type CodeFieldProps = {
  error: string | undefined;
  hint?: string;
  /** Where a page has two of them. @default the field's name, `otp` */
  id?: string;
};

/** Six digits in one field, so that they can be pasted, filled in by the system and read aloud as one number. */
export function CodeField({ error, hint, id = 'otp' }: CodeFieldProps) {
  const { t } = useLingui();
  const text = { label: t`Code`, hint: hint ?? t`Six digits, from our email`, error, isRequired: true };
  return (
    <Field id={id} {...text}>
      <input
        {...describe(id, text)}
        id={id}
        name="otp"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        dir="ltr"
        className={styles.code}
      />
    </Field>
  );
}
