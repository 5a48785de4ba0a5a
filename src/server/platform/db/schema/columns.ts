import { sql, type SQL } from 'drizzle-orm';
import { bigint, char, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import type { CurrencyCode } from '#money/currencies.ts';
import type { LocalText } from '#src/domain/slug.ts';

/** A UUID v7, which is ordered by time, so that indexes grow at their end. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => v7());
/** An amount in minor units, as a safe integer. */
export const minor = () => bigint({ mode: 'number' });
export const currency = () => char({ length: 3 }).$type<CurrencyCode>();
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
/** Text by language, with at least one language. */
export const localText = () => jsonb().$type<LocalText>();

export const oneOf = (column: unknown, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
export const hasText = (column: unknown): SQL => sql`jsonb_typeof(${column}) = 'object' and ${column} <> '{}'::jsonb`;
