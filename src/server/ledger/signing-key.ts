import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Keys } from '#src/server/platform/keys.ts';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that signs the daily statements: made of the site's oldest secret key, so that it outlives a change of keys. */
export function ledgerKey(keys: Pick<Keys, 'signLasting'>): { publicKey: string; sign: (text: string) => string } {
  const seed = Buffer.from(keys.signLasting('ledger-day', 'ed25519'), 'base64url');
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return { publicKey: x!, sign: (text) => sign(null, Buffer.from(text), key).toString('base64url') };
}
