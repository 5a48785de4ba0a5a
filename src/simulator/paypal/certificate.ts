import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A private key and the certificate of its public key, both as PEM. */
export type SigningKey = { id: string; privateKey: string; certificate: string };

const DAY_MS = 86_400_000;
const SHA256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/** A value of ASN.1 in its binary form (DER). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length =
    size < 128
      ? Buffer.from([size])
      : size < 256
        ? Buffer.from([0x81, size])
        : Buffer.from([0x82, size >> 8, size & 255]);
  return Buffer.concat([Buffer.from([tag]), length, content]);
}
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const utcTime = (at: Date): Buffer =>
  der(0x17, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));
const nameOf = (commonName: string): Buffer =>
  sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(commonName)))));

/** A new key with a certificate that it signed itself (X.509, version 1), as the provider's signs its webhook events. */
export function createSigningKey(now: Date): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const name = nameOf('messageverificationcerts.simulator');
  const content = sequence(
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    SHA256_WITH_RSA,
    name,
    sequence(utcTime(new Date(now.getTime() - DAY_MS)), utcTime(new Date(now.getTime() + 3650 * DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const lines = sequence(content, SHA256_WITH_RSA, signature)
    .toString('base64')
    .match(/.{1,64}/g)!;
  const certificate = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  return {
    id: `CERT-${createHash('sha256').update(certificate).digest('hex').slice(0, 20)}`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate,
  };
}
