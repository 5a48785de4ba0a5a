import type { OpenFormat, OpenTable } from '#src/contracts/open-data.ts';

/** The address of a table: `/open-data/projects.csv`. */
export const openDataPath = (table: OpenTable, format: OpenFormat): string => `/open-data/${table}.${format}`;
