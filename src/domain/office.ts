/** The offices of the charity, in the order in which a project passes them. Nobody both approves a project and pays out its money. */
export const OFFICES = ['review', 'sharia', 'finance', 'board'] as const;
export type Office = (typeof OFFICES)[number];
