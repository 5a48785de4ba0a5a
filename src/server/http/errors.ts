import type { MessageDescriptor } from '@lingui/core';
import { ERROR_STATUS, type ErrorCode, type FieldError } from '#src/contracts/errors.ts';
import { isDatabaseGone } from '#src/server/platform/db/database-gone.ts';

/** An error that the caller is told about. Any other thrown error is a defect and gives 500. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  /** Seconds after which a retry may succeed. */
  readonly retryAfter: number | undefined;
  /** What is said in place of the general sentence of the code. */
  readonly words: MessageDescriptor | undefined;

  constructor(
    code: ErrorCode,
    {
      fields = [],
      retryAfter,
      words,
      ...options
    }: ErrorOptions & { fields?: readonly FieldError[]; retryAfter?: number; words?: MessageDescriptor } = {},
  ) {
    super(code, options);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.words = words;
  }

  get status() {
    return ERROR_STATUS[this.code];
  }
}

/** The error to answer with: an `AppError` itself, `unavailable` for an unreachable database, else `internal`. */
export const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  return isDatabaseGone(error)
    ? new AppError('unavailable', { cause: error, retryAfter: 5 })
    : new AppError('internal', { cause: error });
};

/** A 422 error with its invalid fields. */
export const invalid = (...fields: FieldError[]): AppError => new AppError('validation', { fields });
