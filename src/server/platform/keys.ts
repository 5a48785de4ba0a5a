import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Uses of the secret key, from which a key for each purpose is derived. */
export type Keys = {
  /** Encrypts and authenticates text (AES-256-GCM). */
  encrypt: (text: string) => string;
  /** @throws Error for a text that was changed or encrypted with an unknown key */
  decrypt: (encrypted: string) => string;
  /** An HMAC-SHA-256, URL-safe. */
  sign: (purpose: string, text: string) => string;
  /** The HMAC by the key whose result has this SHA-256 `hash`, else by the present key: a value that was given out stays the same after a change of keys. */
  signAs: (purpose: string, text: string, hash: string) => string;
  /** The HMAC by the oldest known key, which stays the same after a change of keys. */
  signLasting: (purpose: string, text: string) => string;
};

/** `previous`: former keys, the latest first. They decrypt and verify; new texts are encrypted and signed with `secret`, except by `signLasting`. */
export function createKeys(secret: string, previous: readonly string[] = []): Keys {
  const secrets = [secret, ...previous];
  const derive = (purpose: string, from = secret): Buffer =>
    Buffer.from(hkdfSync('sha256', from, '', `sanad:${purpose}`, 32));
  const signBy = (from: string, purpose: string, text: string): string =>
    createHmac('sha256', derive(purpose, from)).update(text).digest('base64url');
  const encryptionKey = derive('seal');
  const decryptionKeys = secrets.map((one) => derive('seal', one));
  return {
    encrypt: (text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt: (encrypted) => {
      for (const key of decryptionKeys.slice(0, -1)) {
        try {
          return decryptWith(key, encrypted);
        } catch {
          // The next key may have encrypted it.
        }
      }
      return decryptWith(decryptionKeys.at(-1)!, encrypted);
    },
    sign: (purpose, text) => signBy(secret, purpose, text),
    signAs: (purpose, text, hash) =>
      secrets.map((one) => signBy(one, purpose, text)).find((signature) => sha256(signature) === hash) ??
      signBy(secret, purpose, text),
    signLasting: (purpose, text) => signBy(secrets.at(-1)!, purpose, text),
  };
}

function decryptWith(key: Buffer, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** SHA-256, URL-safe, as which the keys of visitors are stored. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Compares two texts in constant time. */
export const safeEqual = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));

/** The secret of this installation, made at its first start and stored in the data folder, readable by its owner only. */
export function readOrMakeSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret-key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}
