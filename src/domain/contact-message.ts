/** What somebody writes to the charity about. `wrong`: something that is not as it should be; it needs no name. */
export const SUBJECTS = ['donation', 'zakat', 'project', 'wrong'] as const;
export type Subject = (typeof SUBJECTS)[number];
export const isSubject = (text: string): text is Subject => (SUBJECTS as readonly string[]).includes(text);

/** Characters of a message. */
export const MAX_MESSAGE = 4000;
