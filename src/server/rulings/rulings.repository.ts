import { and, desc, inArray, lte } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { rulingValues } from '#src/server/platform/db/schema/rulings.ts';

/** The values that are valid on a day (ISO 8601), one a code. */
export const findRulingValues = (db: Database, codes: readonly string[], day: string) =>
  db
    .selectDistinctOn([rulingValues.code])
    .from(rulingValues)
    .where(and(inArray(rulingValues.code, [...codes]), lte(rulingValues.validFrom, day)))
    .orderBy(rulingValues.code, desc(rulingValues.validFrom));
