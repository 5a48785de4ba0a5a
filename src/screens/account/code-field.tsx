import { useLingui } from '@lingui/react/macro';
import { describe } from '#ds/components/field/describe.ts';
import { Field } from '#ds/components/field/field.tsx';
import * as styles from '#src/screens/account/account.css';

/** Six digits in one field, so that they can be pasted, filled in by the system and read aloud as one number. */
export function CodeField({ error, hint }: { error: string | undefined; hint?: string }) {
  const { t } = useLingui();
  const text = { label: t`Code`, hint: hint ?? t`Six digits, from our email`, error, isRequired: true };
  return (
    <Field id="otp" {...text}>
      <input
        {...describe('otp', text)}
        id="otp"
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
