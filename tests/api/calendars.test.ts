import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCalendars } from '#src/endpoints/calendars.ts';
import { listUpcoming } from '#src/server/activities/activities.service.ts';
import { getTraining } from '#src/server/activities/get-activity.ts';
import { statementsOf } from '#tests/fixtures/statements.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let calendars: ReturnType<typeof createCalendars>['app'];
beforeAll(async () => {
  app = await createTestApp();
  calendars = createCalendars(async () => app.services).app;
});
afterAll(() => app.close());

const read = async (path: string) => (await calendars.request(`http://localhost:3000${path}`)).text();
const startsOf = (file: string) => [...file.matchAll(/^DTSTART:(\S+)/gm)].map(([, at]) => at);

test('every day of a training is an entry of its own, in its calendar and in that of the list', async () => {
  const upcoming = await listUpcoming(app.services, 'training', 'en', 100);
  const trainings = await Promise.all(upcoming.map(({ slug }) => getTraining(app.services, slug)));
  const days = trainings.flatMap((one) => one.days);
  expect(days.length).toBeGreaterThan(trainings.length);
  const list = await read('/calendars/training.ar.ics');
  expect(list.match(/^BEGIN:VEVENT/gm)).toHaveLength(days.length);
  const [first] = trainings;
  const starts = startsOf(await read(`/calendars/training/${first!.slug}.ar.ics`));
  expect(starts).toHaveLength(first!.days.length);
  expect(startsOf(list)).toEqual(expect.arrayContaining(starts));
});

test('an event is one entry, and a list costs the same however long it is', async () => {
  const events = await listUpcoming(app.services, 'event', 'en', 100);
  expect((await read('/calendars/events.tr.ics')).match(/^BEGIN:VEVENT/gm)).toHaveLength(events.length);
  expect(await statementsOf(app.services.db, () => read('/calendars/training.tr.ics'))).toHaveLength(2);
});
