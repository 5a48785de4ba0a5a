import { randomBytes } from 'node:crypto';
import type { FieldError } from '#src/contracts/errors.ts';
import type { ServiceContext } from '#src/server/context.ts';
import { deleteKeptForm, findKeptForm, insertKeptForm } from '#src/server/forms/kept-form.repository.ts';
import { fingerprint } from '#src/server/keys.ts';

/** What one native post leaves for the page that comes next: what was typed and what was wrong, or what was done. */
export type KeptForm = {
  /** Which form of the page: its address under `/forms`. */
  form: string;
  fields: Record<string, string>;
  errors: (FieldError & { message: string })[];
  /** What was done, where it was: the page says it once. */
  done?: { title?: string; message?: string } | undefined;
};

export const FORM_COOKIE = 'form';
export const KEPT_FOR_MS = 10 * 60 * 1000;
/** Never kept, not even sealed. */
const SECRET = /password|otp|card|cvc/i;

/** Seals it under a random id, which alone goes into the cookie. */
export async function keepForm({ db, keys, now }: ServiceContext, { fields, ...rest }: KeptForm): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET.test(name)));
  await insertKeptForm(db, { keyHash: fingerprint(id), sealed: keys.seal(JSON.stringify({ fields: shown, ...rest })), expiresAt: new Date(now().getTime() + KEPT_FOR_MS) });
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
