import type { PageCopies } from '#src/screens/offline/page-copies.ts';

/** Texts of the part that the browser completes; `[time]` is a moment by the device's clock. */
export type OfflineWords = {
  projects: string;
  projectsNone: string;
  cart: string;
  cartEmpty: string;
  asOf: string;
  tryAgain: string;
  backOnline: string;
  goOn: string;
};

/** What the device holds and how it stands: `kept` is undefined until it was read. */
export type OfflineState = { kept: PageCopies | undefined; isBack: boolean; to: string };
