import { asc } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { contactInfo } from '../db/schema/reference.ts';

export const findContactInfo = (db: Database) => db.select().from(contactInfo).orderBy(asc(contactInfo.createdAt));
