'use client';
import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Glyph } from '#ds/icons/glyph.ts';
import { Icon } from '#ds/icons/icon.tsx';
import * as styles from '#ds/components/menu/menu.css';
import { surface } from '#ds/components/popover/popover.css';

export type MenuEntry = { id: string; label: string; glyph?: Glyph | undefined; href?: string | undefined; hrefLang?: string | undefined; onAction?: (() => void) | undefined; isLast?: boolean | undefined };
export type MenuProps = {
  /** A `Pressable`. */
  trigger: ReactNode;
  label: string;
  items: readonly MenuEntry[];
  placement?: 'bottom start' | 'bottom end' | undefined;
};

/** What can be done, or where one can go, behind one button. Arrow keys move, a letter finds, Enter chooses. */
export function Menu({ items, label, placement = 'bottom start', trigger }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={surface} placement={placement} offset={6}>
        <AriaMenu aria-label={label} className={styles.list}>
          {items.map(({ glyph, href, hrefLang, id, isLast, label: text, onAction }) => (
            <MenuItem key={id} id={id} textValue={text} className={isLast ? styles.danger : styles.item} {...(href !== undefined && { href })} {...(hrefLang !== undefined && { hrefLang })} {...(onAction && { onAction })}>
              {glyph && <Icon glyph={glyph} />}
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
