import { randomBytes } from 'node:crypto';

const MESSAGES: Record<number, string> = {
  400: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  404: 'The specified resource does not exist.',
  422: 'The requested action could not be performed, semantically incorrect, or failed business validation.',
};

/** An error response of PayPal: its status and body. */
export class PaypalError extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, name: string, issue: string, links: object[] = []) {
    super(issue);
    this.status = status;
    this.body = {
      name,
      message: MESSAGES[status],
      debug_id: randomBytes(7).toString('hex'),
      details: [{ issue, description: issue.toLowerCase().replaceAll('_', ' ') }],
      links,
    };
  }
}

export const unprocessable = (issue: string, links?: object[]): PaypalError =>
  new PaypalError(422, 'UNPROCESSABLE_ENTITY', issue, links);
export const malformed = (issue: string): PaypalError => new PaypalError(400, 'INVALID_REQUEST', issue);
export const notFound = (): PaypalError => new PaypalError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
