import { atom } from 'jotai';
import type { GiftReceiver } from '#src/contracts/gift-receivers.ts';
import { personalCallAtom } from '#src/state/personal-call.ts';

export type SavedReceiver = Pick<GiftReceiver, 'id' | 'name'>;

/** Whom whoever is signed in saved to give for again; undefined until they are read. */
export const savedReceiversAtom = atom<readonly SavedReceiver[] | undefined>(undefined);

/** Reads them from the server, once a page. The form is complete without them. */
export const readSavedReceiversAtom = atom(null, async (get, set, locale: string): Promise<void> => {
  if (get(savedReceiversAtom)) return;
  try {
    const read = await get(personalCallAtom)?.call('/api/v1/user/gift-receivers?limit=100', { locale });
    if (read) set(savedReceiversAtom, (read as { data: SavedReceiver[] }).data);
  } catch {
    // A name is typed as by anybody else.
  }
});
