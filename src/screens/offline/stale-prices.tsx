'use client';
import { type ReactNode, useEffect, useState } from 'react';

/** A browser's timers wait no longer. */
const LONGEST_MS = 2 ** 31 - 1;

/** Shows its warning from a moment on, by the device's clock: a copy of the page does not know how old it has become. */
export function StalePrices({ children, staleFrom }: { staleFrom: string; children: ReactNode }) {
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    const waits = Math.min(Math.max(0, Date.parse(staleFrom) - Date.now()), LONGEST_MS);
    const timer = setTimeout(() => setStale(Date.now() >= Date.parse(staleFrom)), waits);
    return () => clearTimeout(timer);
  }, [staleFrom]);
  return isStale && children;
}
