/** An error response of Xendit: its status and body. */
export class XenditError extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, code: string, message = code.toLowerCase().replaceAll('_', ' ')) {
    super(code);
    this.status = status;
    this.body = { error_code: code, message };
  }
}

export const invalid = (code = 'API_VALIDATION_ERROR', message?: string): XenditError =>
  new XenditError(400, code, message);
export const notFound = (): XenditError => new XenditError(404, 'DATA_NOT_FOUND');
