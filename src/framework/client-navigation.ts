'use client';
import { useEffect, useLayoutEffect } from 'react';
import { useRegisterRscEnhancer_UNSTABLE as useRegisterRscEnhancer } from 'waku/minimal/client';
import { isSoftClick } from '#src/framework/soft-click.ts';

/** How long a pointer rests on a link before the next page is fetched. */
const RESTS_FOR_MS = 80;
/** What was fetched is not shown later than that. */
const USED_WITHIN_MS = 10_000;

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

declare global {
  /** Set when the page's script has taken the page over. */
  var sanadIsStarted: boolean | undefined;
  /** What was pressed before, and only a script can do. */
  var sanadReplay: HTMLElement | undefined;
}

/** Does what was pressed before the page's script had come. */
export function useReplay(): void {
  useEffect(() => {
    globalThis.sanadIsStarted = true;
    const wish = globalThis.sanadReplay;
    globalThis.sanadReplay = undefined;
    wish?.click();
  }, []);
}

/** Fetches the page of the link that the pointer rests on. The browser's own prefetching of documents, which did so before, ends. */
export function usePrefetch(prefetch: (to: '/', options: { ttl: number }) => void): void {
  useEffect(() => {
    document.getElementById('prefetch-rules')?.remove();
    if (savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (event: PointerEvent) => {
      clearTimeout(timer);
      const link = (event.target as Element | null)?.closest?.('a');
      const url = link && isSoftClick({ button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }, link, location);
      if (url) timer = setTimeout(prefetch, RESTS_FOR_MS, (url.pathname + url.search) as '/', { ttl: USED_WITHIN_MS });
    };
    // Who presses the link is quicker: the router fetches the page itself.
    const pressed = () => clearTimeout(timer);
    document.addEventListener('pointerover', rest);
    document.addEventListener('click', pressed);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', rest);
      document.removeEventListener('click', pressed);
    };
  }, [prefetch]);
}

type Elements = Record<string, unknown>;

/**
 * The data of a page is the same for every query that means it, and names that one. The address keeps what the person's
 * link said: without this the router would take the shorter query for a redirect.
 */
export function useKeepQuery(): void {
  const register = useRegisterRscEnhancer();
  useLayoutEffect(() => register((next) => async (path, params, options) => {
    const result = await next(path, params, options);
    const route = (result.elements as Elements)['ROUTE'];
    const asked = params instanceof URLSearchParams ? params.get('query') : null;
    if (Array.isArray(route) && asked !== null && path === `R${route[0] === '/' ? '/_root' : String(route[0])}`) route[1] = asked;
    return result;
  }), [register]);
}
