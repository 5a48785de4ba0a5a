import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import postgres from 'postgres';
import { startProcess } from '../../scripts/bench/site.ts';
import { startPostgres } from '../../scripts/postgres-cluster.ts';

// PostgreSQL and two servers are started here, which takes longer than a page.
test.setTimeout(180_000);

const dataDir = mkdtempSync(path.join(tmpdir(), 'sanad-two-'));
const opened: (() => Promise<unknown>)[] = [];
test.afterAll(async () => {
  for (const close of opened.toReversed()) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('two web processes give the same bytes, show a change soon, and drop a rejected project', async () => {
  const cluster = await startPostgres();
  opened.push(cluster.stop);
  const databaseUrl = await cluster.createDatabase();
  const start = async () => {
    const site = await startProcess('.', 'dist/serve-node.js', {
      ready: '/health/ready',
      // The address of the balancer in front, one for both.
      env: {
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        DEMO_DATA: '1',
        SECRET_KEY: 'a key for this test, long enough to be one',
        PUBLIC_URL: 'http://localhost:4000',
      },
    });
    opened.push(site.stop);
    return site;
  };
  const [one, other] = [await start(), await start()];
  const sql = postgres(databaseUrl, { max: 1 });
  opened.push(() => sql.end());

  const [project] = await sql<
    { id: string; slug: string }[]
  >`select id, slug from projects where status = 'published' and donation_method = 'money' order by id limit 1`;
  const pages = [one, other].map(({ origin }) => `${origin}/projects/${project!.slug}`);
  const read = () => Promise.all(pages.map(async (page) => (await fetch(page)).text()));
  const statuses = () => Promise.all(pages.map(async (page) => (await fetch(page)).status));

  const [first, second] = await read();
  expect(first!.includes('A well for two villages')).toBe(false);
  expect(second === first).toBe(true);

  await sql`update projects set title = title || '{"en":"A well for two villages"}' where id = ${project!.id}`;
  await expect
    .poll(async () => (await read()).map((text) => text.includes('A well for two villages')), { timeout: 60_000 })
    .toEqual([true, true]);
  const [changed, changedToo] = await read();
  expect(changedToo === changed).toBe(true);

  expect(await statuses()).toEqual([200, 200]);
  await sql`update projects set status = 'rejected' where id = ${project!.id}`;
  await expect.poll(statuses, { timeout: 60_000 }).toEqual([404, 404]);
});
