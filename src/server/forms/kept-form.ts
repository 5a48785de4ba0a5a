import { randomBytes } from 'node:crypto';
import type { FieldError } from '#src/contracts/errors.ts';
import type { ServiceContext } from '#src/server/context.ts';
import { deleteKeptForm, deleteOldestForms, findKeptForm, insertKeptForm } from '#src/server/forms/kept-form.repository.ts';
import { fingerprint } from '#src/server/keys.ts';
import { RETENTION } from '#src/server/retention/retention.ts';

/** What one native post leaves for the page that comes next: what was typed and what was wrong, or what was done. */
export type KeptForm = {
  /** Which form of the page: its address under `/forms`. */
  form: string;
  fields: Record<string, string>;
  errors: (FieldError & { message: string })[];
  /** What was done, where it was: the page says it once. */
  done?: { title?: string; message?: string } | undefined;
};

/** A classroom may fill in forms behind one address; a machine does not fill our database from it. */
const MOST_OF_A_NETWORK = 50;
/** Never kept, not even sealed. */
const SECRET = /password|otp|card|cvc/i;

/** Seals it under a random id, which alone goes into the cookie. Of one network the oldest give way to the newest. */
export async function keepForm({ db, keys, now }: ServiceContext, { fields, ...rest }: KeptForm, network: string): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET.test(name)));
  const source = keys.sign('network', network);
  await insertKeptForm(db, { keyHash: fingerprint(id), sealed: keys.seal(JSON.stringify({ fields: shown, ...rest })), expiresAt: new Date(now().getTime() + RETENTION.keptForms.seconds * 1000), source });
  await deleteOldestForms(db, source, MOST_OF_A_NETWORK);
  return id;
}

/** Reads it once: the second look finds nothing. What was changed or is too old is nothing too. */
export async function takeKeptForm({ db, keys, now }: ServiceContext, id: string | undefined): Promise<KeptForm | undefined> {
  if (!id || !/^[\w-]{32}$/.test(id)) return undefined;
  const row = await findKeptForm(db, fingerprint(id), now());
  if (!row) return undefined;
  await deleteKeptForm(db, fingerprint(id));
  try {
    return JSON.parse(keys.open(row.sealed)) as KeptForm;
  } catch {
    return undefined;
  }
}
