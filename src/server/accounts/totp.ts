import { Secret, TOTP } from 'otpauth';
import { CODE_LENGTH, CODE_SECONDS, CODE_WINDOW, usableStep } from '#src/domain/second-factor.ts';

const ISSUER = 'Sanad';
/** The parameters that every app knows; some ignore others. */
const totpOf = (secret: Secret, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: CODE_LENGTH, period: CODE_SECONDS });

/** 160 bits, in Base32 as apps take it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code holds, and the secret in groups for whoever types it. */
export function setupOf(secret: string, username: string): { uri: string; key: string } {
  return { uri: totpOf(Secret.fromBase32(secret), username).toString(), key: secret.replaceAll(/(.{4})(?=.)/g, '$1 ') };
}

/** The step of a right code that was not used; undefined for any other. */
export const stepOfCode = (secret: string, code: string, now: Date, lastStep: number): number | undefined =>
  usableStep(
    totpOf(Secret.fromBase32(secret), '').validate({ token: code, timestamp: now.getTime(), window: CODE_WINDOW }),
    now,
    lastStep,
  );
