import { useEffect, useState } from 'react';
import { afterPress } from '#src/screens/form/after-press.ts';

type Fields = Readonly<Record<string, string | undefined>>;

/** What a form holds by its id, read at each change: also what was typed before the script came. */
export function useTypedFields(form: string, initial: Fields): Fields {
  const [typed, setTyped] = useState(initial);
  useEffect(() => {
    const element = document.getElementById(form) as HTMLFormElement | null;
    if (!element) return undefined;
    const read = () => setTyped(Object.fromEntries(new FormData(element)) as Record<string, string>);
    const cancel = afterPress(read);
    element.addEventListener('input', read);
    return () => {
      cancel();
      element.removeEventListener('input', read);
    };
  }, [form]);
  return typed;
}
