/** What became of a program's public projects. Sums in minor units of `currency`; null where they have several. */
export type ProgramFigures = {
  open: number;
  /**
   * Open sponsorships of one child, but for those whose first month somebody is paying. Projects with a goal are open, and no
   * child of theirs waits for a sponsor.
   */
  waiting: number;
  completed: number;
  /** For how many people they are, together. */
  people: number;
  /** Of the completed ones, those that donations have paid in full. */
  funded: number;
  /** Children with a sponsor. */
  sponsored: number;
  /** The least of the sums that a month of one child costs. */
  monthlyFrom: number | null;
  raised: number;
  /** What the open ones still need. */
  remaining: number;
  currency: string | null;
};
