const openMenus = () => document.querySelectorAll('details[data-menu][open]');

const closeOthers = (event) => { for (const menu of openMenus()) if (!menu.contains(event.target)) menu.open = false; };

/** What native `details` lack as menus: Escape closes them and gives focus back, and so does a click elsewhere. */
export function watchMenus() {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  addEventListener('pointerdown', closeOthers);
  addEventListener('focusin', closeOthers);
}
