import { FetchError, ofetch } from 'ofetch';

export type FieldError = { path: string; code: string; message: string };

/** What the server refused: its code, its words in the person's language, and what was wrong with which field. */
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

type Refusal = { errorCode?: string; errorMessage?: string; errors?: FieldError[] };

/**
 * Calls the server and answers its `result`. Nothing is tried again by itself: what writes may have been done.
 * @throws ApiError with code `offline` where no answer came.
 */
export async function call<Result>(path: string, options: { method?: 'GET' | 'POST'; body?: FormData | object; headers?: Record<string, string>; locale: string }): Promise<Result> {
  const { locale, headers, ...rest } = options;
  try {
    const answer = await ofetch<{ result: Result }>(path, {
      ...rest, retry: 0, credentials: 'same-origin', headers: { accept: 'application/json', 'accept-language': locale, ...headers },
    });
    return answer.result;
  } catch (error) {
    const data = error instanceof FetchError ? (error.data as Refusal | undefined) : undefined;
    if (data?.errorCode) throw new ApiError(data.errorCode, data.errorMessage ?? '', data.errors, { cause: error });
    throw new ApiError(error instanceof FetchError && error.status ? 'internal' : 'offline', '', [], { cause: error });
  }
}
