import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ErrorCode, FieldError, ValidationCode } from '#src/contracts/errors.ts';
import { MAX_ITEMS, MAX_QUANTITY } from '#src/domain/cart.ts';

/** The message of each error code. */
const ERRORS: Record<ErrorCode, MessageDescriptor> = {
  unreadable: msg`The request could not be read. Check its format and send it again.`,
  unauthenticated: msg`Sign in first.`,
  tokenExpired: msg`Your session has ended. Sign in again.`,
  invalidCredentials: msg`Email or password is incorrect`,
  forbidden: msg`You do not have permission to do this.`,
  secondFactorRequired: msg`Enter the code from your authenticator app first, to confirm that it is you.`,
  notFound: msg`We could not find what you are looking for.`,
  methodNotAllowed: msg`This action is not available on this page.`,
  conflict: msg`Something has changed since you opened this page. Check the page and try again.`,
  idempotencyConflict: msg`This request was already sent with different contents. Reload the page and try again.`,
  fileTooLarge: msg`File size exceeded`,
  fileTypeNotSupported: msg`File type not supported`,
  validation: msg`Some fields are not valid. Correct them and try again.`,
  tooManyRequests: msg`You have tried too many times. Wait a few minutes and try again.`,
  internal: msg`Something went wrong`,
  unavailable: msg`This service is not available right now. Nothing was charged. Try again in a few minutes.`,
};

/** The message of each validation code. The first ten are quoted from the specification. */
const FIELDS: Record<Exclude<ValidationCode, 'cartFull' | 'lineFull'>, MessageDescriptor> = {
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
  invalidType: msg`This value has the wrong type.`,
  invalidFormat: msg`The format is incorrect. Check what you entered and try again.`,
  tooLong: msg`The text is too long. Shorten it.`,
  unknownField: msg`This field does not exist. Remove it from the request.`,
  weakPassword: msg`This password is too easy to guess. Choose another one.`,
  otpInvalid: msg`The code is incorrect. Enter the code from the email.`,
  otpExpired: msg`The code has expired. Ask for a new one.`,
  noExchangeRate: msg`We have no recent exchange rate for this currency. Choose another currency.`,
};

/** The JSON body of an error, with messages in the caller's language. */
export const errorBody = (
  i18n: I18n,
  code: ErrorCode,
  { fields = [], words }: { fields?: readonly FieldError[]; words?: MessageDescriptor | undefined } = {},
) => ({
  errorCode: code,
  errorMessage: words ? i18n._(words) : errorMessage(i18n, code),
  ...(fields.length > 0 ? { errors: fields.map((field) => ({ ...field, message: fieldMessage(i18n, field) })) } : {}),
});

export const errorMessage = (i18n: I18n, code: ErrorCode): string => i18n._(ERRORS[code]);
export function fieldMessage(i18n: I18n, { code, limit }: Pick<FieldError, 'code' | 'limit'>): string {
  if (code === 'cartFull') return cartFull(i18n, limit ?? MAX_ITEMS);
  if (code === 'lineFull') return lineFull(i18n, limit ?? 0);
  return i18n._(FIELDS[code]);
}

/** Each names the limit and the way out. */
const cartFull = (i18n: I18n, most: number): string =>
  i18n._(
    msg`${plural(most, {
      one: 'Your cart is full: it holds # donation at most. Pay for it or remove it, then add the new donation.',
      other: 'Your cart is full: it holds # donations at most. Pay for them or remove one, then add the new donation.',
    })}`,
  );
const lineFull = (i18n: I18n, more: number): string =>
  more > 0
    ? i18n._(
        msg`You can add at most ${more} more of this item, because the cart holds at most ${MAX_QUANTITY} of each item. Add fewer, or pay for the ones in the cart first.`,
      )
    : i18n._(
        msg`Your cart already has ${MAX_QUANTITY} of this item, which is the maximum. Pay for those first, then add more.`,
      );
