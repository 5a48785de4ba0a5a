/** What stands in a text of the server for what only the browser knows. */
export const DAY_MARK = '[day]';
export const LINE_MARK = '[line]';
export const PART_MARK = '[part]';
export const WEIGHT_MARK = '[weight]';
