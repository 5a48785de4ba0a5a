/** Who consents, for a child, to what its page shows: one who cares for it, by kinship and never by name. */
export const CONSENT_RELATIONS = [
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'aunt',
  'uncle',
  'sibling',
  'guardian',
] as const;
export type ConsentRelation = (typeof CONSENT_RELATIONS)[number];
export const isConsentRelation = (text: string): text is ConsentRelation =>
  (CONSENT_RELATIONS as readonly string[]).includes(text);
