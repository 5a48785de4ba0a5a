import { isDatabaseGone } from './db/database-gone.ts';
import { ERROR_STATUS, type ErrorCode, type FieldError } from '#src/contracts/errors.ts';

/** An outcome that the caller must hear of. Anything else thrown is a defect: 500. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { fields = [], retryAfter, ...options }: ErrorOptions & { fields?: readonly FieldError[]; retryAfter?: number } = {}) {
    super(code, options);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  get status() {
    return ERROR_STATUS[this.code];
  }
}

/** What a failure is to the caller: one that is known, a database that is away for a moment, or a defect. */
export const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  return isDatabaseGone(error) ? new AppError('unavailable', { cause: error, retryAfter: 5 }) : new AppError('internal', { cause: error });
};

/** A 422 that names the fields. */
export const invalid = (...fields: FieldError[]): AppError => new AppError('validation', { fields });
