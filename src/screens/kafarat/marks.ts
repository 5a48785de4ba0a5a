/** What stands in a text of the server for what only the browser knows. */
export const COUNT_MARK = '[count]';
export const COUNTRY_MARK = '[country]';
export const MORE_MARK = '[more]';
