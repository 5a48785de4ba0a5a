/** How long data are kept, and from when. A test compares this table with docs/operations.md. */
const MINUTE = 60;
const DAY = 86_400;

/** Each rule has a query of the same name. The ledger, orders, payments and the audit log have no rule: they are kept. */
export type RetentionRule =
  | 'formFlashes'
  | 'cartPrivate'
  | 'idempotencyRecords'
  | 'rateLimits'
  | 'webhookBodies'
  | 'webhookEvents'
  | 'failedWebhookEvents'
  | 'emailBodies'
  | 'emails'
  | 'unsentEmails'
  | 'textMessages'
  | 'unsentTextMessages'
  | 'jobs'
  | 'failedJobs'
  | 'newsletterUnconfirmed'
  | 'newsletterEnded'
  | 'remindersUnconfirmed'
  | 'remindersSent'
  | 'remindersUnsent'
  | 'contactMessages'
  | 'applications'
  | 'volunteers'
  | 'cardOrders'
  | 'cardDeclines'
  | 'cardChangeNetworks'
  | 'givingCodes'
  | 'cardChanges'
  | 'accountCodes'
  | 'sessions'
  | 'passkeyChallenges'
  | 'suppressedEmails'
  | 'pageCounts'
  | 'bankMovementWords'
  | 'unconfirmedAccounts'
  | 'unpaidDonors';

export const RETENTION: Readonly<Record<RetentionRule, { what: string; seconds: number; from: string }>> = {
  formFlashes: { what: 'Refused native forms, with what was typed', seconds: 10 * MINUTE, from: 'the post' },
  cartPrivate: { what: 'Names and messages of a cart', seconds: 30 * DAY, from: 'the last change' },
  idempotencyRecords: { what: 'First answers to requests with an idempotency key', seconds: DAY, from: 'the request' },
  rateLimits: { what: 'Counts of the rate limits', seconds: 0, from: 'the end of their window' },
  webhookBodies: {
    what: 'The text of webhook events that are applied',
    seconds: 90 * DAY,
    from: 'when it was applied',
  },
  webhookEvents: { what: 'The rest of those events', seconds: 400 * DAY, from: 'when it was applied' },
  failedWebhookEvents: { what: 'Webhook events that were given up', seconds: 400 * DAY, from: 'when it was given up' },
  emailBodies: { what: 'The text of emails that are sent', seconds: 30 * DAY, from: 'the sending' },
  emails: { what: 'The rest of those emails, with the address', seconds: 400 * DAY, from: 'the sending' },
  jobs: { what: 'Jobs that are done', seconds: 400 * DAY, from: 'when it was done' },
  textMessages: { what: 'Text messages that are sent, with the number', seconds: 30 * DAY, from: 'the sending' },
  unsentTextMessages: { what: 'Text messages that were never sent', seconds: 400 * DAY, from: 'the writing' },
  unsentEmails: { what: 'Emails that were never sent', seconds: 400 * DAY, from: 'the writing' },
  failedJobs: { what: 'Jobs that were given up', seconds: 400 * DAY, from: 'when it was given up' },
  newsletterUnconfirmed: {
    what: 'Newsletter subscriptions that nobody confirmed',
    seconds: 30 * DAY,
    from: 'the subscription',
  },
  newsletterEnded: { what: 'Newsletter subscriptions that were ended', seconds: 400 * DAY, from: 'the end' },
  remindersUnconfirmed: {
    what: 'Reminders of the season of sacrifices that nobody confirmed',
    seconds: 30 * DAY,
    from: 'the asking',
  },
  remindersSent: { what: 'Reminders of the season of sacrifices', seconds: 30 * DAY, from: 'the sending' },
  remindersUnsent: {
    what: 'Reminders of a season of sacrifices that never opened',
    seconds: 500 * DAY,
    from: 'the asking',
  },
  suppressedEmails: {
    what: 'Addresses that a mail server refused for good, as a hash',
    seconds: 400 * DAY,
    from: 'the last refusal',
  },
  contactMessages: { what: 'Messages of the contact form', seconds: 400 * DAY, from: 'the sending' },
  applications: { what: 'Applications to events and training', seconds: 400 * DAY, from: 'the sending' },
  accountCodes: {
    what: 'Codes for an email address, a phone number or a new password',
    seconds: 2 * DAY,
    from: 'their end',
  },
  sessions: { what: 'Signed-in devices, with their names', seconds: 30 * DAY, from: 'the end of the session' },
  passkeyChallenges: { what: 'What passkeys were asked to sign', seconds: DAY, from: 'their end' },
  givingCodes: { what: 'Codes for changing a recurring donation', seconds: DAY, from: 'their end' },
  cardChanges: {
    what: 'New cards of recurring donations, by the provider’s id',
    seconds: 90 * DAY,
    from: 'their beginning',
  },
  cardOrders: {
    what: 'From which network an order is paid by card (a keyed hash), and its declined cards (the same)',
    seconds: 2 * DAY,
    from: 'the order',
  },
  cardDeclines: { what: 'Declined cards (a keyed hash)', seconds: 2 * DAY, from: 'the decline' },
  cardChangeNetworks: {
    what: 'From which network a new card is entered (a keyed hash)',
    seconds: 2 * DAY,
    from: 'its beginning',
  },
  pageCounts: { what: 'Counts of pages by day', seconds: 800 * DAY, from: 'the day' },
  bankMovementWords: { what: 'Name and words of a sender on a bank statement', seconds: 400 * DAY, from: 'the import' },
  volunteers: { what: 'Offers of help', seconds: 365 * DAY, from: 'the sending' },
  unconfirmedAccounts: { what: 'Accounts whose email nobody confirmed', seconds: 30 * DAY, from: 'the signing up' },
  unpaidDonors: {
    what: 'Name, address, phone and messages of guests whose order was never paid',
    seconds: 90 * DAY,
    from: 'when the order ended',
  },
};
