/** Where the time stands in the words of a wait, which the server writes and the browser fills in. */
export const TIME = '{time}';
