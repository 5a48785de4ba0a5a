const openMenus = () => document.querySelectorAll('details[data-menu][open]');

const closeOthers = (event) => { for (const menu of openMenus()) if (!menu.contains(event.target)) menu.open = false; };

/**
 * What native `details` lack as menus: Escape closes them and gives focus back, and so does a click elsewhere. Heard on the
 * way down, because React stops keys and presses at the document while it hydrates.
 */
export function watchMenus() {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  }, true);
  addEventListener('pointerdown', closeOthers, true);
  addEventListener('focusin', closeOthers, true);
}
