import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Intent = {
  id: string;
  amount: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  amount_received: number;
  client_secret: string;
  metadata: Record<string, string>;
  customer: string | null;
  payment_method: string | null;
  /** Month and year of the card that paid, as `0934`. */
  expiry?: string;
  description: string | null;
  last_payment_error: { type: 'card_error'; code: string; decline_code?: string; message: string } | null;
  created: number;
  charge: string | null;
  fee: number;
  refunded: number;
};
export type StoredEvent = {
  id: string;
  type: string;
  created: number;
  object: Record<string, unknown>;
  delivered: boolean;
};

const parse = <T>(row: unknown): T | undefined =>
  row === undefined ? undefined : (JSON.parse((row as { json: string }).json) as T);

/** The simulator's stored data, which survive a restart. */
export function openStore(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(path.join(dataDir, 'provider.sqlite'));
  db.exec(`pragma journal_mode = wal; pragma synchronous = normal;
    create table if not exists things (kind text, id text, json text, primary key (kind, id));
    create table if not exists answers (key text primary key, sha256 text, status integer, body text);`);
  const put = db.prepare('insert or replace into things values (?, ?, ?)');
  const get = db.prepare('select json from things where kind = ? and id = ?');
  const all = db.prepare('select json from things where kind = ? order by rowid');
  const putAnswer = db.prepare('insert or ignore into answers values (?, ?, ?, ?)');
  const getAnswer = db.prepare('select * from answers where key = ?');
  return {
    saveIntent: (intent: Intent) => {
      put.run('intent', intent.id, JSON.stringify(intent));
    },
    intent: (id: string) => parse<Intent>(get.get('intent', id)),
    intentBySecret: (secret: string) => parse<Intent>(get.get('intent', secret.split('_secret_')[0] ?? '')),
    intents: () => all.all('intent').map((row) => parse<Intent>(row)!),
    saveEvent: (kind: string, event: StoredEvent) => {
      put.run(kind, event.id, JSON.stringify(event));
    },
    events: (kind: string) => all.all(kind).map((row) => parse<StoredEvent>(row)!),
    save: (kind: string, id: string, thing: object) => {
      put.run(kind, id, JSON.stringify(thing));
    },
    find: (kind: string, id: string) => parse<Record<string, unknown>>(get.get(kind, id)),
    all: (kind: string) => all.all(kind).map((row) => parse<Record<string, unknown>>(row)!),
    saveResponse: (key: string, sha256: string, status: number, body: string) => {
      putAnswer.run(key, sha256, status, body);
    },
    answer: (key: string) => getAnswer.get(key) as { sha256: string; status: number; body: string } | undefined,
    close: () => db.close(),
  };
}
export type Store = ReturnType<typeof openStore>;
