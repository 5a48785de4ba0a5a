'use client';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Icon } from '#ds/icons/icon.tsx';
import { check, copy } from '#ds/icons/icons.ts';
import { root } from '#ds/components/button/button.css';
import { refused } from '#ds/components/copy-field/copy-button.css';
import { hidden, scriptOnly } from '#ds/layout/layout.css';

export type CopyButtonProps = {
  /** What is copied, for the button's name and for what is said. */ label: string;
  /** What goes to the clipboard, without spaces of display. */ value: string;
  /** The button's own words, where the label does not fit into ours. */ copyLabel?: string | undefined;
};

type State = 'resting' | 'copied' | 'refused';

/**
 * Copies and says so: the mark becomes a tick for two seconds, and the words are read. A browser may refuse: then it says
 * how to copy by hand. Not there where no script runs; pressed before the page's script has come, it is pressed again then
 * (`data-replay`).
 */
export function CopyButton({ copyLabel, label, value }: CopyButtonProps) {
  const { t } = useLingui();
  const [state, setState] = useState<State>('resting');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('resting'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const press = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  const words = {
    resting: '',
    copied: t`${label} copied`,
    refused: t`Your browser could not copy the text. Select it and copy it yourself.`,
  };
  return (
    <>
      <button
        type="button"
        data-replay=""
        className={`${root({ tone: 'quiet', size: 'small', isIconOnly: true })} ${scriptOnly}`}
        aria-label={copyLabel ?? t`Copy ${label}`}
        onClick={() => void press()}
      >
        <Icon icon={state === 'copied' ? check : copy} />
      </button>
      <output className={state === 'refused' ? refused : hidden}>{words[state]}</output>
    </>
  );
}
