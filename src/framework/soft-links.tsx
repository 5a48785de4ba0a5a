'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku/router/client';
import { useKeepQuery, usePrefetch, useReplay } from '#src/framework/client-navigation.ts';
import { isSoftClick } from '#src/framework/soft-click.ts';

/** A route change that takes longer than this is shown; a quicker one would only flash. */
const SHOW_AFTER_MS = 150;

/** How far down each address was when it was left: whoever comes back finds the place again; a link begins at the top. */
const places: Record<string, number> = {};

/**
 * Makes the plain links of the page soft: one listener for all of them, so that a link costs nothing and works before
 * script has come. `slow` stands in the place of `idle` while a route change takes its time; the title of the new page
 * is told politely and focus goes to its content, as a full load would do.
 */
export function SoftLinks({ className, idle, slow }: { /** Of the title that is only heard. */ className: string; idle: ReactNode; slow: ReactNode }) {
  const { push, path, prefetch, query } = useRouter();
  usePrefetch(prefetch);
  useKeepQuery();
  useReplay();
  /** The address that a slow change began from; at another one, or back at rest, nothing is shown. */
  const [slowFrom, setSlowFrom] = useState<string>();
  const title = useRef<HTMLOutputElement>(null);
  const shown = useRef(path);
  const here = `${path}?${query}`;

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // Not React's text: the title is the document's, and only a change of it is told.
    if (title.current) title.current.textContent = document.title;
    if (location.hash) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    scrollTo(0, places[location.href] ?? 0);
  }, [path]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link) return;
      const url = isSoftClick(event, link, location);
      if (!url) return;
      event.preventDefault();
      places[location.href] = scrollY;
      places[url.href] = 0;
      closeMenus();
      clearTimeout(timer);
      // A part of the page that is renewed in its place says so itself: the rest stays readable.
      if (!link.closest('[data-in-place]')) timer = setTimeout(setSlowFrom, SHOW_AFTER_MS, here);
      const settled = () => {
        clearTimeout(timer);
        setSlowFrom(undefined);
      };
      // Where the router cannot, the browser can.
      push((url.pathname + url.search + url.hash) as '/').then(settled, () => location.assign(url));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [push, here]);

  return (
    <>
      {slowFrom === here ? slow : idle}
      <output ref={title} className={className} />
    </>
  );
}

/** A menu that stays open over the next page would hide it. */
function closeMenus(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  for (const open of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) open.open = false;
}
