/** How many recurring donations the home page keeps a place for: no sum, no cause, no person. The head's script reads it under the same key. */
const KEY = 'plans';

/** Remembers in this browser how many are shown, so that the next page has their place before its first paint. */
export function markPlans(shown: number): void {
  document.documentElement.dataset[KEY] = String(shown);
  try {
    localStorage.setItem(KEY, String(shown));
  } catch {
    // Without storage the place is made when they are read.
  }
}
