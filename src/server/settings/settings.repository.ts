import type { Database } from '../db/client.ts';
import { settings } from '../db/schema/reference.ts';

/** All settings: they are few, and one request asks for several. */
export const findSettings = (db: Database) => db.select({ category: settings.category, field: settings.field, value: settings.value }).from(settings);
