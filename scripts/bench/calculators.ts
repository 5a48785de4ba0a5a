import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres-cluster.ts';
import { type Figures, measureCalculators } from './measure.ts';
import { startSite } from './site.ts';
import { printTable } from './table.ts';

/** Prints how many questions a second the calculators of the built site answer, on a PostgreSQL of its own. */
export async function benchCalculators(folder: string, seconds: number): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sanad-bench-calculators-'));
  const postgres = await startPostgres();
  try {
    const site = await startSite(folder, { dataDir, databaseUrl: await postgres.createDatabase() });
    const figures: Figures = new Map();
    try {
      await measureCalculators(site, seconds, (name, figure) => {
        if (figure !== undefined) figures.set(name, figure);
      });
    } finally {
      await site.stop();
    }
    printTable({ head: figures, base: undefined });
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
