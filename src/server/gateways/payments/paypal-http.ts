import * as v from 'valibot';

/** PayPal decided against a request, and will decide so again. */
export class PaypalRejection extends Error {
  override readonly name = 'PaypalRejection';
  readonly status: number;
  /** PayPal's word for why, as `INSTRUMENT_DECLINED`. */
  readonly issue: string;
  constructor(status: number, issue: string) {
    super(`PayPal rejected a request (${status}, ${issue})`);
    this.status = status;
    this.issue = issue;
  }
}

/** PayPal responded in a way that decides nothing: an error of its own, too many requests, no JSON. */
export class PaypalFailure extends Error {
  override readonly name = 'PaypalFailure';
  readonly status: number;
  constructor(status: number, why: string) {
    super(`a response with status ${status} ${why}`);
    this.status = status;
  }
}

type PaypalRequest = {
  method: 'GET' | 'POST';
  /** With its query, or an address of PayPal that a response named. */
  path: string;
  body?: object;
  /** The key under which PayPal repeats its first response. */
  requestId?: string;
};
export type AskPaypal = (request: PaypalRequest) => Promise<Record<string, unknown>>;

const TIMEOUT_MS = 10_000;
/** PayPal's decisions. Any other status says nothing of what was asked. */
const DECIDED = new Set([400, 403, 404, 422]);
const tokenSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  expires_in: v.pipe(v.number(), v.minValue(1)),
});
const errorSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[A-Z_]{1,80}$/)),
  details: v.optional(v.array(v.object({ issue: v.optional(v.string()) })), []),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const send = async (address: URL, init: RequestInit): Promise<{ status: number; body: Record<string, unknown> }> => {
  const response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  // What was carried out and has nothing to say.
  if (response.status === 204) return { status: 204, body: {} };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new PaypalFailure(response.status, 'whose body is no JSON');
  }
  if (!isObject(body)) throw new PaypalFailure(response.status, 'whose body is no object');
  return { status: response.status, body };
};

/** Asks PayPal's API: with an access token that is kept while it is valid, a time limit for the whole response, and one retry after a failure. */
export function createPaypalHttp({
  base,
  clientId,
  clientSecret,
}: {
  base: URL;
  clientId: string;
  clientSecret: string;
}): AskPaypal {
  let token: { value: string; until: number } | undefined;
  let asked: Promise<string> | undefined;

  const requestToken = async (): Promise<string> => {
    const { body, status } = await send(new URL('/v1/oauth2/token', base), {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (status !== 200) throw new PaypalFailure(status, 'to the request for an access token');
    const { access_token: value, expires_in: seconds } = v.parse(tokenSchema, body);
    token = { value, until: Date.now() + (seconds - 60) * 1000 };
    return value;
  };
  /** Concurrent requests share one request for a token. */
  const readToken = (): Promise<string> => {
    if (token && token.until > Date.now()) return Promise.resolve(token.value);
    asked ??= requestToken().finally(() => {
      asked = undefined;
    });
    return asked;
  };

  const once = async ({ body, method, path, requestId }: PaypalRequest): Promise<Record<string, unknown>> => {
    const address = new URL(path, base);
    // The token is for PayPal alone, wherever a response points.
    if (address.origin !== base.origin) throw new PaypalFailure(0, 'that leads to another host');
    const used = await readToken();
    const answer = await send(address, {
      method,
      headers: {
        authorization: `Bearer ${used}`,
        accept: 'application/json',
        prefer: 'return=representation',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(requestId ? { 'paypal-request-id': requestId } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    if (answer.status === 401 && token?.value === used) token = undefined;
    const error = v.safeParse(errorSchema, answer.body);
    if (!DECIDED.has(answer.status) || !error.success) throw new PaypalFailure(answer.status, 'that decides nothing');
    throw new PaypalRejection(answer.status, wordOf(error.output.details[0]?.issue) ?? error.output.name);
  };

  return async (request) => {
    try {
      return await once(request);
    } catch (error) {
      // After a rejection the same would come again, and after a time-out the caller has waited long enough.
      if (error instanceof PaypalRejection || (error instanceof Error && error.name === 'TimeoutError')) throw error;
      return once(request);
    }
  };
}

const wordOf = (issue: string | undefined): string | undefined =>
  issue !== undefined && /^[A-Z_]{1,80}$/.test(issue) ? issue : undefined;
