import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Logger, SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { onConnectionLost } from '#src/server/platform/db/driver-fault.ts';
import { lockFolder } from '#src/server/platform/db/lock.ts';
import { prepareFolder } from '#src/server/platform/db/prepared-database.ts';
import { waitForPostgres } from '#src/server/platform/db/wait-for-postgres.ts';

/** A PostgreSQL database through Drizzle, embedded or not, or the handle of a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
export type OpenDatabase = {
  db: Database;
  kind: 'embedded' | 'postgres';
  /**
   * Calls back with each `pg_notify` of a committed transaction of any process. `missed` is called after a lost connection,
   * during which notifications may have been missed.
   */
  listen: (channel: string, onText: (text: string) => void, missed?: () => void) => Promise<unknown>;
  close: () => Promise<void>;
};

const MIGRATIONS = path.resolve('src/server/platform/db/migrations');
const casing = 'snake_case';

/** Fills a database after its migrations, before it is used. */
type Prepare = (db: Database) => Promise<void>;

/**
 * Opens PostgreSQL by its address, or the embedded database in a folder, and runs the migrations. `onWait` is called once where
 * PostgreSQL does not answer yet. @throws FolderInUseError, DatabaseAwayError
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  onWait,
  prepare,
}: {
  databaseUrl?: string | undefined;
  dataDir: string;
  prepare?: Prepare;
  onWait?: () => void;
}): Promise<OpenDatabase> {
  return databaseUrl === undefined ? openEmbedded(dataDir, prepare) : openPostgres(databaseUrl, { prepare, onWait });
}

async function openEmbedded(dataDir: string, prepare?: Prepare): Promise<OpenDatabase> {
  const lock = lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'database');
    const { made } = prepareFolder(folder);
    const client = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
    await migrateEmbedded(client);
    made();
    await prepare?.(embeddedDatabase(client));
    return {
      db: embeddedDatabase(client),
      kind: 'embedded',
      listen: (channel, onText) => client.listen(channel, onText),
      close: async () => {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

export const migrateEmbedded = (client: PGlite): Promise<void> =>
  migratePglite(drizzlePglite(client, { casing }), { migrationsFolder: MIGRATIONS });

export function embeddedDatabase(client: PGlite, logger?: Logger): Database {
  const db = drizzlePglite(client, { casing, ...(logger ? { logger } : {}) }) as unknown as Database;
  return guarded(() => db);
}

/** Longer than a restart of PostgreSQL takes. */
const WAIT_MS = 30_000;

/**
 * Opens PostgreSQL, and waits for it where it does not answer yet. When several processes start at once, one migrates and fills the
 * database while the others wait. @param waitMs milliseconds @throws DatabaseAwayError
 */
export async function openPostgres(
  url: string,
  {
    logger,
    onWait,
    prepare,
    waitMs = WAIT_MS,
  }: {
    logger?: Logger | undefined;
    prepare?: Prepare | undefined;
    onWait?: (() => void) | undefined;
    waitMs?: number;
  } = {},
): Promise<OpenDatabase> {
  await waitForPostgres(url, () => migrate(url, prepare), { forMs: waitMs, onWait });
  const open = () => {
    const client = postgres(url, { max: 10, onnotice: () => {} });
    return { client, db: drizzlePostgres(client, { casing, ...(logger ? { logger } : {}) }) as unknown as Database };
  };
  let pool = open();
  const listeners: Parameters<OpenDatabase['listen']>[] = [];
  const listenTo = ([channel, onText, missed = () => {}]: Parameters<OpenDatabase['listen']>, isAgain = false) => {
    let isFirst = !isAgain;
    return pool.client.listen(channel, onText, () => {
      if (!isFirst) missed();
      isFirst = false;
    });
  };
  const stop = onConnectionLost(() => {
    const { client } = pool;
    pool = open();
    // If this fails, the driver retries and calls back when it is connected.
    for (const listener of listeners) void listenTo(listener, true).catch(() => {});
    void client.end({ timeout: 5 });
  });
  return {
    db: guarded(() => pool.db),
    kind: 'postgres',
    listen: (...listener) => {
      listeners.push(listener);
      return listenTo(listener);
    },
    close: () => {
      stop();
      return pool.client.end({ timeout: 5 });
    },
  };
}

/** Runs the migrations and fills the database, by one process at a time. Does nothing where both are done. */
async function migrate(url: string, prepare: Prepare | undefined): Promise<void> {
  const migrator = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await migrator`select pg_advisory_lock(hashtext('sanad:migrations'))`;
    await migratePostgres(drizzlePostgres(migrator, { casing }), { migrationsFolder: MIGRATIONS });
    const first = drizzlePostgres(migrator, { casing }) as unknown as Database;
    await prepare?.(guarded(() => first));
  } finally {
    await migrator.end();
  }
}

const insideTransaction = new AsyncLocalStorage<true>();
const REPEATABLE = new Set(['40001', '40P01']);

/**
 * Rejects the use of the database handle inside a transaction: the embedded database has one connection, so such a query would
 * wait forever. Retries a transaction twice after a deadlock or a serialization failure.
 */
function guarded(open: () => Database): Database {
  const transaction: Database['transaction'] = (work, config) =>
    retried(() => open().transaction((tx) => insideTransaction.run(true, () => work(tx)), config));
  return new Proxy(open(), {
    get(_first, property) {
      if (insideTransaction.getStore())
        throw new Error(`db.${String(property)} inside a transaction: use the transaction's own handle`);
      const db = open();
      return property === 'transaction' ? transaction : Reflect.get(db, property, db);
    },
  });
}

/** Runs work again, twice at most, after a deadlock or a serialization failure, which roll it back completely. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= 3 || !REPEATABLE.has(databaseErrorCode(error) ?? '')) throw error;
    }
  }
}

/** The rows of a raw query, which the two drivers return in different shapes. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Database, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  return (Array.isArray(result) ? [...result] : (result as { rows: Row[] }).rows) as Row[];
}

/** The SQLSTATE code of an error or of one of its causes. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code))
      return current.code;
  }
  return undefined;
}

export const isUniqueViolation = (error: unknown): boolean => databaseErrorCode(error) === '23505';

/** Whether a unique index or a constraint of this name rejected a statement. */
export function violates(error: unknown, name: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    // The two drivers name it differently.
    const { constraint, constraint_name: constraintName } = current as {
      constraint?: unknown;
      constraint_name?: unknown;
    };
    if (constraint === name || constraintName === name) return true;
  }
  return false;
}
