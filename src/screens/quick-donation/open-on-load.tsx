'use client';
import { useEffect } from 'react';

const PARAMETER = 'donationFrequency';
const INTERVALS = ['day', 'week', 'month', 'year'];

/** The address without the parameter, the rest of its query kept; nothing where it is not there. */
export function withoutFrequency(address: string): { address: string; interval: string | undefined } | undefined {
  const url = new URL(address);
  if (!url.searchParams.has(PARAMETER)) return undefined;
  const asked = url.searchParams.get(PARAMETER) ?? '';
  url.searchParams.delete(PARAMETER);
  return { address: url.pathname + url.search + url.hash, interval: INTERVALS.includes(asked) ? asked : undefined };
}

/** Opens the panel where the address asks for it, or where the last try left something to be put right; then cleans the address. */
export function OpenOnLoad({ isOpenAtFirst, panel }: { panel: string; isOpenAtFirst: boolean }) {
  useEffect(() => {
    const found = withoutFrequency(location.href);
    if (found) history.replaceState(history.state, '', found.address);
    const box = document.getElementById(panel);
    if (!box || (!isOpenAtFirst && !found?.interval)) return;
    if (!box.hasAttribute('popover')) box.scrollIntoView();
    else if (!box.matches(':popover-open')) box.showPopover();
  }, [isOpenAtFirst, panel]);
  return null;
}
