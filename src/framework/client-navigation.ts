'use client';
import { useEffect, useLayoutEffect } from 'react';
import { useRegisterRscEnhancer_UNSTABLE as useRegisterRscEnhancer } from 'waku/minimal/client';
import { getClientNavUrl } from '#src/framework/client-nav-url.ts';

/** Milliseconds that a pointer rests on a link before its page is prefetched. */
const RESTS_FOR_MS = 80;
/** Milliseconds after which a prefetched page is no longer used. */
const USED_WITHIN_MS = 10_000;

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

declare global {
  /** Set when React has hydrated the page. */
  var sanadIsStarted: boolean | undefined;
  /** A control that was pressed before hydration and needs script. */
  var sanadReplay: HTMLElement | undefined;
}

/** Presses the control again that was pressed before hydration. */
export function useReplay(): void {
  useEffect(() => {
    globalThis.sanadIsStarted = true;
    const wish = globalThis.sanadReplay;
    globalThis.sanadReplay = undefined;
    wish?.click();
  }, []);
}

/** Prefetches the page of a link under the pointer. It replaces the browser's speculation rules, which prefetch documents. */
export function usePrefetch(prefetch: (to: '/', options: { ttl: number }) => void): void {
  useEffect(() => {
    document.getElementById('prefetch-rules')?.remove();
    if (savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (event: PointerEvent) => {
      clearTimeout(timer);
      const link = (event.target as Element | null)?.closest?.('a');
      const url =
        link &&
        getClientNavUrl(
          { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false },
          link,
          location,
        );
      if (url) timer = setTimeout(prefetch, RESTS_FOR_MS, (url.pathname + url.search) as '/', { ttl: USED_WITHIN_MS });
    };
    // A press starts the navigation, which fetches the page itself.
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
 * The data of a page carries the normal form of its query. Keeps the query of the link in the address: without this the
 * router would take the normal form for a redirect.
 */
export function useKeepQuery(): void {
  const register = useRegisterRscEnhancer();
  useLayoutEffect(
    () =>
      register((next) => async (path, params, options) => {
        const result = await next(path, params, options);
        const route = (result.elements as Elements)['ROUTE'];
        const query = params instanceof URLSearchParams ? params.get('query') : null;
        if (Array.isArray(route) && query !== null && path === `R${route[0] === '/' ? '/_root' : String(route[0])}`)
          route[1] = query;
        return result;
      }),
    [register],
  );
}
