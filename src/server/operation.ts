import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Locale } from '#src/i18n/locales.ts';
import type { ServiceContext } from './context.ts';
import type { CacheGroup } from './http/response-cache.ts';

export type ApiEnv = { Variables: { services: ServiceContext; locale: Locale; requestId?: string } };

type Schema = v.GenericSchema;
type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;

type Request<Params, Query, Body> = {
  services: ServiceContext;
  locale: Locale;
  params: Output<Params>;
  query: Output<Query>;
  body: Output<Body>;
  c: Context<ApiEnv>;
};

export type Method = 'get' | 'post' | 'patch' | 'delete';
/** One operation of the API: the same schemas check the request and write the document. */
export type Operation<Params = unknown, Query = unknown, Body = unknown> = {
  method: Method;
  /** With `{name}` for parameters, as OpenAPI writes it. */
  path: string;
  summary: string;
  tag: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Headers that the operation listens to, beside those that all do. */
  headers?: readonly string[];
  /** The success: its status and the schema of `result`. */
  status?: 200 | 201;
  answer: Schema;
  /** Failures of its own, beside those that any may have. */
  failures?: readonly number[];
  security?: 'basic' | undefined;
  /** The same for everybody, and kept until a write names it: the answer depends on parameters, query and language alone. */
  cache?: CacheGroup;
  /** Does the work and gives `result`, or a whole answer. */
  handle: (request: Request<Params, Query, Body>) => Promise<unknown>;
};

export type AnyOperation = Operation<Schema | undefined, Schema | undefined, Schema | undefined>;

export const operation = <Params extends Schema | undefined = undefined, Query extends Schema | undefined = undefined, Body extends Schema | undefined = undefined>(
  definition: Operation<Params, Query, Body>,
): AnyOperation => definition as unknown as AnyOperation;
