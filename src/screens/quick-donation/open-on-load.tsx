'use client';
import { useEffect } from 'react';

const PARAMETER = 'donationFrequency';
const INTERVALS = ['day', 'week', 'month', 'year'];

/** The address without the parameter, the rest of its query kept; nothing where it is not there. */
function withoutFrequency(address: string): { address: string; interval: string | undefined } | undefined {
  const url = new URL(address);
  if (!url.searchParams.has(PARAMETER)) return undefined;
  const asked = url.searchParams.get(PARAMETER) ?? '';
  url.searchParams.delete(PARAMETER);
  return { address: url.pathname + url.search + url.hash, interval: INTERVALS.includes(asked) ? asked : undefined };
}

/** Opens the panel where a followed link asks for it, and cleans the address. On a full load the head's script does the same, before this one has come. */
export function OpenOnLoad({ panel }: { panel: string }) {
  useEffect(() => {
    const found = withoutFrequency(location.href);
    if (found) history.replaceState(history.state, '', found.address);
    const box = document.getElementById(panel);
    if (!box || !found?.interval) return;
    if (!box.hasAttribute('popover')) box.scrollIntoView();
    else if (!box.matches(':popover-open')) box.showPopover();
  }, [panel]);
  return null;
}
