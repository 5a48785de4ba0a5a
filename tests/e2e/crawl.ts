import { getAttributeValue, getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

export type CrawledPage = {
  language: string;
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  /** Paths by language. */
  alternates: Record<string, string>;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** The texts of its structured data. */
  data: string[];
  ids: Set<string>;
};
type Link = { from: string; to: URL };

const AT_ONCE = 6;
/** Answered by the server, but no pages of the site. */
const NO_PAGE = /^\/(?:api|forms|covers|files|pictures|feeds|embed|open-data\/|calendar|oembed)|\.\w+$/;

/** Follows every link from some paths on. Of addresses that differ in their query alone one for each set of names is read, and not followed further. */
export async function crawl(origin: string, from: readonly string[]) {
  const pages = new Map<string, CrawledPage>();
  const broken: string[] = [];
  const named: Link[] = [];
  const seen = new Set<string>(from);
  const files = new Map<string, string>();
  const queue = [...from];
  const read = async (address: string): Promise<void> => {
    const response = await fetch(origin + address, { headers: { accept: 'text/html' } });
    const html = await response.text();
    if (!response.ok) {
      broken.push(`${address}: ${response.status}`);
      return;
    }
    const path = new URL(response.url).pathname;
    const isQuery = address.includes('?');
    const { links, page, pictures } = readPage(html, new URL(response.url));
    if (!isQuery) pages.set(path, page);
    for (const picture of pictures) if (!files.has(picture)) files.set(picture, path);
    for (const link of isQuery ? [] : links) {
      named.push({ from: path, to: link });
      const key = link.search
        ? `${link.pathname}?${[...link.searchParams.keys()].toSorted().join('&')}`
        : link.pathname;
      if (seen.has(key)) continue;
      seen.add(key);
      if (NO_PAGE.test(link.pathname)) files.set(link.pathname + link.search, path);
      else queue.push(link.pathname + link.search);
    }
  };
  await inParallel(queue, read);
  await inParallel([...files.keys()], async (file) => {
    const response = await fetch(origin + file, { method: 'HEAD' });
    if (!response.ok) broken.push(`${file}: ${response.status}, named by ${files.get(file)}`);
  });
  for (const { from: page, to } of named) {
    const id = decodeURIComponent(to.hash.slice(1));
    const target = pages.get(to.pathname);
    if (id && target && !target.ids.has(id)) broken.push(`${page}: there is no #${id} on ${to.pathname}`);
  }
  return { pages, broken: [...new Set(broken)] };
}

/** Works a queue off, several at once, also what is added meanwhile. */
async function inParallel(queue: string[], work: (one: string) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  while (queue.length > 0 || running.size > 0) {
    while (queue.length > 0 && running.size < AT_ONCE) {
      const done = work(queue.shift()!).finally(() => running.delete(done));
      running.add(done);
    }
    await Promise.race(running);
  }
}

const hrefOf = (one: Parameters<typeof getAttributeValue>[0]) => getAttributeValue(one, 'href');

function readPage(html: string, at: URL): { page: CrawledPage; links: URL[]; pictures: string[] } {
  const document = parseDocument(html);
  const all = (name: string) => getElementsByTagName(name, document, true);
  const own = (text: string | undefined): URL[] => {
    if (!text || !URL.canParse(text, at)) return [];
    const url = new URL(text, at);
    return url.origin === at.origin ? [url] : [];
  };
  const metas = all('meta');
  const meta = (name: string) =>
    metas
      .filter((one) => getAttributeValue(one, 'name') === name)
      .map((one) => getAttributeValue(one, 'content'))
      .at(0);
  const links = all('link');
  const alternates = links.filter(
    (one) => getAttributeValue(one, 'rel') === 'alternate' && getAttributeValue(one, 'hreflang') !== undefined,
  );
  const canonical = links.find((one) => getAttributeValue(one, 'rel') === 'canonical');
  return {
    links: all('a').flatMap((one) => own(hrefOf(one))),
    pictures: all('img').flatMap((one) =>
      own(getAttributeValue(one, 'src')).map(({ pathname, search }) => pathname + search),
    ),
    page: {
      language: getAttributeValue(all('html')[0]!, 'lang') ?? '',
      title: textContent(all('title')),
      description: meta('description'),
      canonical: canonical && new URL(hrefOf(canonical)!, at).pathname,
      alternates: Object.fromEntries(
        alternates.map((one) => [getAttributeValue(one, 'hreflang')!, new URL(hrefOf(one)!, at).pathname]),
      ),
      isListed: !meta('robots')?.includes('noindex'),
      data: all('script')
        .filter((one) => getAttributeValue(one, 'type') === 'application/ld+json')
        .map((one) => textContent(one)),
      ids: new Set(
        getElementsByTagName('*', document, true).flatMap((one) => {
          const id = getAttributeValue(one, 'id');
          return id === undefined ? [] : [id];
        }),
      ),
    },
  };
}
