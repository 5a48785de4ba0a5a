import { useLingui } from '@lingui/react/macro';
import { TextField, type TextFieldProps } from '#ds/components/text-field/text-field.tsx';

export type EmailFieldProps = Omit<
  TextFieldProps,
  'dir' | 'inputMode' | 'isLeftToRight' | 'isMultiline' | 'label' | 'type'
> & { label?: string | undefined };

/** An e-mail address: left to right, with the right keyboard, filled in by the browser. */
export function EmailField({ autoComplete = 'email', label, ...rest }: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...rest}
      label={label ?? t`Email`}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      isLeftToRight
    />
  );
}
