import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
/** A move by its share of the window, and what moved. */
type Moved = { value: number; moved: string[] };

/** Below it nobody sees a move: a tenth of what is named good for a whole visit, https://web.dev/articles/cls. */
const SEEN = 0.01;

/** What moved in sight since the page began; empty when nothing did. */
export const shifts = (page: Page): Promise<Moved[]> =>
  page.evaluate(
    (seen) =>
      new Promise<Moved[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as Shift[])
              .filter(({ value }) => value > seen)
              .map(({ sources, value }) => ({
                value,
                moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML : '').slice(0, 120)),
              })),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 300, []);
      }),
    SEEN,
  );
