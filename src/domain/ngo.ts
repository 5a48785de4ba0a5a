/** What an institution may be, from its application on. Source: decisions.md, states. */
export const NGO_STATUSES = ['draft', 'needApproval', 'approved', 'rejected', 'suspended'] as const;

/** `executive` carries projects out; `supervising` checks how they are carried out. */
export const PARTNER_KINDS = ['executive', 'supervising'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];
