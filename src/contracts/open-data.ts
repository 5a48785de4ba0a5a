/** The open data of the charity: nothing in it is about a person. */

/** The columns of each table, in their order. Amounts are whole numbers of minor units, days are of UTC. */
export const OPEN_TABLES = {
  projects: [
    'id',
    'slug',
    'title_en',
    'title_ar',
    'title_tr',
    'programs',
    'country',
    'status',
    'outcome',
    'currency',
    'goal_minor',
    'raised_minor',
    'donors',
    'suitable_for_zakat',
    'ngo',
    'published_on',
    'closed_on',
    'page',
  ],
  programs: [
    'slug',
    'title_en',
    'title_ar',
    'title_tr',
    'currency',
    'projects_open',
    'projects_completed',
    'goal_minor',
    'raised_minor',
  ],
} as const;
export type OpenTable = keyof typeof OPEN_TABLES;
export type OpenRow<Table extends OpenTable> = Record<
  (typeof OPEN_TABLES)[Table][number],
  string | number | boolean | null
>;

export const OPEN_FORMATS = ['csv', 'json'] as const;
export type OpenFormat = (typeof OPEN_FORMATS)[number];
export const isOpenTable = (name: string | undefined): name is OpenTable =>
  name !== undefined && Object.hasOwn(OPEN_TABLES, name);

/** The license of the data. */
export const OPEN_LICENSE = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } as const;
