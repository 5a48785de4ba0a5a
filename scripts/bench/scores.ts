import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillCart } from './cart.ts';
import { auditPage } from './lighthouse.ts';
import { listOf } from './lists.ts';
import type { Figures, Note } from './measure.ts';
import { type Site, startSite } from './site.ts';
import { printTable } from './table.ts';

/** Lighthouse's scores of the pages of a donation; cart and checkout with an item in the cart. */
export async function measureScores(site: Site, note: Note): Promise<void> {
  const [project] = await listOf(site, '/api/v1/projects?limit=1&donationMethod=money&status=published');
  const cookie = project && (await fillCart(site, project.id));
  const [news] = await listOf(site, '/api/v1/news?limit=1');
  const pages = {
    home: '/',
    catalogue: '/projects',
    project: project && `/projects/${project.slug}`,
    zakat: '/projects/zakat',
    article: news && `/news/${news.slug}`,
    cart: '/cart',
    checkout: '/checkout',
  };
  for (const [name, address] of Object.entries(pages)) {
    if (address === undefined) continue;
    const scores = await auditPage(
      site.origin + address,
      address === '/cart' || address === '/checkout' ? cookie : undefined,
    );
    for (const [kind, figure] of Object.entries(scores)) note(`Lighthouse, ${name}: ${kind}`, figure);
  }
}

/** Lighthouse's scores of the built site alone. */
export async function benchScores(folder: string): Promise<void> {
  const figures: Figures = new Map();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sanad-bench-data-'));
  const site = await startSite(folder, { dataDir });
  try {
    await measureScores(site, (name, figure) => {
      if (figure !== undefined) figures.set(name, figure);
    });
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  printTable({ head: figures, base: undefined });
}
