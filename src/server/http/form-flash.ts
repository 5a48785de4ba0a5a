import { randomBytes } from 'node:crypto';
import type { FieldError } from '#src/contracts/errors.ts';
import {
  deleteFormFlash,
  deleteOldestForms,
  findFormFlash,
  insertFormFlash,
} from '#src/server/http/form-flash.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { RETENTION } from '#src/server/platform/retention/retention.ts';

/** State that a native form leaves for the next page: its values and errors, or its success. */
export type FormFlash = {
  /** The form, by its path under `/forms`. */
  form: string;
  fields: Record<string, string>;
  errors: (FieldError & { message: string })[];
  /** Whose it is, where it is kept for one account alone. */
  owner?: string | undefined;
  /** The success message, which the page shows once. */
  done?: { title?: string; message?: string } | undefined;
};

/** Enough for a classroom behind one address, and a limit for a machine that would fill the database. */
const MAX_PER_SUBNET = 50;
/** Fields that are never stored, not even encrypted. */
const SECRET = /password|otp|card|cvc/i;

/** Saves it encrypted under a random id, which goes into a cookie. Deletes the oldest ones of the same network over the limit. */
export async function saveFormFlash(
  { db, keys, now }: ServiceContext,
  { fields, ...rest }: FormFlash,
  network: string,
): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET.test(name)));
  const source = keys.sign('network', network);
  await insertFormFlash(db, {
    keyHash: sha256(id),
    encrypted: keys.encrypt(JSON.stringify({ fields: shown, ...rest })),
    expiresAt: new Date(now().getTime() + RETENTION.formFlashes.seconds * 1000),
    source,
  });
  await deleteOldestForms(db, source, MAX_PER_SUBNET);
  return id;
}

const ID = /^[\w-]{32}$/;

/** Reads and deletes the flash state. Undefined where there is none, it has expired, or it cannot be decrypted. */
export async function consumeFormFlash(ctx: ServiceContext, id: string | undefined): Promise<FormFlash | undefined> {
  const read = await readStoredFlash(ctx, id);
  if (read) await deleteFormFlash(ctx.db, sha256(id!));
  return read;
}

/** Reads flash state that is kept until it expires, for a form that is filled in later. Undefined as of `consumeFormFlash`. */
export async function readStoredFlash(
  { db, keys, now }: ServiceContext,
  id: string | undefined,
): Promise<FormFlash | undefined> {
  if (!id || !ID.test(id)) return undefined;
  const row = await findFormFlash(db, sha256(id), now());
  if (!row) return undefined;
  try {
    return JSON.parse(keys.decrypt(row.encrypted)) as FormFlash;
  } catch {
    return undefined;
  }
}
