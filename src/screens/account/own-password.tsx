import { useLingui } from '@lingui/react/macro';
import { Icon } from '#ds/icons/icon.tsx';
import { eye, eyeOff } from '#ds/icons/icons.ts';
import { PasswordField, type PasswordFieldProps } from '#src/screens/account/password-field.tsx';

/** A password with the words of the server, so that no other page carries them. */
export function OwnPassword(props: Omit<PasswordFieldProps, 'show' | 'hide'>) {
  const { t } = useLingui();
  return (
    <PasswordField
      {...props}
      show={{ label: t`Show the password`, face: <Icon icon={eye} /> }}
      hide={{ label: t`Hide the password`, face: <Icon icon={eyeOff} /> }}
    />
  );
}
