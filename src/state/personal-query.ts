/**
 * How lists of whoever is signed in are kept in the browser: fresh for a minute, kept for five after the last use, and not asked
 * for again because a window came to the front. A list that cannot be read is left out, and the page is complete without it.
 */
export const PERSONAL_QUERY = {
  staleTime: 60_000,
  gcTime: 5 * 60_000,
  refetchOnWindowFocus: false,
  retry: false,
} as const;

const sessions = new WeakMap<object, number>();
let last = 0;
/** A number of the session by which lists are kept: whoever signs in next, in another tab too, is shown nothing of the one before. */
export function sessionNumber(personal: object | undefined): number {
  if (personal === undefined) return 0;
  const known = sessions.get(personal);
  if (known !== undefined) return known;
  last += 1;
  sessions.set(personal, last);
  return last;
}
