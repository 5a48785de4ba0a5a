import type { I18n } from '@lingui/core';
import { ERROR_STATUS, type ErrorCode, type FieldError } from '#src/contracts/errors.ts';
import { errorMessage, fieldMessage } from './messages.ts';

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

/** A 422 that names the fields. */
export const invalid = (...fields: FieldError[]): AppError => new AppError('validation', { fields });

/** An error as the wire has it, in the caller's words. */
export const errorBody = (i18n: I18n, code: ErrorCode, fields: readonly FieldError[] = []) => ({
  errorCode: code,
  errorMessage: errorMessage(i18n, code),
  ...(fields.length > 0 ? { errors: fields.map((field) => ({ ...field, message: fieldMessage(i18n, field.code) })) } : {}),
});
