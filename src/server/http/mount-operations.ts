import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { isStaffAct, mayDo } from '#src/domain/permissions.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import { OPERATION_NAMES } from '#src/server/http/openapi-names.ts';
import type { AnyOperation, ApiEnv, Caller } from '#src/server/http/operation.ts';
import {
  CACHE_CONTROL,
  type CacheGroup,
  type ResponseCache,
  responseCacheOf,
} from '#src/server/http/response-cache.ts';
import { validate } from '#src/server/http/validate.ts';

const nothing = v.strictObject({});
/** The JSON escape of U+0000, the one character that PostgreSQL cannot store. */
const NUL = String.raw`\u0000`;

/** Adds operations to an app: validates requests, answers `{"result": …}`, and 405 for other methods of a known path. */
export function mount(app: Hono<ApiEnv>, operations: readonly AnyOperation[]): void {
  for (const operation of operations) app.on(operation.method, honoPath(operation.path), (c) => run(operation, c));
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const allowed = operations.filter((operation) => operation.path === path).map(({ method }) => method.toUpperCase());
    app.all(honoPath(path), (c) => {
      c.header('allow', allowed.join(', '));
      throw new AppError('methodNotAllowed');
    });
  }
}

const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

async function run(operation: AnyOperation, c: Context<ApiEnv>): Promise<Response> {
  const request = {
    services: c.get('services'),
    locale: c.get('locale'),
    params: operation.params ? parameters(operation.params, c.req.param()) : undefined,
    query: readQuery(operation.query ?? nothing, queryOf(c)),
    caller: await callerOf(operation, c),
    body: operation.body
      ? validate(operation.body, await (operation.bodyMedia ? multipartBody(c) : jsonBody(c)))
      : undefined,
    c,
  };
  const answer = (): Promise<unknown> => operation.handle(request as Parameters<AnyOperation['handle']>[0]);
  const cache = operation.cache && responseCacheOf(request.services);
  if (operation.cache && cache)
    return fromCache(cache, { ...request, name: operation.path, group: operation.cache }, c, async () =>
      JSON.stringify({ result: await answer() }),
    );
  const result = await answer();
  return result instanceof Response ? result : c.json({ result }, operation.status ?? 200);
}

/**
 * Who calls, where the table of permissions allows it: asked for before the body is read, so that another visitor learns nothing
 * of it. @throws AppError `unauthenticated`, `forbidden`, `secondFactorRequired`
 */
async function callerOf({ method, path, security }: AnyOperation, c: Context<ApiEnv>): Promise<Caller | undefined> {
  const authorization = c.req.header('authorization');
  const asks = security === 'bearer' || (security === 'bearerOrCode' && authorization !== undefined);
  const caller = asks ? await c.get('authenticate')(c.get('services'), authorization) : undefined;
  const act = OPERATION_NAMES[`${method} ${path}`] ?? '';
  if (!mayDo(caller?.roles ?? [], act)) throw new AppError(caller ? 'forbidden' : 'unauthenticated');
  if (isStaffAct(act) && !caller?.hasSecondFactor) throw new AppError('secondFactorRequired');
  return caller;
}

type Keyed = { name: string; group: CacheGroup; locale: string; params: unknown; query: unknown };

/** Answers from the cache. The key is made of the parsed query, so that all spellings of a query share a response. */
async function fromCache(
  cache: ResponseCache,
  { group, locale, name, params, query }: Keyed,
  c: Context<ApiEnv>,
  make: () => Promise<string>,
): Promise<Response> {
  const read = Object.entries(query as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { body, encoding, etag } = await cache.get(
    JSON.stringify([name, locale, params, read]),
    group,
    c.req.header('accept-encoding') ?? '',
    make,
  );
  c.header('etag', etag);
  c.header('cache-control', CACHE_CONTROL);
  c.header('vary', 'accept-encoding', { append: true });
  c.header('content-type', 'application/json');
  if (encoding) c.header('content-encoding', encoding);
  return c.body(body);
}

/** Parses the parameters of the path. @throws AppError `notFound` for invalid ones, which no record can have */
function parameters(schema: v.GenericSchema, value: unknown): unknown {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success || JSON.stringify(value).includes(NUL)) throw new AppError('notFound');
  return parsed.output;
}

/** Parses the query. The error of an offset that is too high names `cursor` as well, which has no limit. */
function readQuery(schema: v.GenericSchema, query: Record<string, string | string[]>): unknown {
  try {
    return validate(schema, query);
  } catch (error) {
    const isTooFar =
      error instanceof AppError && error.fields.some(({ code, path }) => path === 'offset' && code === 'tooHigh');
    throw isTooFar ? invalid(...error.fields, { path: 'cursor', code: 'required' }) : error;
  }
}

/** The query as an object. A repeated parameter is an array, which schemas of a single value reject. */
function queryOf(c: Context): Record<string, string | string[]> {
  const queries = Object.entries(c.req.queries());
  const broken = queries.find(([, values]) => JSON.stringify(values).includes(NUL));
  if (broken) throw invalid({ path: broken[0], code: 'invalidFormat' });
  return Object.fromEntries(queries.map(([name, values]) => [name, values.length === 1 ? values[0]! : values]));
}

/** The fields of a multipart form, a repeated one as an array, which schemas of a single value reject. */
async function multipartBody(c: Context): Promise<unknown> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) throw new AppError('unreadable');
  try {
    return await c.req.parseBody({ all: true });
  } catch (cause) {
    throw new AppError('unreadable', { cause });
  }
}

async function jsonBody(c: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw new AppError('unreadable');
  try {
    const body: unknown = JSON.parse(await c.req.text());
    if (JSON.stringify(body).includes(NUL)) throw new AppError('unreadable');
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch (cause) {
    throw new AppError('unreadable', { cause });
  }
  throw new AppError('unreadable');
}
