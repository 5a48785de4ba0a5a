'use client';
import type { ReactNode } from 'react';
import { KeptRows } from '#src/screens/offline/kept-rows.tsx';
import type { OfflineWords } from '#src/screens/offline/offline-view.ts';
import { useOfflineState } from '#src/screens/offline/use-offline-state.ts';
import { WayOn } from '#src/screens/offline/way-on.tsx';
import * as styles from '#src/screens/offline/offline.css';

type OnDeviceProps = {
  words: OfflineWords;
  where: Parameters<typeof useOfflineState>[0];
  /** The row before: what every device keeps. */ before: ReactNode;
  /** The row after: what waits for a connection. */ after: ReactNode;
};

/** The list of what works, completed by what this device keeps. */
export function OnDevice({ after, before, where, words }: OnDeviceProps) {
  const state = useOfflineState(where);
  return (
    <>
      <ul className={styles.rows} data-hydrates="">
        {before}
        <KeptRows kept={state.kept} words={words} />
        {after}
      </ul>
      <WayOn state={state} words={words} />
    </>
  );
}
