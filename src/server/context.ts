import type { I18n } from '@lingui/core';
import type { Locale } from '#src/i18n/locales.ts';
import type { Database } from './db/client.ts';
import type { Env } from './env.ts';
import type { Mailer } from './gateways/mail.ts';
import type { PaymentGateways } from './gateways/payments/port.ts';
import type { Keys } from './keys.ts';
import type { Logger } from './log.ts';

/** What is done without anybody waiting for it. */
export type WorkKind = 'webhookEvents' | 'paymentPolling' | 'recurringCharges' | 'orderExpiry' | 'outbox' | 'tidying';

/** All that a service may reach. Made once a process; a test makes its own. */
export type ServiceContext = {
  db: Database;
  /** The embedded database is one connection of one process; PostgreSQL is shared by several. */
  databaseKind: 'embedded' | 'postgres';
  now: () => Date;
  env: Env;
  log: Logger;
  keys: Keys;
  gateways: { payments: PaymentGateways; mail: Mailer };
  i18n: (locale: Locale) => Promise<I18n>;
  /** Says that work waits, of one kind or of any, so that nobody waits for the next look at the clock. */
  wake: (kind?: WorkKind) => void;
  /** Calls back with what each committed write of any process names. A context without it keeps nothing that a write may change. */
  onTouched?: (listener: (what: string) => void) => void;
};
