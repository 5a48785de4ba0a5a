'use client';
import { useHydrateAtoms } from 'jotai/utils';
import { type SavedReceiver, savedReceiversAtom } from '#src/state/saved-receivers.ts';

/** Whom the donor saved, where the page was rendered for them: a browser without script reads them nowhere else. */
export function KnownReceivers({ receivers }: { receivers: readonly SavedReceiver[] }) {
  useHydrateAtoms([[savedReceiversAtom, receivers]]);
  return null;
}
