/** The addresses of flight data, as Waku's router requests them: `/RSC/R/projects.txt?query=…` for `/projects?…`. */
const PREFIX = '/RSC/';
const ROUTE = /^R(\/.*)$/;

export type DataAddress = {
  rscPath: string;
  params: URLSearchParams;
  /** The page's own path. */ path: string;
  /** The page's query, without `?`. */ query: string;
};

/** The page of a flight data address; undefined for any other address. */
export function readDataAddress(url: string): DataAddress | undefined {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.startsWith(PREFIX) || !pathname.endsWith('.txt')) return undefined;
  const rscPath = pathname.slice(PREFIX.length, -'.txt'.length).replace(/_$/, '');
  const route = ROUTE.exec(rscPath)?.[1];
  if (route === undefined || route.includes('//') || route.endsWith('/')) return undefined;
  const path = route === '/_root' ? '/' : route.replace(/^\/__/, '/_');
  return { rscPath, params: searchParams, path, query: searchParams.get('query') ?? '' };
}

/** The address of a page's flight data. `version` names one rendering, whose bytes never change. */
export function dataAddress(path: string, query: string, version?: string): string {
  const route = path === '/' ? '/_root' : path.replace(/^\/_/, '/__');
  const encoded = `R${route}`.replace(/_$/, '__');
  const params = new URLSearchParams({ query, ...(version ? { version } : {}) });
  return `${PREFIX}${encoded}.txt?${params.toString()}`;
}
