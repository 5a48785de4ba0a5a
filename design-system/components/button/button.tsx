import type { ReactNode } from 'react';
import { Pending } from '#ds/components/button/pending.tsx';
import { type ButtonLook, root } from '#ds/components/button/button.css';

export type ButtonProps = {
  children: ReactNode;
  /** What its colours mean; gold is for zakat alone. @default "filled" */
  tone?: ButtonLook['tone'] | undefined;
  /** How large it is: 44, 48 or 56 px high. @default "base" */
  size?: ButtonLook['size'] | undefined;
  /** What it stands on: only `filled` has a look of its own on the deep green. @default "canvas" */
  on?: ButtonLook['on'] | undefined;
  isFullWidth?: boolean | undefined;
  type?: 'submit' | 'button' | 'reset' | undefined;
  id?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  form?: string | undefined;
  formAction?: string | undefined;
  isFormUnchecked?: boolean | undefined;
  describedBy?: string | undefined;
  /** The verb while it works: the button keeps its focus and its width, and ignores a second press. */
  pendingLabel?: string | undefined;
};

/** Sends a form, with or without script. For a press that is answered by script use `Pressable`; to go somewhere, `ButtonLink`. */
export function Button({
  children,
  describedBy,
  isFormUnchecked,
  isFullWidth,
  on,
  pendingLabel,
  size,
  tone,
  type = 'submit',
  ...rest
}: ButtonProps) {
  const isPending = pendingLabel !== undefined;
  return (
    <button
      {...rest}
      type={isPending ? 'button' : type}
      className={root({ tone, size, on, isFullWidth })}
      formNoValidate={isFormUnchecked}
      aria-describedby={describedBy}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
    >
      <Pending label={pendingLabel}>{children}</Pending>
    </button>
  );
}
