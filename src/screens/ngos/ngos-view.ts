import type { NgoCard } from '#src/contracts/ngos.ts';
import type { NgosListQuery } from '#src/screens/ngos/ngos-query.ts';

/** What the register of institutions shows. */
export type NgosView = {
  query: NgosListQuery;
  page: number;
  /** Every approved institution, for its star and for the countries to choose from. */
  all: readonly { slug: string; country: string }[];
  /** All pages up to the one of the address; absent where they could not be read. */
  found?: { data: readonly NgoCard[]; total: number; hasMore: boolean } | undefined;
};
