'use client';
import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { root } from '#ds/components/tooltip/tooltip.css';

export type TooltipProps = {
  /** A `Pressable` with a name of its own: a finger sees no tooltip. */ trigger: ReactNode;
  children: ReactNode;
};

/** A word more on a drawing, for a pointer and a keyboard. Nothing that is needed stands here alone. */
export function Tooltip({ children, trigger }: TooltipProps) {
  return (
    <TooltipTrigger delay={400}>
      {trigger}
      <AriaTooltip className={root} offset={6}>
        {children}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
