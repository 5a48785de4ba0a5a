'use client';
import { useEffect, useRef, useState } from 'react';
import { OPEN_FOR } from '#src/domain/spam.ts';
import { browserStorage, fieldsToKeep, figuresKey, fillFields } from '#src/screens/form/kept-figures.ts';
import { SENT } from '#src/screens/form/sent-event.ts';
import * as styles from '#src/screens/form/keep-draft.css';

type KeepDraftProps = {
  /** The id of the form that it stands in. */
  form: string;
  /** The path of the page without its language: the draft is kept under it. */
  path: string;
  /** Sentences of the server, so that no other page carries them. */
  words: { kept: string; found: string; erase: string; erased: string };
  /** Whether the page shows what was sent and refused, which is newer than a draft. */
  isSentBack: boolean;
};

type Draft = 'none' | 'kept' | 'found' | 'erased';

/** Keeps what is typed in this browser until it is sent, says so, and erases it when asked. Tells the form how long it was open. */
export function KeepDraft({ form, isSentBack, path, words }: KeepDraftProps) {
  const [draft, setDraft] = useState<Draft>('none');
  const place = useRef<HTMLOutputElement>(null);
  const key = figuresKey(path);
  useEffect(() => {
    const element = document.getElementById(form) as HTMLFormElement | null;
    if (!element) return undefined;
    const storage = browserStorage();
    const kept = storage?.getItem(key);
    // Filling the fields tells the form like typing does.
    let said: Draft = 'found';
    const keep = () => {
      if (!storage) return;
      storage.setItem(key, fieldsToKeep(element));
      setDraft(said);
    };
    // Not left to the next page, which may be closed before its script runs.
    const drop = () => storage?.removeItem(key);
    const measure = () => {
      const field = element.elements.namedItem(OPEN_FOR) as HTMLInputElement | null;
      if (field) field.value = String(Math.floor(performance.now() / 1000));
    };
    element.addEventListener('input', keep);
    if (kept && !isSentBack) fillFields(element, kept);
    said = 'kept';
    // Before the form's own script reads its fields.
    element.addEventListener('submit', measure, { capture: true });
    element.addEventListener(SENT, drop);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('submit', measure, { capture: true });
      element.removeEventListener(SENT, drop);
    };
  }, [form, isSentBack, key]);
  const erase = () => {
    browserStorage()?.removeItem(key);
    (document.getElementById(form) as HTMLFormElement).reset();
    setDraft('erased');
    place.current?.focus();
  };
  return (
    <div className={styles.row}>
      <output ref={place} tabIndex={-1}>
        {draft !== 'none' && words[draft]}
      </output>
      {(draft === 'kept' || draft === 'found') && (
        <button type="button" className={styles.erase} onClick={erase}>
          {words.erase}
        </button>
      )}
    </div>
  );
}
