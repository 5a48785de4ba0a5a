'use client';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Pending } from '#ds/components/button/pending.tsx';
import { type ButtonLook, root } from '#ds/components/button/button.css';

export type PressableProps = Pick<
  AriaButtonProps,
  | 'onPress'
  | 'slot'
  | 'autoFocus'
  | 'id'
  | 'type'
  | 'form'
  | 'name'
  | 'value'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-describedby'
> & {
  children: ReactNode;
  /** What its colours mean; gold is for zakat alone. @default "filled" */
  tone?: ButtonLook['tone'] | undefined;
  /** How large it is: 44, 48 or 56 px high. @default "base" */
  size?: ButtonLook['size'] | undefined;
  isFullWidth?: boolean | undefined;
  /** The verb while it works: it keeps its focus and its width, and ignores a second press. */
  pendingLabel?: string | undefined;
} & (
    | { /** A drawing alone, which must have a name. */ isIconOnly: true; /** Its name. */ label: string }
    | { isIconOnly?: false | undefined; label?: string | undefined }
  );

/** Does something here and now, by script: opens, adds, copies. To send a form use `Button`. */
export function Pressable({
  children,
  isFullWidth,
  isIconOnly,
  label,
  pendingLabel,
  size,
  tone,
  ...rest
}: PressableProps) {
  return (
    <AriaButton
      {...rest}
      {...(label === undefined ? {} : { 'aria-label': label })}
      className={root({ tone, size, isFullWidth, isIconOnly })}
      isPending={pendingLabel !== undefined}
    >
      <Pending label={pendingLabel}>{children}</Pending>
    </AriaButton>
  );
}
