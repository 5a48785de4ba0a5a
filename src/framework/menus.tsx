'use client';
import { useEffect } from 'react';

/** What native `details` lack as menus: Escape closes them and gives focus back, and so does a click elsewhere. */
export function Menus() {
  useEffect(() => {
    const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      for (const menu of openMenus()) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    };
    const onPointer = (event: Event) => {
      for (const menu of openMenus()) if (!menu.contains(event.target as Node)) menu.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onPointer);
    };
  }, []);
  return null;
}
