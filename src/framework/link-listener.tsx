'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku/router/client';
import { getClientNavUrl } from '#src/framework/client-nav-url.ts';
import { useKeepQuery, usePrefetch, useReplay } from '#src/framework/client-navigation.ts';

/** Milliseconds before a navigation shows its fallback; a quicker one would only flash. */
const SHOW_AFTER_MS = 150;

/** So long a page is waited for; then the browser loads the document, and says itself where nothing answers. */
const ANSWERED_WITHIN_MS = 15_000;

/** The scroll position of each address when it was left, restored by going back. A link begins at the top. */
const places: Record<string, number> = {};

/**
 * Navigates without a full load, by one listener for all links, so that links are plain HTML and work before hydration.
 * Shows `slow` in place of `idle` while a navigation takes long. Announces the title of the new page and moves the focus to
 * its content, as a full load would.
 */
export function SoftLinks({
  className,
  idle,
  slow,
}: {
  /** Class of the visually hidden title. */ className: string;
  idle: ReactNode;
  slow: ReactNode;
}) {
  const { push, path, prefetch, query } = useRouter();
  usePrefetch(prefetch);
  useKeepQuery();
  useReplay();
  /** The address from which a slow navigation began; undefined when there is none. */
  const [slowFrom, setSlowFrom] = useState<string>();
  const title = useRef<HTMLOutputElement>(null);
  const shown = useRef(path);
  const here = `${path}?${query}`;

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // Set outside React, because a live region announces only changes of its text.
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
      const url = getClientNavUrl(event, link, location);
      if (!url) return;
      event.preventDefault();
      places[location.href] = scrollY;
      places[url.href] = 0;
      closeMenus();
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A part of the page that is updated in place shows its own state, and the rest stays readable.
        if (!link.closest('[data-partial]')) setSlowFrom(here);
        timer = setTimeout(load, ANSWERED_WITHIN_MS);
      }, SHOW_AFTER_MS);
      const load = () => location.assign(url);
      const settled = () => {
        clearTimeout(timer);
        setSlowFrom(undefined);
      };
      // If the router fails, the browser loads the document.
      push((url.pathname + url.search + url.hash) as '/').then(settled, load);
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

/** Closes open menus, which would cover the next page. */
function closeMenus(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  for (const open of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) open.open = false;
}
