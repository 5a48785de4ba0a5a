/** The published description of the API obeys the common rules, so that a client made from it reads well. */
import spectral from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { operations } from '#src/server/api.ts';
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
