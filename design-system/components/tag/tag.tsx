import type { ReactNode } from 'react';
import type { Glyph } from '#ds/icons/glyph.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { tones } from '#ds/components/tag/tag.css';

export type TagProps = { children: ReactNode; tone?: keyof typeof tones | undefined; glyph?: Glyph | undefined };

/** What kind it is, or how it stands: a word and a drawing, so that color is never alone. It cannot be pressed. */
export function Tag({ children, glyph, tone = 'neutral' }: TagProps) {
  return (
    <span className={tones[tone]}>
      {glyph && <Icon glyph={glyph} size="small" />}
      {children}
    </span>
  );
}
