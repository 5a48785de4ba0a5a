import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { weighPages } from './bytes.ts';
import { fillCart } from './cart.ts';
import { listOf } from './lists.ts';
import { BR, load, loadPlain } from './load.ts';
import { measurePublicPages } from './pages.ts';
import { measureScores } from './scores.ts';
import { raceForShares } from './shares.ts';
import { type Site, startSite } from './site.ts';

export type Figures = Map<string, number>;
export type Plan = {
  seconds: number;
  minutes: number;
  postgresUrl: () => Promise<string>;
  /** With Lighthouse, which takes minutes. */ hasScores: boolean;
};

/** All figures of one built worktree, by name, in the order of the table. */
export async function measure(folder: string, { hasScores, minutes, postgresUrl, seconds }: Plan): Promise<Figures> {
  const figures: Figures = new Map();
  const note = (name: string, figure: number | undefined) => {
    if (figure !== undefined) figures.set(name, figure);
  };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sanad-bench-data-'));
  try {
    const first = await startSite(folder, { dataDir });
    note('cold start, first ever (ms)', first.readyAfterMs);
    await first.stop();
    const site = await startSite(folder, { dataDir });
    note('cold start, reopened (ms)', site.readyAfterMs);
    try {
      note('memory before load (MB)', site.memoryMb());
      await measureBytes(site, note);
      await measurePages(site, seconds, note);
      await measurePublicPages(
        site,
        (await listOf(site, '/api/v1/projects?limit=1&donationMethod=money&status=published'))[0],
        seconds,
        note,
      );
      if (hasScores) await measureScores(site, note);
      await measureWrites(site, 'embedded', seconds, note);
      await load(`${site.origin}/`, Math.max(1, Math.round(minutes * 30)), { headers: BR });
      await load(`${site.origin}/`, Math.max(1, Math.round(minutes * 30)), { headers: { cookie: 'theme=light' } });
      note(`memory after ${minutes} min of load (MB)`, site.memoryMb());
    } finally {
      await site.stop();
    }
    const served = await startSite(folder, { dataDir: path.join(dataDir, 'served'), databaseUrl: await postgresUrl() });
    try {
      await measureApi(served, 'PostgreSQL', seconds, note);
      await measureGiving(served, 'PostgreSQL', seconds, note);
      await measureWrites(served, 'PostgreSQL', seconds, note);
      await measureCalculators(served, seconds, note);
      const race = await raceForShares(served);
      note('100 buyers of the last shares of an animal, until all are answered (ms)', race?.ms);
      note('shares sold to them of those that were left', race && race.sold / race.left);
    } finally {
      await served.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return figures;
}

export type Note = (name: string, figure: number | undefined) => void;

async function measureBytes(site: Site, note: Note): Promise<void> {
  const [project] = await listOf(site, '/api/v1/projects?limit=1');
  const weights = await weighPages(site.origin, project && `/projects/${project.slug}`);
  for (const kind of ['script', 'style', 'html'] as const) {
    for (const [name, weight] of Object.entries(weights)) note(`${kind} of ${name} (bytes, gzip)`, weight?.[kind]);
  }
}

async function measurePages(site: Site, seconds: number, note: Note): Promise<void> {
  const cached = await load(`${site.origin}/`, seconds, { headers: BR });
  const plain = await loadPlain(`${site.origin}/`, seconds);
  note('cached home (requests/s)', cached?.perSecond);
  note('cached home, p99 (ms)', cached?.p99);
  note('plain Hono, same bytes (requests/s)', plain?.perSecond);
  if (cached && plain) note('cached home / plain Hono', cached.perSecond / plain.perSecond);
  const rendered = await load(`${site.origin}/`, seconds, { headers: { cookie: 'theme=light' } });
  note('rendered home (requests/s)', rendered?.perSecond);
  note('rendered home, p99 (ms)', rendered?.p99);
  await measureApi(site, 'embedded', seconds, note);
}

async function measureApi(site: Site, database: string, seconds: number, note: Note): Promise<void> {
  const projects = await load(`${site.origin}/api/v1/projects`, seconds);
  note(`list of projects, ${database} (requests/s)`, projects?.perSecond);
  note(`list of projects, ${database}, p99 (ms)`, projects?.p99);
}

/** Personal pages, which are not cached. */
async function measureGiving(site: Site, database: string, seconds: number, note: Note): Promise<void> {
  const projects = await listOf(site, '/api/v1/projects?limit=20');
  const cookie = await firstOf(projects, ({ id }) => fillCart(site, id));
  if (cookie === undefined) return;
  for (const [name, address] of [
    ['cart', '/cart'],
    ['checkout', '/checkout'],
  ] as const) {
    const page = await load(site.origin + address, seconds, { headers: { cookie } });
    note(`${name} page, ${database} (requests/s)`, page?.perSecond);
    note(`${name} page, ${database}, p99 (ms)`, page?.p99);
  }
}

async function firstOf<Item, Result>(
  items: readonly Item[],
  attempt: (item: Item) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  for (const item of items) {
    const result = await attempt(item);
    if (result !== undefined) return result;
  }
  return undefined;
}

async function measureWrites(site: Site, database: string, seconds: number, note: Note): Promise<void> {
  const [category] = await listOf(site, '/api/v1/project-categories');
  if (!category) return;
  const order = {
    items: [{ type: 'endowment', categoryId: category.id, price: 1500 }],
    paymentMethod: 'bank',
    donor: { fullName: 'A Donor', email: 'donor@example.org' },
  };
  const orders = await load(`${site.origin}/api/v1/user/orders`, seconds, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  note(`order by bank, ${database} (requests/s)`, orders?.perSecond);
  note(`order by bank, ${database}, p99 (ms)`, orders?.p99);
}

/** The calculators of the API, with the work of a usual question. */
export async function measureCalculators(site: Site, seconds: number, note: Note): Promise<void> {
  const questions = {
    zakat: ['/zakat/calculate', { cash: 1_000_000, gold: [{ weight: 40, caliber: 21 }], silver: [{ weight: 200 }] }],
    kafarat: ['/kafarat/calculate', { kind: 'oath', count: 3 }],
    purification: ['/stock-purge/calculate', { items: [{ symbol: 'NJE', shares: 1000, period: '2025' }] }],
  } as const;
  for (const [name, [address, body]] of Object.entries(questions)) {
    const answered = await load(`${site.origin}/api/v1${address}`, seconds, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    note(`calculator of ${name}, PostgreSQL (requests/s)`, answered?.perSecond);
  }
}
