/** Addresses of the public ledger's files, which are the same in every language. */
export const ledgerHeadsPath = '/ledger/heads.json';
export const ledgerFeedPath = '/ledger/heads.atom.xml';
export const ledgerDayPath = (day: string): string => `/ledger/days/${day}.json`;
/** All lines of a project, the oldest first, as a table. */
export const ledgerTablePath = (slug: string): string => `/ledger/projects/${slug}.csv`;
