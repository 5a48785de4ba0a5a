/** The id of the list of projects on a program's page, which its opening leads to. */
export const LIST_ID = 'program-projects';
