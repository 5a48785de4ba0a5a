/** What a section shows: a paragraph, a list, or something that is drawn from the code itself, so that it stays true. */
export type Block =
  | string
  | readonly string[]
  | { readonly show: 'cookies' | 'retention' | 'contact' | 'projects' | 'programs' };

export type SiteDocument = {
  title: string;
  lead: string;
  /** ISO 8601. */
  updatedOn: string;
  sections: readonly { id: string; title: string; blocks: readonly Block[] }[];
  /** What was changed, newest first. */
  changes: readonly { on: string; text: string }[];
};

/** What is deleted automatically and is about people, in the order of the page. */
export const SHOWN_RETENTION = [
  'formFlashes',
  'cartPrivate',
  'unpaidDonors',
  'emailBodies',
  'emails',
  'textMessages',
  'unsentEmails',
  'unsentTextMessages',
  'newsletterUnconfirmed',
  'newsletterEnded',
  'remindersUnconfirmed',
  'remindersSent',
  'remindersUnsent',
  'contactMessages',
  'applications',
  'volunteers',
  'unconfirmedAccounts',
  'sessions',
  'accountCodes',
  'passkeyChallenges',
  'suppressedEmails',
  'givingCodes',
  'cardChanges',
  'cardOrders',
  'cardChangeNetworks',
  'cardDeclines',
  'webhookBodies',
  'webhookEvents',
  'failedWebhookEvents',
  'bankMovementWords',
  'idempotencyRecords',
] as const;
export type ShownRetention = (typeof SHOWN_RETENTION)[number];
