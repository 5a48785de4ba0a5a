/** Makes every session of a stopped site an hour older: `node tests/e2e/age-sessions.ts FOLDER`. */
import { sql } from 'drizzle-orm';
import { openDatabase } from '#src/server/platform/db/client.ts';

const { close, db } = await openDatabase({ dataDir: process.argv[2]! });
await db.execute(sql`update sessions set created_at = created_at - interval '1 hour'`);
await close();
