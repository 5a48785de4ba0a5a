'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import * as styles from '#src/screens/projects/projects.css';
import { searchAddress } from '#src/screens/projects/search-address.ts';

/** What is drawn and said comes from the server, so that no other page carries it. */
type ResultsPlaceProps = { children: ReactNode; /** What stands here. */ label: string; /** What is said while it is on its way. */ busy: string; /** What is drawn meanwhile. */ shape: ReactNode };

/** A quicker answer would only flash. */
const SHOW_AFTER_MS = 150;

/**
 * Where the list stands. The search form is the browser's own; with script its answer comes into this place alone, and
 * while it is on its way its shape is shown here and said. The way there is a link like any other, which the page follows.
 */
export function ResultsPlace({ busy, children, label, shape }: ResultsPlaceProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const place = useRef<HTMLElement>(null);
  /** The list that stood here when the search began: as soon as there is another, nothing is waited for. */
  const left = useRef<{ list: ReactNode }>(undefined);
  const [waitingFor, setWaitingFor] = useState<{ list: ReactNode }>();
  const isWaiting = waitingFor !== undefined && waitingFor.list === children;

  useEffect(() => {
    if (!left.current || left.current.list === children) return;
    left.current = undefined;
    place.current?.focus({ preventScroll: true });
  }, [children]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const search = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== 'get' || !link.current) return;
      const address = searchAddress(form.action, new FormData(form));
      // The same search again is the browser's to load anew.
      if (address === location.href) return;
      event.preventDefault();
      left.current = { list: children };
      timer = setTimeout(setWaitingFor, SHOW_AFTER_MS, left.current);
      link.current.href = address;
      link.current.click();
    };
    document.addEventListener('submit', search);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('submit', search);
    };
  }, [children]);

  return (
    <section className={styles.results} ref={place} tabIndex={-1} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- nobody sees it: the search gives it its address and follows it */}
      <a ref={link} hidden data-in-place="">{label}</a>
      <output><VisuallyHidden>{isWaiting ? busy : ''}</VisuallyHidden></output>
      {isWaiting ? shape : children}
    </section>
  );
}
