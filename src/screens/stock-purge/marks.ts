/** What stands in a text of the server for what only the browser knows. */
export const SYMBOL_MARK = '[symbol]';
export const PERIOD_MARK = '[period]';
export const LIST_MARK = '[periods]';
export const COUNTED_MARK = '[counted]';
export const ALL_MARK = '[all]';
export const LIMIT_MARK = '[limit]';
