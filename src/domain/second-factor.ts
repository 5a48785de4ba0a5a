import { latinDigits } from '#money/latin-digits.ts';

/** How long a session counts as confirmed by a second factor: a day of work. */
const SECOND_FACTOR_MS = 12 * 3_600_000;
export const RECOVERY_CODES = 10;
/** Seconds that a code of the app is shown, and how many before and after the present one count: clocks differ. */
export const CODE_SECONDS = 30;
export const CODE_WINDOW = 1;
export const CODE_LENGTH = 6;

/** Whether a session was confirmed recently enough. */
export const isConfirmed = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < SECOND_FACTOR_MS;

/** The digits of a code of the app as they were meant; undefined where it cannot be one. */
export function readAppCode(typed: string): string | undefined {
  const code = latinDigits(typed).replaceAll(/[\s-]/g, '');
  return new RegExp(`^\\d{${CODE_LENGTH}}$`).test(code) ? code : undefined;
}

/** A recovery code as it was meant: capitals, spaces and hyphens do not count. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return /^[a-z2-9]{16}$/.test(code) ? code : undefined;
}

/**
 * The step of a right code, if it may be used: `undefined` for a code of a step that was used, or of one before it.
 *
 * @param delta how many steps the code is away from now; null for a wrong code
 */
export function usableStep(delta: number | null, now: Date, lastStep: number): number | undefined {
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / 1000 / CODE_SECONDS) + delta;
  return step > lastStep ? step : undefined;
}
