import type { Database } from '#src/server/platform/db/client.ts';
import { settings } from '#src/server/platform/db/schema/reference.ts';

/** All settings at once, because they are few and one request needs several. */
export const findSettings = (db: Database) =>
  db.select({ category: settings.category, field: settings.field, value: settings.value }).from(settings);
