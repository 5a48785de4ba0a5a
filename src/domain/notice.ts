/** The kinds of email that a person may leave out. Receipts, transfers that are asked for, codes and changes are always sent. */
export const NOTICE_KINDS = ['transfers', 'recurring', 'sponsorship', 'season', 'zakat', 'events'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const isNoticeKind = (value: string | undefined): value is NoticeKind =>
  (NOTICE_KINDS as readonly (string | undefined)[]).includes(value);

/** Which digits pages in Arabic are set in. */
export const DIGITS = ['latn', 'arab'] as const;
export type Digits = (typeof DIGITS)[number];
