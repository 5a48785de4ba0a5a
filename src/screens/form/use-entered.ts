import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPress } from '#src/screens/form/after-press.ts';

/**
 * The part of a form that has the focus, and how to tell which has it now. Leaving all parts counts once nothing is pressed:
 * what is asked for then adds lines, and a press is what leaves them.
 */
export function useEntered<Part>(): [Part | undefined, (part: Part | undefined) => void] {
  const [entered, setEntered] = useState<Part>();
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  const enter = useCallback((part: Part | undefined) => {
    cancel.current();
    // A field has its focus once it is pressed, but a button or a box does not act before the release.
    if (part === undefined) cancel.current = afterPress(() => setEntered(undefined));
    else setEntered(part);
  }, []);
  return [entered, enter];
}
