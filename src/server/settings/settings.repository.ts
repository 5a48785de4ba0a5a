import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { settings } from '../db/schema/reference.ts';

export async function findSetting(db: Database, category: string, field: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(and(eq(settings.category, category), eq(settings.field, field)));
  return row?.value;
}
