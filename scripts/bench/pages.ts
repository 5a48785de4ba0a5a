import { donateEachSecond } from './donations.ts';
import { BR, load, loadPlain } from './load.ts';
import type { Site } from './site.ts';

type Note = (name: string, figure: number | undefined) => void;
export type BenchProject = { slug: string; id: string };

/** The cookies of a returning donor with a cart, a theme and a session, whose browser runs scripts. */
const DONOR = {
  ...BR,
  cookie: 'js=1; cart=1***2.0.rs.1.*2.0.rs.2.; theme=dark; consent=given; signed-in=1; session=abc',
};

/** Public pages with donors' cookies, compared with plain Hono and the same bytes, without and with one donation a second. */
export async function measurePublicPages(
  site: Site,
  project: BenchProject | undefined,
  seconds: number,
  note: Note,
): Promise<void> {
  const pages: Record<string, string | undefined> = {
    home: '/',
    catalogue: '/projects',
    project: project && `/projects/${project.slug}`,
  };
  for (const [name, address] of Object.entries(pages)) {
    if (address === undefined) continue;
    const plain = await loadPlain(site.origin + address, seconds);
    await measureOne(site, `${name}, donor's cookies`, address, DONOR, seconds, plain?.perSecond, note);
    await measureOne(site, `${name}, ?utm_source=x`, `${address}?utm_source=x`, BR, seconds, plain?.perSecond, note);
    await measureOne(
      site,
      `${name}, client navigation`,
      `/RSC/R${address === '/' ? '/_root' : address}.txt?query=`,
      BR,
      seconds,
      undefined,
      note,
    );
  }
  if (!project) return;
  const stop = await donateEachSecond(site, project.id);
  for (const [name, address] of Object.entries(pages)) {
    if (address === undefined) continue;
    await measureOne(site, `${name}, donor's cookies, a donation a second`, address, DONOR, seconds, undefined, note);
    await measureOne(
      site,
      `${name}, client navigation, a donation a second`,
      `/RSC/R${address === '/' ? '/_root' : address}.txt?query=`,
      BR,
      seconds,
      undefined,
      note,
    );
  }
  note('donations paid meanwhile', await stop());
}

async function measureOne(
  site: Site,
  name: string,
  address: string,
  headers: Record<string, string>,
  seconds: number,
  plain: number | undefined,
  note: Note,
): Promise<void> {
  const figures = await load(site.origin + address, seconds, { headers });
  note(`${name} (requests/s)`, figures?.perSecond);
  note(`${name}, p99 (ms)`, figures?.p99);
  if (figures && plain) note(`${name} / plain Hono`, figures.perSecond / plain);
}
