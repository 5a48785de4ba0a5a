import type { DeliveryVerdict, PartnerKind } from '#src/domain/ngo.ts';
import type { LocalText } from '#src/domain/slug.ts';

/** A delivery as it was promised and found; days before today. */
export type DeliverySeed = {
  title: LocalText;
  finding: LocalText;
  verdict?: DeliveryVerdict;
  counts?: [delivered: number, promised: number, of: LocalText];
  checkedDaysAgo: number;
  /** Days before the check. */
  deliveredBefore?: number;
  daysLate?: number;
  /** The supervising partner that checked; else the charity's own staff. */
  isBySupervisor?: true;
};

export type NgoSeed = {
  slug: string;
  name: LocalText;
  partnerKind: PartnerKind;
  country: string;
  city: LocalText;
  description: LocalText;
  address: LocalText;
  establishedOn: string;
  /** A day in UTC, in the year since which it is a partner and before everything it published. */
  approvedOn: string;
  publicEmail: string;
  publicPhoneCountry: string;
  publicPhoneNumber: string;
  socialMediaLinks: Partial<Record<'facebook' | 'instagram' | 'x' | 'linkedin', string>>;
  permit: { number: string; authority: LocalText; daysLeft: number; confirmedDaysAgo: number };
  documents: readonly { title: LocalText; file: string; bytes: number; daysAgo: number }[];
  deliveries: readonly DeliverySeed[];
};
