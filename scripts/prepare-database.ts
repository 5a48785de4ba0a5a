/** A step of the build: creates an empty embedded database with its tables, so that the first start of a server need not. */
import { rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migrateEmbedded } from '#src/server/platform/db/client.ts';
import { PREPARED_DATABASE } from '#src/server/platform/db/prepared-database.ts';

rmSync(PREPARED_DATABASE, { recursive: true, force: true });
const client = await PGlite.create({ dataDir: PREPARED_DATABASE, extensions: { pg_trgm } });
await migrateEmbedded(client);
await client.close();
