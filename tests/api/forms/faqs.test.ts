import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { faqVotes } from '#src/server/platform/db/schema/faqs.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';
import { testContext } from '#tests/fixtures/test-context.ts';

let app: TestApp;
let client: FormClient;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.services.db.delete(faqVotes);
  client = createFormClient(app.services);
});
afterAll(() => app.close());

const run = commandRunner(() => app.services);
const kept = () => consumeFormFlash(app.services, client.cookies.get('form'));
const page = { locale: 'tr', returnTo: '/faqs?search=makbuz' };
const say = (answered: string, from = client) => from.post('/faqs/answered', { ...page, answered });

it('leads back to the answer, which is thanked for, and staff read the counts', async () => {
  const { location, status } = await say('is-a-case-real.no');
  expect([status, location]).toEqual([303, '/tr/faqs?search=makbuz#is-a-case-real']);
  expect(await kept()).toMatchObject({ done: {}, fields: { answered: 'is-a-case-real.no' } });
  await say('is-a-case-real.yes');
  await say('is-zakat-kept-apart.yes');
  expect(await run('faqs:answered')).toEqual({
    code: 0,
    lines: ['is-a-case-real (tr): helped 1, did not help 1', 'is-zakat-kept-apart (tr): helped 1, did not help 0'],
  });
});

it.each(['is-a-case-real', 'is-a-case-real.maybe', "x'; drop table faqs.yes", '', 'no-such-answer.yes'])(
  'counts nothing for %j',
  async (answered) => {
    await say(answered);
    expect((await kept())?.done).toBeUndefined();
    expect((await run('faqs:answered')).lines).toEqual(['Nobody has said yet whether an answer helped.']);
  },
);

it('leads to no other site', async () => {
  const { location } = await client.post('/faqs/answered', {
    locale: 'en',
    returnTo: '//example.org',
    answered: 'is-a-case-real.yes',
  });
  expect(location).toBe('/faqs#is-a-case-real');
});

it('counts an answer once for a network in a day, and refuses a flood', async () => {
  const limited = createFormClient(testContext({ ...app.services, env: readEnv({}) }));
  await say('is-a-case-real.yes', limited);
  expect((await say('is-a-case-real.yes', limited)).location).toContain('#is-a-case-real');
  expect((await run('faqs:answered')).lines).toEqual(['is-a-case-real (tr): helped 1, did not help 0']);
  for (let n = 0; n < 58; n += 1) await say('is-a-case-real.yes', limited);
  expect((await say('is-zakat-kept-apart.yes', limited)).location).toBe('/tr/faqs?search=makbuz#faqs-answered');
  expect((await run('faqs:answered')).lines).toHaveLength(1);
});
