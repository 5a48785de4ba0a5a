/** The published description of the API obeys the common rules, so that a client made from it reads well. */
import spectral from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { operations } from '#src/server/api.ts';
import { describedNames, fieldName, fieldsOf } from '#src/server/http/openapi-fields.ts';
import { openApiDocument } from '#src/server/http/openapi.ts';

const linter = new spectral.Spectral();
linter.setRuleset({
  extends: [[oas, 'all']],
  rules: {
    'openapi-tags-alphabetical': 'off', // groups stand in the order in which a newcomer reads them
    'contact-properties': 'off', // the email is the operator's, and answered by GET /contact-us-info
  },
} as never);

const findings = async (document: object): Promise<string[]> => {
  const results = await linter.run(JSON.parse(JSON.stringify(document)) as Record<string, unknown>);
  return results.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`);
};

test("Spectral's rules for OpenAPI find nothing to warn of", async () => {
  expect(await findings(openApiDocument(operations))).toEqual([]);
});

test('an operation without a description is found', async () => {
  const document = JSON.parse(JSON.stringify(openApiDocument(operations))) as {
    paths: Record<string, Record<string, { description?: string }>>;
  };
  delete Object.values(Object.values(document.paths)[0]!)[0]!.description;
  expect(await findings(document)).toEqual([expect.stringContaining('operation-description')]);
});

type Content = Record<string, { schema: unknown }>;
type Described = {
  components: { schemas: Record<string, unknown> };
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; requestBody?: { content: Content }; responses: Record<string, { content: Content }> }
    >
  >;
};
/** Every field of the document, from the entity or operation in which it stands. */
function allFields(document: object): { path: string[]; field: Record<string, unknown> }[] {
  const { components, paths } = document as Described;
  const operated = Object.values(paths)
    .flatMap((of) => Object.values(of))
    .flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)]
        .flatMap((one) => Object.values(one?.content ?? {}))
        .map(({ schema }): [string, unknown] => [operationId, schema]),
    );
  return [...Object.entries(components.schemas), ...operated].flatMap(([name, schema]) => [
    ...fieldsOf(schema, [name]),
  ]);
}
const withoutDescription = (document: object): string[] =>
  allFields(document).flatMap(({ field, path }) => (field['description'] ? [] : [path.join('.')]));

test('every field of every schema says what it means', () => {
  expect(withoutDescription(openApiDocument(operations))).toEqual([]);
});

test('a field without a description is found', () => {
  const document = openApiDocument(operations) as Described;
  const { properties } = document.components.schemas['ZakatLine'] as { properties: Record<string, object> };
  properties['amount'] = { type: 'number' };
  expect(withoutDescription(document)).toEqual(['ZakatLine.amount']);
});

test('no description is left over', () => {
  const used = new Set(allFields(openApiDocument(operations)).map(({ path }) => fieldName(path)));
  expect(describedNames.filter((name) => !used.has(name))).toEqual([]);
});

test('money says its unit', () => {
  const units = allFields(openApiDocument(operations)).filter(
    ({ field, path }) => path.at(-1) === 'amount' && field['type'] === 'integer',
  );
  expect(units.length).toBeGreaterThan(10);
  for (const { field } of units) expect(field['description']).toMatch(/minor units/);
});
