const openMenus = () => document.querySelectorAll('details[data-menu][open]');

/** What native `details` lack as menus: Escape closes them and gives focus back, and so does a click elsewhere. */
export function watchMenus() {
  const close = (event) => { for (const menu of openMenus()) if (!menu.contains(event.target)) menu.open = false; };
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  addEventListener('pointerdown', close);
  addEventListener('focusin', close);
}
