'use client';
import { useEffect } from 'react';
import { fieldsToKeep, fillFields } from '#src/screens/form/kept-figures.ts';

/** So long rows that are filled again are waited for. */
const FRAMES = 60;

/** What forms held when their pages were left, by path: in the memory of this document alone, which a reload and signing out empty. */
const held = new Map<string, string>();
/** The path of the page that the browser's back or forward button led to. */
let returnedTo: string | undefined;
if (typeof window !== 'undefined') addEventListener('popstate', () => (returnedTo = location.pathname));

/**
 * After the back button what was typed in a form is there again, though the page is drawn again. Its fields are not completed by
 * the browser, so it would not fill them itself. Whoever comes by a link begins with empty fields.
 */
export function TypedAgain({ form }: { form: string }) {
  useEffect(() => {
    const element = document.getElementById(form) as HTMLFormElement | null;
    if (!element) return undefined;
    const { pathname } = location;
    const text = returnedTo === pathname ? held.get(pathname) : undefined;
    returnedTo = undefined;
    const hold = () => held.set(pathname, fieldsToKeep(element));
    // Events of a field that belongs to the form and stands outside it do not pass through the form.
    const holdItsOwn = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.form === element) hold();
    };
    let frame = 0;
    // A worksheet draws the rows that it is asked for after a frame or two; until then nothing is held in place of them.
    const restore = (frames: number) => {
      if (text === undefined || fillFields(element, text) || frames === 0) {
        element.addEventListener('input', hold);
        document.addEventListener('change', holdItsOwn);
      } else frame = requestAnimationFrame(() => restore(frames - 1));
    };
    restore(FRAMES);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('input', hold);
      document.removeEventListener('change', holdItsOwn);
    };
  }, [form]);
  return null;
}
