/** What this device keeps of the site, as the service worker stored it: `src/framework/offline/service-worker.js`. */
type PageCopy = { path: string; title: string; /** When the copy was made, ISO 8601. */ keptAt: string };
export type PageCopies = { projects: readonly PageCopy[]; cart: PageCopy | undefined };

/** The part of a page's title before the name of the site. */
const titleOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').title.replace(/ \| [^|]*$/, '');

async function pagesIn(cacheName: string, isWanted: (path: string) => boolean): Promise<PageCopy[]> {
  const cache = await caches.open(cacheName);
  const wanted = (await cache.keys()).filter(({ url }) => isWanted(new URL(url).pathname));
  return Promise.all(
    wanted.map(async (request) => {
      const copy = (await cache.match(request))!;
      return {
        path: new URL(request.url).pathname,
        title: titleOf(await copy.text()),
        keptAt: copy.headers.get('x-kept-at') ?? '',
      };
    }),
  );
}

/**
 * The kept projects of a language, the last opened first, and the cart.
 * @param projects the beginning of their paths
 * @param calculators paths that begin like those of projects
 */
export async function readPageCopies({
  calculators,
  cart,
  projects,
}: {
  projects: string;
  cart: string;
  calculators: readonly string[];
}): Promise<PageCopies> {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages:'));
  const isProject = (path: string) =>
    path.startsWith(projects) && !path.slice(projects.length).includes('/') && !calculators.includes(path);
  const [found, [inCart]] = await Promise.all([
    Promise.all(names.map((name) => pagesIn(name, isProject))),
    pagesIn('cart', (path) => path === cart),
  ]);
  const isFilled = document.documentElement.hasAttribute('data-cart');
  return {
    projects: found.flat().toSorted((a, b) => b.keptAt.localeCompare(a.keptAt)),
    cart: isFilled ? inCart : undefined,
  };
}
