/** An error response of the provider: its status and body. */
export class SimulatedError extends Error {
  readonly status: number;
  readonly body: { error: { type: string; code?: string; message: string; payment_intent?: object } };
  constructor(status: number, type: string, message: string, code?: string, intent?: object) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...(code ? { code } : {}), ...(intent ? { payment_intent: intent } : {}) } };
  }
}

/** A rejected request. @param status @default 400 */
export const invalidRequest = (message: string, code: string, status = 400): SimulatedError =>
  new SimulatedError(status, 'invalid_request_error', message, code);
