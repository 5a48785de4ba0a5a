import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCalendars } from '#src/endpoints/calendars.ts';
import { listUpcoming } from '#src/server/activities/activities.service.ts';
import { getEvent, getTraining } from '#src/server/activities/get-activity.ts';
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
/** The place of each entry by its id; long lines are folded and commas escaped (RFC 5545, 3.1 and 3.3.11). */
const locationsOf = (file: string) =>
  new Map(
    file
      .replaceAll(/\r?\n[ \t]/g, '')
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((entry) => [
        /^UID:([^@]+)@/m.exec(entry)![1]!,
        /^LOCATION:(.*?)\r?$/m.exec(entry)?.[1]!.replaceAll(/\\(.)/g, '$1'),
      ]),
  );
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

test.each([
  ['ar', '، '],
  ['en', ', '],
] as const)(
  'the calendar of all events says where each is, in %s as the calendar of one does',
  async (locale, comma) => {
    const upcoming = await listUpcoming(app.services, 'event', locale, 100);
    const events = await Promise.all(upcoming.map(({ slug }) => getEvent(app.services, slug)));
    const places = events.filter(({ address }) => address !== null);
    expect(places.length).toBeGreaterThan(0);
    const list = locationsOf(await read(`/calendars/events.${locale}.ics`));
    for (const { address, id, place, slug } of places) {
      expect(list.get(id)).toBe([place, address].flatMap((text) => text?.[locale] ?? []).join(comma));
      expect(locationsOf(await read(`/calendars/events/${slug}.${locale}.ics`)).get(id)).toBe(list.get(id));
    }
  },
);

test('an event is one entry, and a list costs the same however long it is', async () => {
  const events = await listUpcoming(app.services, 'event', 'en', 100);
  expect((await read('/calendars/events.tr.ics')).match(/^BEGIN:VEVENT/gm)).toHaveLength(events.length);
  expect(await statementsOf(app.services.db, () => read('/calendars/training.tr.ics'))).toHaveLength(2);
});
