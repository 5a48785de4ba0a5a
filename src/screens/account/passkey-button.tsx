'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { createPasskeyAtoms, type PasskeyFailure } from '#src/state/passkeys.ts';
import { root } from '#ds/components/button/button.css';
import { scriptOnly } from '#ds/layout/layout.css';
import * as styles from '#src/screens/account/passkey.css';

export type PasskeyWords = {
  ask: string;
  /** While the device is asked. */
  waiting: string;
  failures: Record<Exclude<PasskeyFailure, 'internal'>, string> & { internal: string };
};
type PasskeyButtonProps = {
  act: 'signIn' | 'add';
  locale: string;
  /** The address to go on to. */
  next: string;
  /** Sentences of the server, so that no other page carries them. */
  words: PasskeyWords;
};

/** Asks the device for a passkey. Not there without script: the password is. */
export function PasskeyButton({ act, locale, next, words }: PasskeyButtonProps) {
  const { askAtom, stateAtom } = useMemo(() => createPasskeyAtoms(), []);
  const { failure, isWaiting } = useAtomValue(stateAtom);
  const ask = useSetAtom(askAtom);
  const press = async () => {
    const done = await ask(act, locale);
    if (done) location.assign(done.location ?? next);
  };
  return (
    <div className={scriptOnly}>
      <div className={styles.place}>
        <button
          type="button"
          data-replay=""
          className={root({ tone: 'outlined', size: 'large', isFullWidth: act === 'signIn' })}
          aria-busy={isWaiting || undefined}
          onClick={() => void press()}
        >
          {isWaiting ? words.waiting : words.ask}
        </button>
        <p role="alert" className={styles.failure}>
          {failure && words.failures[failure]}
        </p>
      </div>
    </div>
  );
}
