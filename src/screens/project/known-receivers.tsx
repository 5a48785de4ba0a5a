'use client';
import { useHydrateAtoms } from 'jotai/utils';
import type { ReactNode } from 'react';
import { type SavedReceiver, savedReceiversAtom } from '#src/state/saved-receivers.ts';

/**
 * Whom the donor saved, where the page was rendered for them: a browser without script reads them nowhere else. Around the
 * form and not beside it, so that the form is drawn after they are known.
 */
export function KnownReceivers({ children, receivers }: { receivers: readonly SavedReceiver[]; children: ReactNode }) {
  useHydrateAtoms([[savedReceiversAtom, receivers]]);
  return children;
}
