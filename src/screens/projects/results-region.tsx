'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { searchAddress } from '#src/screens/projects/search-address.ts';
import * as styles from '#src/screens/projects/projects.css';

/** What is drawn and said comes from the server, so that no other page carries it. */
type ResultsPlaceProps = {
  children: ReactNode;
  /** What stands here. */ label: string;
  /** What is said while it is on its way. */ busy: string;
  /** What is drawn meanwhile. */ shape: ReactNode;
  /** The id of the search form. */ form: string;
};

/** A quicker answer would only flash. */
const SHOW_AFTER_MS = 150;

/**
 * Where the list stands. The search form is the browser's own; with script its answer comes into this place alone, and
 * while it is on its way its shape is shown here and said. The way there is a link like any other, which the page follows.
 */
export function ResultsRegion({ busy, children, form: formId, label, shape }: ResultsPlaceProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const place = useRef<HTMLElement>(null);
  /** The list that stood here when the search began: as soon as there is another, nothing is waited for. */
  const left = useRef<{ list: ReactNode; chosen?: string | undefined }>(undefined);
  /** The field whose change began the search. */
  const chosen = useRef<string>(undefined);
  const [waitingFor, setWaitingFor] = useState<{ list: ReactNode }>();
  const isWaiting = waitingFor !== undefined && waitingFor.list === children;

  useEffect(() => {
    if (!left.current || left.current.list === children) return;
    const { chosen: id } = left.current;
    left.current = undefined;
    // The fields are replaced with the list: who goes through the choices of a filter stays at the one just chosen.
    const field = id === undefined ? place.current : document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    field?.focus({ preventScroll: true });
  }, [children]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const search = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== 'get' || !link.current) return;
      const address = searchAddress(form.action, new FormData(form));
      // The same search again is the browser's to load again.
      if (address === location.href) return;
      event.preventDefault();
      left.current = { list: children, chosen: chosen.current };
      chosen.current = undefined;
      timer = setTimeout(setWaitingFor, SHOW_AFTER_MS, left.current);
      link.current.href = address;
      link.current.click();
    };
    // A choice takes effect at once, except in the sheet, whose button says when.
    const choose = ({ target }: Event) => {
      const field = target as HTMLInputElement | HTMLSelectElement;
      if (field.form?.id !== formId || field.type === 'search' || field.closest(':popover-open')) return;
      chosen.current = field.id;
      field.form.requestSubmit();
    };
    document.addEventListener('submit', search);
    document.addEventListener('change', choose);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('submit', search);
      document.removeEventListener('change', choose);
    };
  }, [children, formId]);

  return (
    <section className={styles.results} ref={place} tabIndex={-1} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- nobody sees it: the search gives it its address and follows it */}
      <a ref={link} hidden data-partial="">
        {label}
      </a>
      <output>
        <VisuallyHidden>{isWaiting ? busy : ''}</VisuallyHidden>
      </output>
      {isWaiting ? shape : children}
    </section>
  );
}
