/** Every error code of the API and its HTTP status. */
export const ERROR_STATUS = {
  unreadable: 400,
  unauthenticated: 401,
  tokenExpired: 401,
  invalidCredentials: 401,
  forbidden: 403,
  secondFactorRequired: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  idempotencyConflict: 409,
  fileTooLarge: 413,
  fileTypeNotSupported: 415,
  validation: 422,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** The error codes of a field. */
export const VALIDATION_CODES = [
  'required',
  'selectAtLeastOne',
  'tooLow',
  'tooHigh',
  'invalidSelection',
  'invalidUrl',
  'atLeastOneLanguage',
  'invalidImage',
  'passwordsDoNotMatch',
  'invalidEmail',
  'invalidType',
  'invalidFormat',
  'tooLong',
  'unknownField',
  'weakPassword',
  'otpInvalid',
  'otpExpired',
  'cartFull',
  'lineFull',
  'noExchangeRate',
] as const;
export type ValidationCode = (typeof VALIDATION_CODES)[number];
export const isValidationCode = (text: string): text is ValidationCode =>
  (VALIDATION_CODES as readonly string[]).includes(text);

/** Errors of the cart as a whole, which no field of a form can put right. */
export const isCartCode = (code: string): boolean => code === 'cartFull' || code === 'lineFull';

/** `path` of the field with dots: `items.0.quantity`. `limit`: the number that would be accepted, where there is one. */
export type FieldError = { path: string; code: ValidationCode; limit?: number };
