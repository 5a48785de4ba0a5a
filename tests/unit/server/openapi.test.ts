import { expect, test } from 'vitest';
import { operations } from '#src/server/api.ts';
import { OPERATION_NAMES } from '#src/server/http/openapi-names.ts';
import { DESCRIPTIONS, TAGS } from '#src/server/http/openapi-texts.ts';
import { openApiDocument } from '#src/server/http/openapi.ts';

type Document = {
  tags: { name: string }[];
  info: { contact: object };
  paths: Record<string, Record<string, { tags: string[]; description: string; operationId: string }>>;
  components: { schemas: Record<string, object> };
};
const document = JSON.parse(JSON.stringify(openApiDocument(operations))) as Document;
const described = Object.values(document.paths).flatMap((path) => Object.values(path));

test('every operation has a description, and every description an operation', () => {
  expect(Object.keys(DESCRIPTIONS).toSorted()).toEqual(
    operations.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
  expect(described.every(({ description }) => /^[A-Z].+\.$/.test(description))).toBe(true);
});

test('every operation has a name of its own, which says what it does', () => {
  expect(Object.keys(OPERATION_NAMES).toSorted()).toEqual(
    operations.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
  const names = described.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^(?!post|patch|put)[a-z][A-Za-z]+$/);
});

test('every group of operations has a description', () => {
  expect(new Set(described.flatMap(({ tags }) => tags))).toEqual(new Set(TAGS.map(({ name }) => name)));
});

test('every named entity is used, and its schema is written once', () => {
  const text = JSON.stringify(document);
  for (const name of Object.keys(document.components.schemas)) expect(text).toContain(`"#/components/schemas/${name}"`);
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(document.components.schemas).toHaveProperty(name!);
  for (const path of Object.values(document.paths)) expect(JSON.stringify(path).length).toBeLessThan(6000);
});
