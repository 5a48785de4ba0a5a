import { useEffect, useState } from 'react';
import { afterPress } from '#src/screens/form/after-press.ts';
import { SACRIFICE_FORM_ID } from '#src/screens/sacrifices/sacrifices-view.ts';

/** The sacrifice that is ticked in the list, which the server draws. @param first the one that the server ticked */
export function useChosen(first: string): string {
  const [id, setId] = useState(first);
  useEffect(() => {
    const read = () => {
      const selector = `input[name="sacrificeId"][form="${SACRIFICE_FORM_ID}"]:checked`;
      const checked = document.querySelector<HTMLInputElement>(selector);
      if (checked) setId(checked.value);
    };
    const cancel = afterPress(read);
    document.addEventListener('change', read);
    return () => {
      cancel();
      document.removeEventListener('change', read);
    };
  }, []);
  return id;
}
