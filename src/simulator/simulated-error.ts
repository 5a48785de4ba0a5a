/** An error response of the provider: its status and body. */
export class SimulatedError extends Error {
  readonly status: number;
  readonly body: { error: { type: string; code?: string; param?: string; message: string; payment_intent?: object } };
  /** `more`: the parameter that is wrong, or the payment. */
  constructor(
    status: number,
    type: string,
    message: string,
    code?: string,
    more: { param?: string; payment_intent?: object } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...(code ? { code } : {}), ...more } };
  }
}

/** A rejected request. @param status @default 400 @param param the parameter that is wrong */
export const invalidRequest = (message: string, code: string, status = 400, param?: string): SimulatedError =>
  new SimulatedError(status, 'invalid_request_error', message, code, param === undefined ? {} : { param });
