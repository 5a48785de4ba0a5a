import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode, FieldError, ValidationCode } from '#src/contracts/errors.ts';

/** What a person is told for each error code. */
const ERRORS: Record<ErrorCode, MessageDescriptor> = {
  unreadable: msg`The request could not be read.`,
  unauthenticated: msg`Please sign in first.`,
  tokenExpired: msg`Your session has ended. Please sign in again.`,
  invalidCredentials: msg`Email or password is incorrect`,
  forbidden: msg`You may not do this.`,
  notFound: msg`We could not find what you are looking for.`,
  methodNotAllowed: msg`This cannot be done here.`,
  conflict: msg`This has changed meanwhile. Please look at it again.`,
  idempotencyConflict: msg`This request was already sent with other contents.`,
  fileTooLarge: msg`File size exceeded`,
  fileTypeNotSupported: msg`File type not supported`,
  validation: msg`Some fields need your attention.`,
  tooManyRequests: msg`Too many attempts. Please try again a little later.`,
  internal: msg`Something went wrong`,
  unavailable: msg`This service cannot be reached just now. Nothing was charged. Please try again.`,
};

/** What a person is told beside a field. The first ten are the specification's words. */
const FIELDS: Record<ValidationCode, MessageDescriptor> = {
  required: msg`This field is required.`,
  selectAtLeastOne: msg`Please select at least one item.`,
  tooLow: msg`The value is too low.`,
  tooHigh: msg`The value is too high.`,
  invalidSelection: msg`Invalid selection.`,
  invalidUrl: msg`The URL format is incorrect.`,
  atLeastOneLanguage: msg`At least one language must be provided`,
  invalidImage: msg`Invalid image format.`,
  passwordsDoNotMatch: msg`Passwords do not match`,
  invalidEmail: msg`Invalid email address.`,
  invalidType: msg`This is not the kind of value that belongs here.`,
  invalidFormat: msg`The format is incorrect.`,
  tooLong: msg`This is too long.`,
  unknownField: msg`There is no such field.`,
  weakPassword: msg`This password is too easy to guess.`,
  otpInvalid: msg`The code is incorrect.`,
  otpExpired: msg`The code has expired.`,
};

/** An error as the wire has it, in the caller's words. */
export const errorBody = (i18n: I18n, code: ErrorCode, fields: readonly FieldError[] = []) => ({
  errorCode: code,
  errorMessage: errorMessage(i18n, code),
  ...(fields.length > 0 ? { errors: fields.map((field) => ({ ...field, message: fieldMessage(i18n, field.code) })) } : {}),
});

export const errorMessage = (i18n: I18n, code: ErrorCode): string => i18n._(ERRORS[code]);
export const fieldMessage = (i18n: I18n, code: ValidationCode): string => i18n._(FIELDS[code]);
