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

type ErrorBody = { errorCode?: string; errorMessage?: string; errors?: FieldError[] };

/**
 * Calls the server and returns its `result`. Never retries: a write may have happened although its response was lost.
 * @throws ApiError as the server answered it, or with code `offline` where no response came.
 */
export async function call<Result>(
  path: string,
  options: { method?: 'GET' | 'POST'; body?: FormData | object; headers?: Record<string, string>; locale: string },
): Promise<Result> {
  const { locale, headers, ...rest } = options;
  try {
    const answer = await ofetch<{ result: Result }>(path, {
      ...rest,
      retry: 0,
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'accept-language': locale, ...headers },
    });
    return answer.result;
  } catch (error) {
    const data = error instanceof FetchError ? (error.data as ErrorBody | undefined) : undefined;
    if (data?.errorCode) throw new ApiError(data.errorCode, data.errorMessage ?? '', data.errors, { cause: error });
    throw new ApiError(error instanceof FetchError && error.status ? 'internal' : 'offline', '', [], { cause: error });
  }
}
