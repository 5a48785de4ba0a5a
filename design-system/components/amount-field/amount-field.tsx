import { useLingui } from '@lingui/react/macro';
import { describe, type FieldText } from '#ds/components/field/describe.ts';
import { Field } from '#ds/components/field/field.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { currencySymbol } from '#money/format-money.ts';
import * as styles from '#ds/components/field/field.css';

export type AmountFieldProps = FieldText & {
  name: string;
  currency: string;
  /** As it was typed. */
  defaultValue?: string | undefined;
  placeholder?: string | undefined;
  form?: string | undefined;
  /** What is typed; `parseAmount` reads it. */
  onChange?: ((text: string) => void) | undefined;
};

/** A sum of one's own. Reads digits of Arabic and Persian too; the server reads them by the same rule. */
export function AmountField({
  currency,
  defaultValue,
  error,
  form,
  hint,
  id,
  isRequired,
  label,
  name,
  onChange,
  placeholder,
}: AmountFieldProps) {
  const { i18n } = useLingui();
  const own = id ?? name;
  const symbol = currencySymbol(tagOf(i18n), currency);
  return (
    <Field id={own} label={label} hint={hint} error={error} isRequired={isRequired}>
      <span className={styles.group}>
        <span id={`${own}-currency`} className={styles.adornment}>
          <bdi>{symbol}</bdi>
        </span>
        <input
          {...describe(own, { error, hint, isRequired }, `${own}-currency`)}
          id={own}
          name={name}
          form={form}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={defaultValue}
          placeholder={placeholder}
          className={styles.inGroup}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      </span>
    </Field>
  );
}
