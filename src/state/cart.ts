import { atom } from 'jotai';

const countAtom = atom<number | undefined>(undefined);
const alertAtom = atom<string | undefined>(undefined);

/** How many lines wait in the cart; undefined until the page's script has read it. */
export const cartCountAtom = atom((get) => get(countAtom));

/** What was just put into the cart, while its alert is shown. */
export const cartAlertAtom = atom((get) => get(alertAtom));

export const cartChangedAtom = atom(
  null,
  (_get, set, { count, added }: { count?: number | undefined; added?: string | undefined }) => {
    if (count !== undefined) set(countAtom, count);
    if (added !== undefined) set(alertAtom, added);
  },
);

export const cartAlertClosedAtom = atom(null, (_get, set) => set(alertAtom, undefined));
