import * as v from 'valibot';

/** Xendit decided against a request, and will decide so again. */
export class XenditRejection extends Error {
  override readonly name = 'XenditRejection';
  readonly status: number;
  /** Xendit's word for why, as `REFUND_AMOUNT_EXCEEDED`. */
  readonly code: string;
  constructor(status: number, code: string) {
    super(`Xendit rejected a request (${status}, ${code})`);
    this.status = status;
    this.code = code;
  }
}

/** Xendit responded in a way that decides nothing: an error of its own, too many requests, no JSON. */
export class XenditFailure extends Error {
  override readonly name = 'XenditFailure';
  readonly status: number;
  constructor(status: number, why: string) {
    super(`a response with status ${status} ${why}`);
    this.status = status;
  }
}

type XenditRequest = {
  method: 'GET' | 'POST' | 'PATCH';
  /** With its query. */
  path: string;
  body?: object;
  /** The version of the API that a path asks for. */
  version?: string;
  /** The key under which Xendit repeats its first response. */
  idempotencyKey?: string;
  /** Whether the same request may be sent twice without harm. @default true for reading */
  isRepeatable?: boolean;
};
export type AskXendit = (request: XenditRequest) => Promise<Record<string, unknown>>;

const TIMEOUT_MS = 10_000;
/** Xendit's decisions. Any other status says nothing of what was asked. */
const DECIDED = new Set([400, 403, 404, 409, 422]);
/** Errors with a status of a decision that pass by themselves. */
const PASSING = new Set(['TEMPORARILY_UNAVAILABLE', 'REFUND_IN_PROGRESS', 'CHANNEL_UNAVAILABLE', 'SERVER_ERROR']);
const errorSchema = v.object({ error_code: v.pipe(v.string(), v.regex(/^[A-Z0-9_]{1,80}$/)) });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Asks Xendit's API with the secret key, a time limit for the whole response, and one retry after a failure where that is safe. */
export function createXenditHttp({ base, secretKey }: { base: URL; secretKey: string }): AskXendit {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const once = async ({ body, idempotencyKey, method, path, version }: XenditRequest) => {
    const response = await fetch(new URL(path, base), {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(version ? { 'api-version': version } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = jsonOf(await response.text(), response.status);
    if (response.ok) return answer;
    const error = v.safeParse(errorSchema, answer);
    if (!DECIDED.has(response.status) || !error.success || PASSING.has(error.output.error_code))
      throw new XenditFailure(response.status, 'that decides nothing');
    throw new XenditRejection(response.status, error.output.error_code);
  };
  return async (request) => {
    try {
      return await once(request);
    } catch (error) {
      // After a rejection the same would come again, and after a time-out the caller has waited long enough.
      const isOver = error instanceof XenditRejection || (error instanceof Error && error.name === 'TimeoutError');
      if (isOver || !(request.isRepeatable ?? request.method === 'GET')) throw error;
      return once(request);
    }
  };
}

function jsonOf(text: string, status: number): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new XenditFailure(status, 'whose body is no JSON');
  }
  if (!isObject(body)) throw new XenditFailure(status, 'whose body is no object');
  return body;
}
