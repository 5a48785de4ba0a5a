import { asc } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { bankAccounts } from '../db/schema/reference.ts';

export const findBankAccounts = (db: Database) => db.select().from(bankAccounts).orderBy(asc(bankAccounts.position));
