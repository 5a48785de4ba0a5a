import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the secret key is used for: each purpose has a key of its own. */
export type Keys = {
  /** Encrypts text so that only we read it, and see when it was changed. */
  seal: (text: string) => string;
  /** @throws Error when it was not sealed by us. */
  open: (sealed: string) => string;
  /** A keyed fingerprint, URL-safe. */
  sign: (purpose: string, text: string) => string;
  /** The fingerprint by whichever key it was made that `hash` is of, else by the present one: what was handed out before a change of keys is said again as it was. */
  signAs: (purpose: string, text: string, hash: string) => string;
  /** A fingerprint by the oldest key that is known: it stays the same through a change of keys. */
  signLasting: (purpose: string, text: string) => string;
};

/** `previous`: keys of before, the latest first. They open and recognise what they made, and make nothing new but lasting fingerprints. */
export function createKeys(secret: string, previous: readonly string[] = []): Keys {
  const secrets = [secret, ...previous];
  const derive = (purpose: string, from = secret): Buffer => Buffer.from(hkdfSync('sha256', from, '', `sanad:${purpose}`, 32));
  const signBy = (from: string, purpose: string, text: string): string => createHmac('sha256', derive(purpose, from)).update(text).digest('base64url');
  const sealing = derive('seal');
  const opening = secrets.map((one) => derive('seal', one));
  return {
    seal: (text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      for (const key of opening.slice(0, -1)) {
        try {
          return openBy(key, sealed);
        } catch {
          // Another key may have sealed it.
        }
      }
      return openBy(opening.at(-1)!, sealed);
    },
    sign: (purpose, text) => signBy(secret, purpose, text),
    signAs: (purpose, text, hash) => secrets.map((one) => signBy(one, purpose, text)).find((signature) => fingerprint(signature) === hash) ?? signBy(secret, purpose, text),
    signLasting: (purpose, text) => signBy(secrets.at(-1)!, purpose, text),
  };
}

function openBy(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** SHA-256, URL-safe: how keys that people hold are kept. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Equal, in a time that does not depend on where they differ. */
export const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(fingerprint(a)), Buffer.from(fingerprint(b)));

/** The secret of this installation: made once and kept in the data folder, readable by its owner alone. */
export function readOrMakeSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret-key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}
