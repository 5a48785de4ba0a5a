import type { I18n } from '@lingui/core';
import type { Locale } from '#src/i18n/locales.ts';
import type { Mailer } from '#src/server/gateways/email.ts';
import type { FileStore } from '#src/server/gateways/files/file-store.ts';
import type { IdentityGateway, LocalIdentities } from '#src/server/gateways/identities/port.ts';
import type { MetalsFeed } from '#src/server/gateways/metals-feed.ts';
import type { PaymentGateways } from '#src/server/gateways/payments/port.ts';
import type { TextGateway } from '#src/server/gateways/texts.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import type { Env } from '#src/server/platform/env.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Logger } from '#src/server/platform/log.ts';

/** The kinds of background jobs. */
export type JobKind =
  | 'webhookEvents'
  | 'paymentPolling'
  | 'subscriptionCharges'
  | 'orderExpiry'
  | 'shareRelease'
  | 'refunds'
  | 'returnsWatch'
  | 'outbox'
  | 'metalsFeed'
  | 'comingOfAge'
  | 'endingCards'
  | 'cardChanges'
  | 'planMirror'
  | 'eventReminders'
  | 'sacrificeReminders'
  | 'zakatReminders'
  | 'ledgerDay'
  | 'fileRemoval'
  | 'deleteExpired';

/** The dependencies of a service. One for each process; tests make their own. */
export type ServiceContext = {
  db: Database;
  /** The embedded database has one connection in one process; PostgreSQL is shared by several. */
  databaseKind: 'embedded' | 'postgres';
  now: () => Date;
  env: Env;
  log: Logger;
  keys: Keys;
  gateways: {
    payments: PaymentGateways;
    email: Mailer;
    texts: TextGateway;
    metals: MetalsFeed;
    files: FileStore;
    identities: IdentityGateway;
    /** Stands in for every provider of social sign-in without keys; only in test mode, and with keys of its own. */
    localIdentities?: LocalIdentities | undefined;
  };
  i18n: (locale: Locale) => Promise<I18n>;
  /** Notifies this process's worker that jobs are due, of one kind or of any, so that they do not wait for its next poll. */
  notifyWorker: (kind?: JobKind) => void;
  /** Registers a listener for the tags that committed writes of any process invalidate. Services of a context without it cache nothing. */
  onInvalidate?: (listener: (what: string) => void) => void;
};
