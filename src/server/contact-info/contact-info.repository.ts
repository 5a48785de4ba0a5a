import { asc } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { contactInfo } from '#src/server/platform/db/schema/reference.ts';

export const findContactInfo = (db: Database) => db.select().from(contactInfo).orderBy(asc(contactInfo.createdAt));
