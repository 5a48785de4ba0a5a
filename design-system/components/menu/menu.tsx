import type { ReactNode } from 'react';
import { Icon } from '#ds/icons/icon.tsx';
import { chevronDown } from '#ds/icons/icons.ts';
import * as styles from '#ds/components/menu/menu.css';

export type MenuProps = {
  /** `MenuLink` and `MenuButton`, each in an `li`. */
  children: ReactNode;
  /** What the opener shows. */
  face: ReactNode;
  /** `end` where the opener stands at the end of its row; `wide` has two columns. @default "start" */
  list?: keyof typeof styles.lists | undefined;
  /** Menus of one group close each other. @default "main-menu" */
  group?: string | undefined;
} & (
  | {
      /** `icon` is a square of 44 px without a chevron, and must have a label. @default "text" */
      opener: 'icon';
      /** Names an opener that shows no words, or not all of them; it then has no chevron. */
      label: string;
    }
  | {
      /** Words with a chevron, or `icon`: a square of 44 px, which must have a label. @default "text" */
      opener?: 'text' | undefined;
      label?: string | undefined;
    }
);

/** Where one can go, or what can be done, behind one button. Native `details`: it opens without script; with it Escape and a press elsewhere close it. */
export function Menu({ children, face, group = 'main-menu', label, list = 'start', opener = 'text' }: MenuProps) {
  return (
    <details className={styles.root} name={group} data-menu="">
      <summary className={styles.openers[opener]} aria-label={label}>
        {face}
        {opener === 'text' && label === undefined && <Icon icon={chevronDown} size="small" />}
      </summary>
      <ul className={styles.lists[list]}>{children}</ul>
    </details>
  );
}
