import { parse } from 'bowser';

const LONGEST = 80;

/** "Chrome on Android", as a device says of itself; empty where it says nothing that is known. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = parse(userAgent.slice(0, 500));
  return [browser.name, os.name]
    .filter((name) => name !== undefined && name !== '')
    .join(', ')
    .slice(0, LONGEST);
}
