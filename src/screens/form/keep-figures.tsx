'use client';
import { type ReactNode, useEffect } from 'react';
import { browserStorage, fillFields, fieldsToKeep, figuresKey } from '#src/screens/form/kept-figures.ts';
import * as styles from '#src/screens/form/keep-figures.css';

type KeepFiguresProps = {
  /** The id of the form that it stands in. */
  form: string;
  /** The path of the page without its language: the figures are kept under it. */
  path: string;
  /** The checkbox `keepFigures`, drawn by the server: a component named here would be in the scripts of every page. */
  children: ReactNode;
};

/** So long rows that are kept are waited for. */
const FRAMES = 60;

/** Keeps what a calculator holds in this browser, if the donor ticks it; unticked, nothing of it is left. Not there without script. */
export function KeepFigures({ children, form, path }: KeepFiguresProps) {
  useEffect(() => {
    const element = document.getElementById(form) as HTMLFormElement | null;
    const box = element?.elements.namedItem('keepFigures') as HTMLInputElement | null;
    const storage = browserStorage();
    if (!element || !box || !storage) return undefined;
    const key = figuresKey(path);
    const kept = storage.getItem(key);
    const keep = () => {
      if (box.checked) storage.setItem(key, fieldsToKeep(element));
      else storage.removeItem(key);
    };
    // A worksheet draws the rows that it is asked for after a frame or two; until then nothing is kept in place of them.
    const restore = (frames: number) => {
      const isWhole = kept === null || fillFields(element, kept);
      if (isWhole || frames === 0) element.addEventListener('input', keep);
      else frame = requestAnimationFrame(() => restore(frames - 1));
    };
    let frame = 0;
    if (kept !== null) box.checked = true;
    restore(FRAMES);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('input', keep);
    };
  }, [form, path]);
  return <div className={styles.scriptOnly}>{children}</div>;
}
