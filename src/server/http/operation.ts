import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Locale } from '#src/i18n/locales.ts';
import type { CacheGroup } from '#src/server/http/response-cache.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** Who calls, by an access token. */
export type Caller = {
  id: string;
  sessionId: string;
  roles: readonly string[];
  isVerified: boolean;
  /** Whether the session was confirmed by a second factor, recently enough. */
  hasSecondFactor: boolean;
  /** When the caller signed in. The refreshing of tokens and a second factor change nothing of it. */
  signedInAt: Date;
};

export type ApiEnv = {
  Variables: {
    services: ServiceContext;
    locale: Locale;
    requestId?: string;
    /** Reads who calls. @throws AppError `unauthenticated`, `tokenExpired` */
    authenticate: (services: ServiceContext, authorization: string | undefined) => Promise<Caller>;
  };
};

type Schema = v.GenericSchema;
type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;

type Request<Params, Query, Body> = {
  services: ServiceContext;
  locale: Locale;
  params: Output<Params>;
  query: Output<Query>;
  body: Output<Body>;
  /** Who calls, where `security` asks for it. */
  caller: Caller | undefined;
  c: Context<ApiEnv>;
};

type Method = 'get' | 'post' | 'patch' | 'delete';
/** One operation of the API. Its schemas validate requests and are the source of the OpenAPI document. */
export type Operation<Params = unknown, Query = unknown, Body = unknown> = {
  method: Method;
  /** With parameters as `{name}`, as in OpenAPI. */
  path: string;
  summary: string;
  tag: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The media type of the body. A multipart form is an object of its fields, with a `File` for each file. @default JSON */
  bodyMedia?: 'multipart/form-data' | undefined;
  /** The request headers of this operation, besides those of all operations. */
  headers?: readonly string[];
  /** The status of success, and the schema of `result`. @default 200 */
  status?: 200 | 201;
  answer: Schema;
  /** The media type of a response that is a file; `handle` then returns a `Response`. @default JSON with `result` */
  media?: 'application/pdf' | undefined;
  /** The error statuses of this operation, besides those of all operations. */
  failures?: readonly number[];
  /** `bearerOrCode`: signed in, or with a code in the body or a guest's key. */
  security?: 'basic' | 'bearer' | 'bearerOrCode' | undefined;
  /** Set where the response depends on parameters, query and language only: it is cached until a write invalidates the group. */
  cache?: CacheGroup;
  /** Returns `result`, or a `Response`. */
  handle: (request: Request<Params, Query, Body>) => Promise<unknown>;
};

export type AnyOperation = Operation<Schema | undefined, Schema | undefined, Schema | undefined>;

/** Defines an operation; infers the types of its request from its schemas. */
export const operation = <
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  definition: Operation<Params, Query, Body>,
): AnyOperation => definition as unknown as AnyOperation;
