/** A step of the build: the empty embedded database with its tables, so that the first start of a server need not make it. */
import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migrateEmbedded } from '#src/server/db/client.ts';
import { PREPARED_DATABASE } from '#src/server/db/prepared-database.ts';

const client = await PGlite.create({ extensions: { pg_trgm } });
await migrateEmbedded(client);
const archive = await client.dumpDataDir('none');
writeFileSync(PREPARED_DATABASE, Buffer.from(await archive.arrayBuffer()));
await client.close();
