const openMenus = () => document.querySelectorAll('details[data-menu][open]');

const closeOthers = (event) => {
  for (const menu of openMenus()) if (!menu.contains(event.target)) menu.open = false;
};

/**
 * What native `details` lack as menus: Escape closes them and returns the focus, and a click elsewhere closes them. Listens in
 * the capture phase, because React stops the propagation of events at the document while it hydrates.
 */
export function watchMenus() {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      for (const menu of openMenus()) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    },
    true,
  );
  addEventListener('pointerdown', closeOthers, true);
  addEventListener('focusin', closeOthers, true);
}
