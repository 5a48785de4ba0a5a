'use client';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonLook, root } from '#ds/components/button/button.css';
import { Pending } from '#ds/components/button/pending.tsx';

export type PressableProps = Pick<AriaButtonProps, 'onPress' | 'slot' | 'autoFocus' | 'id' | 'type' | 'form' | 'name' | 'value' | 'aria-expanded' | 'aria-controls' | 'aria-describedby'> & {
  children: ReactNode;
  tone?: ButtonLook['tone'] | undefined;
  size?: ButtonLook['size'] | undefined;
  isFullWidth?: boolean | undefined;
  isIconOnly?: boolean | undefined;
  label?: string | undefined;
  pendingLabel?: string | undefined;
};

/** Does something here and now, by script: opens, adds, copies. To send a form use `Button`. */
export function Pressable({ children, isFullWidth, isIconOnly, label, pendingLabel, size, tone, ...rest }: PressableProps) {
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
