import { describe, expect, it } from 'vitest';
import { asAppError } from '#src/server/http/errors.ts';
import { isDatabaseGone } from '#src/server/platform/db/database-gone.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { createTestApp } from '#tests/fixtures/test-app.ts';
import { databaseKind } from '#tests/fixtures/test-database.ts';

it.each([
  'ECONNREFUSED',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  '57P01',
  '57P03',
  '08006',
  '53300',
])('%s says that the database is away', (code) => {
  const error = new Error('query failed', { cause: Object.assign(new Error('driver'), { code }) });
  expect([isDatabaseGone(error), asAppError(error).status]).toEqual([true, 503]);
});

it.each(['23505', '42P01', 'ERR_INVALID_ARG_TYPE'])('%s is an internal error', (code) => {
  expect(asAppError(Object.assign(new Error('x'), { code })).status).toBe(500);
});

describe.runIf(databaseKind === 'postgres')('while PostgreSQL is away', () => {
  it('the API and the forms answer 503 with the time of a retry', async () => {
    const app = await createTestApp();
    const forms = createFormClient(app.services);
    await app.close();
    const answer = await app.get('/projects');
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
      503,
      '5',
      { errorCode: 'unavailable' },
    ]);
    expect((await app.post('/email-subscriptions', { email: 'a@b.example' })).status).toBe(503);
    expect((await forms.post('/newsletter', { email: 'a@b.example' })).status).toBe(503);
  }, 30_000);
});
