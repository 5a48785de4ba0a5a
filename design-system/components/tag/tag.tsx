import type { ReactNode } from 'react';
import type { IconData } from '#ds/icons/icon-data.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { tones } from '#ds/components/tag/tag.css';

export type TagProps = { children: ReactNode; tone?: keyof typeof tones | undefined; icon?: IconData | undefined };

/** What kind it is, or how it stands: a word and a drawing, so that color is never alone. It cannot be pressed. */
export function Tag({ children, icon, tone = 'neutral' }: TagProps) {
  return (
    <span className={tones[tone]}>
      {icon && <Icon icon={icon} size="small" />}
      {children}
    </span>
  );
}
