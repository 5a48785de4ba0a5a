import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { ERROR_CODES, ERROR_STATUS, VALIDATION_CODES } from '#src/contracts/errors.ts';
import { mayDo } from '#src/domain/permissions.ts';
import { ANSWERED, ASKED } from '#src/server/http/openapi-entities.ts';
import { describeFields } from '#src/server/http/openapi-fields.ts';
import { OPERATION_NAMES } from '#src/server/http/openapi-names.ts';
import { parameterText } from '#src/server/http/openapi-parameters.ts';
import { DESCRIPTIONS, TAGS } from '#src/server/http/openapi-texts.ts';
import type { AnyOperation } from '#src/server/http/operation.ts';

type Json = Record<string, unknown>;

const SECURITY = { basic: [{ basic: [] }], bearer: [{ bearer: [] }], bearerOrCode: [{ bearer: [] }, {}] };

/** The OpenAPI 3.1 document of the operations, from the schemas that validate requests. */
export function openApiDocument(operations: readonly AnyOperation[]): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = describe(operation);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sanad',
      version: '1',
      contact: { name: 'Sanad' },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      description:
        'Amounts are whole numbers of minor units, with a `currency` of ISO 4217. Texts are returned in all languages. Times are RFC 3339 in UTC.',
    },
    servers: [{ url: '/api/v1' }],
    tags: TAGS,
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries({
          Error: structuredClone(errorSchema),
          ...entitiesOf(ANSWERED, 'output'),
          ...entitiesOf(ASKED, 'input'),
        }).map(([name, schema]) => [name, describeFields(schema, name)]),
      ),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, basic: { type: 'http', scheme: 'basic' } },
    },
  };
}

function describe(operation: AnyOperation): Json {
  const failures = [
    ...new Set([
      ...(operation.params ? [404] : []),
      ...(operation.security === 'bearer' ? [401] : []),
      // Not for everybody who is signed in.
      ...(mayDo(['donor'], OPERATION_NAMES[`${operation.method} ${operation.path}`] ?? '') ? [] : [403]),
      ...(operation.body ? [400, 413] : []),
      422,
      429,
      500,
      503,
      ...(operation.failures ?? []),
    ]),
  ];
  const operationId = OPERATION_NAMES[`${operation.method} ${operation.path}`];
  const described = <Schema>(schema: Schema): Schema => describeFields(schema, operationId ?? operation.path);
  return {
    operationId,
    summary: operation.summary,
    description: DESCRIPTIONS[`${operation.method} ${operation.path}`] ?? `${operation.summary}.`,
    tags: [operation.tag],
    parameters: [
      ...parametersOf('path', operation.params),
      ...parametersOf('query', operation.query),
      ...headersOf(['accept-language', ...(operation.headers ?? [])]),
    ].map((parameter) => ({
      ...parameter,
      description: parameterText(`${operation.method} ${operation.path}`, parameter.name),
    })),
    ...(operation.body
      ? {
          requestBody: {
            required: true,
            content: {
              [operation.bodyMedia ?? 'application/json']: { schema: described(schemaOf(operation.body, 'input')) },
            },
          },
        }
      : {}),
    ...(operation.security ? { security: SECURITY[operation.security] } : {}),
    responses: {
      [operation.status ?? 200]: { description: 'Done.', content: contentOf(operation, described) },
      ...Object.fromEntries(
        failures.map((status) => [
          status,
          {
            description: failureText(status),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  };
}

const contentOf = ({ answer, media }: AnyOperation, described: <Schema>(schema: Schema) => Schema): Json =>
  media === undefined
    ? { 'application/json': { schema: described(schemaOf(v.strictObject({ result: answer }), 'output')) } }
    : { [media]: { schema: { type: 'string', format: 'binary' } } };

type Mode = 'input' | 'output';
const conversion = (definitions: Record<string, v.GenericSchema>, typeMode: Mode) =>
  ({
    errorMode: 'ignore',
    typeMode,
    target: 'draft-2020-12',
    definitions,
    // A file of a multipart form has no schema of its own.
    overrideSchema: ({ valibotSchema }: { valibotSchema: { type: string } }) =>
      valibotSchema.type === 'instance'
        ? { type: 'string' as const, contentMediaType: 'application/octet-stream' }
        : undefined,
    overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
  }) as const;

const entitiesOf = (entities: Record<string, v.GenericSchema>, mode: Mode): Json =>
  toJsonSchemaDefs(entities, conversion(entities, mode)) as Json;

function schemaOf(schema: v.GenericSchema, mode: Mode): Json {
  const {
    $schema: _dialect,
    $defs: _entities,
    ...json
  } = toJsonSchema(schema, conversion(mode === 'output' ? ANSWERED : ASKED, mode)) as Json;
  return json;
}

type Parameter = { name: string; in: string; required: boolean; schema: Json };

function parametersOf(place: 'path' | 'query', schema: v.GenericSchema | undefined): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const headersOf = (names: readonly string[]): Parameter[] =>
  names.map((name) => ({ name, in: 'header', required: false, schema: { type: 'string' } }));

const failureText = (status: number): string =>
  ERROR_CODES.filter((code) => ERROR_STATUS[code] === status).join(', ') || 'Failed.';

const errorSchema = {
  type: 'object',
  required: ['errorCode', 'errorMessage'],
  additionalProperties: false,
  properties: {
    errorCode: { enum: ERROR_CODES },
    errorMessage: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        additionalProperties: false,
        properties: {
          path: { type: 'string' },
          code: { enum: VALIDATION_CODES },
          message: { type: 'string' },
          limit: { type: 'number' },
        },
      },
    },
  },
};
