import { FetchError, ofetch } from 'ofetch';

export type FieldError = { path: string; code: string; message: string };

/** An error that the server answered: its code, its message in the language of the request, and the errors of fields. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly errors: readonly FieldError[];

  constructor(code: string, message: string, errors: readonly FieldError[] = [], options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.errors = errors;
  }
}

/** So long an answer is waited for: a server that took the connection may never answer. */
const ANSWERED_WITHIN_MS = 25_000;

export type CallOptions = {
  method?: 'GET' | 'POST';
  body?: FormData | object;
  headers?: Record<string, string>;
  locale: string;
  /** Whether the call is finished although its page is left. @default false */
  keepalive?: boolean;
};

type ErrorBody = { errorCode?: string; errorMessage?: string; errors?: FieldError[] };

/**
 * Calls the server and returns its `result`. Never retries: a write may have happened although its response was lost.
 * @throws ApiError as the server answered it, with code `noAnswer` where it took the call and did not answer in time, or `offline` where no connection was made.
 */
export async function call<Result>(path: string, options: CallOptions): Promise<Result> {
  const { locale, headers, ...rest } = options;
  try {
    const answer = await ofetch<{ result: Result }>(path, {
      ...rest,
      retry: 0,
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'accept-language': locale, ...headers },
    });
    return answer.result;
  } catch (error) {
    const data = error instanceof FetchError ? (error.data as ErrorBody | undefined) : undefined;
    if (data?.errorCode) throw new ApiError(data.errorCode, data.errorMessage ?? '', data.errors, { cause: error });
    const isLate = error instanceof FetchError && (error.cause as Error | undefined)?.name === 'TimeoutError';
    const code = error instanceof FetchError && error.status ? 'internal' : isLate ? 'noAnswer' : 'offline';
    throw new ApiError(code, '', [], { cause: error });
  }
}
