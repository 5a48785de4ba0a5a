import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import postgres from 'postgres';
import type { Query } from './books.ts';

/** Queries PostgreSQL while the site is running. */
export async function lookIntoPostgres<T>(url: string, look: (query: Query) => Promise<T>): Promise<T> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await look(async (text) => [...(await client.unsafe(text))] as Record<string, unknown>[]);
  } finally {
    await client.end();
  }
}

/** Queries the embedded database, which the site must have closed. */
export async function lookIntoEmbedded<T>(dataDir: string, look: (query: Query) => Promise<T>): Promise<T> {
  const client = await PGlite.create({ dataDir: path.join(dataDir, 'database'), extensions: { pg_trgm } });
  try {
    return await look(async (text) => (await client.query<Record<string, unknown>>(text)).rows);
  } finally {
    await client.close();
  }
}
