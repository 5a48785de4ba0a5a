import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OwnData } from '#src/contracts/profile.ts';
import { dayAfter } from '#src/domain/activity.ts';
import { dayIn } from '#src/domain/local-time.ts';
import { saveActivity } from '#src/server/activities/save-activity.ts';
import { findApplication } from '#src/server/applications/applications.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { contactMessages } from '#src/server/platform/db/schema/contact-messages.ts';
import { newsletterSubscriptions, users } from '#src/server/platform/db/schema/people.ts';
import { sacrificeReminders } from '#src/server/platform/db/schema/sacrifices.ts';
import { volunteers } from '#src/server/platform/db/schema/volunteers.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createRefundSite, type RefundSite } from '#tests/fixtures/refunds.ts';

let site: RefundSite;
let number = 0;
beforeAll(async () => {
  site = await createRefundSite();
});
afterAll(() => site.app.close());

/** Words that stand nowhere else: whoever finds one has found the person's own data. */
const words = {
  name: '',
  email: '',
  message: '',
  receiver: '',
  receiverEmail: '',
  receiverPhone: '',
  refundReason: '',
  question: '',
  notes: '',
};
beforeEach(() => {
  number += 1;
  Object.assign(words, {
    name: `Zaynab${number} Alqamar`,
    email: `zaynab${number}@example.org`,
    message: `A prayer ${number} for my mother`,
    receiver: `Salma${number} Alnajm`,
    receiverEmail: `salma${number}@example.org`,
    receiverPhone: `+96650123456${number}`,
    refundReason: `I pressed it ${number} times by mistake`,
    question: `Where is well ${number} dug, and when?`,
    notes: `I can drive a van ${number} days`,
  });
});

async function newEvent(): Promise<string> {
  const { services, clock } = site.app;
  const day = dayAfter(dayIn('Asia/Riyadh', clock.now), 10);
  const text = { en: 'An evening' };
  const { slug } = await saveActivity(services, {
    kind: 'event',
    title: text,
    lead: text,
    body: { en: '<p>Text.</p>' },
    topic: text,
    place: text,
    status: 'open',
    timeZone: 'Asia/Riyadh',
    palette: 'sand',
    coverSeed: 1,
    startsAt: `${day}T19:00`,
    endsAt: `${day}T21:00`,
    seats: 1,
  });
  return slug;
}
const join = async (slug: string, fullName: string, email: string): Promise<{ number: string; status: string }> => {
  const response = await site.app.post('/event-applications', { event: slug, fullName, email, waitingList: true });
  return ((await response.json()) as { result: { number: string; status: string } }).result;
};

/** A person who used everything that keeps something of them. */
async function somebody({ isConfirmed = true } = {}) {
  const { app, categoryId } = site;
  const { db } = app.services;
  const person = await signUpPerson(app);
  await db
    .update(users)
    .set({ email: words.email, isEmailVerified: isConfirmed })
    .where(sql`id = ${person.id}`);
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const gift = {
    type: 'endowment',
    categoryId,
    price: 2500,
    isGift: true,
    giftReceiverName: words.receiver,
    giftReceiverEmail: words.receiverEmail,
    giftReceiverPhoneNumber: words.receiverPhone,
  };
  const donor = { fullName: words.name, email: words.email };
  const placed = await site.paid([gift], { donor, message: words.message }, headers);
  await app.post(`/user/orders/${placed.order.id}/refund-requests`, { reason: words.refundReason }, headers);
  const at = app.clock.now;
  const contact = { fullName: words.name, email: words.email, locale: 'en', createdAt: at };
  await db
    .insert(contactMessages)
    .values({ id: v7(), number: v7(), message: words.question, fingerprint: v7(), ...contact });
  await db
    .insert(volunteers)
    .values({
      id: v7(),
      number: v7(),
      ...contact,
      phoneCountry: 'SA',
      phoneNumber: words.receiverPhone,
      gender: 'female',
      dateOfBirth: '1990-05-17',
      nationality: 'SA',
      country: 'SA',
      city: 'Jeddah',
      timeFrom: '16:00',
      timeTo: '18:00',
      startDate: '2026-12-01',
      education: 'bachelor',
      occupation: 'Nurse',
      notes: words.notes,
      fingerprint: v7(),
    });
  const list = { id: v7(), email: words.email, locale: 'en', tokenHash: v7(), createdAt: at };
  await db.insert(newsletterSubscriptions).values(list);
  await db.insert(sacrificeReminders).values({ ...list, remindFrom: at });
  await site.work();
  return { ...person, headers, placed };
}
const exported = async (headers: Record<string, string>): Promise<OwnData> =>
  ((await (await site.app.get('/users/profile/export', headers)).json()) as { result: OwnData }).result;
const erase = async ({ headers, password }: { headers: Record<string, string>; password: string }): Promise<number> => {
  const response = await site.app.api.request('/users/profile', {
    method: 'DELETE',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  await site.work();
  return response.status;
};
/** Each table that holds one of the person's words, with the word. */
async function foundIn(): Promise<string[]> {
  const { db } = site.app.services;
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const word of Object.values(words)) {
      const rows = await rowsOf(
        db,
        sql`select 1 from ${sql.identifier(name)} t where to_jsonb(t)::text ilike ${`%${word}%`} limit 1`,
      );
      if (rows.length > 0) found.push(`${name}: ${word}`);
    }
  return found;
}

it('is given whole to its owner, and stands in no table after it is erased', async () => {
  const slug = await newEvent();
  const mine = await join(slug, words.name, words.email);
  const next = await join(slug, 'Who Waits', `waits${number}@example.org`);
  const person = await somebody();
  expect([mine.status, next.status]).toEqual(['accepted', 'submitted']);
  const held = JSON.stringify(await exported(person.headers));
  for (const word of Object.values(words)) expect([word, held.includes(word)]).toEqual([word, true]);
  expect(held).not.toMatch(/tokenHash|fingerprint|passwordHash/);
  // The search finds what it looks for.
  expect((await foundIn()).length).toBeGreaterThan(8);
  expect(await erase(person)).toBe(200);
  expect(await foundIn()).toEqual([]);
  // The seat went to whoever waited for it.
  expect((await findApplication(site.app.services.db, { number: next.number }))!.status).toBe('accepted');
  expect(await site.findings()).toEqual([]);
});

it('of an email that is not confirmed belongs to whoever has the email', async () => {
  const person = await somebody({ isConfirmed: false });
  const held = JSON.stringify(await exported(person.headers));
  expect([held.includes(words.question), held.includes(words.notes)]).toEqual([false, false]);
  expect(await erase(person)).toBe(200);
  const found = await foundIn();
  for (const table of ['contact_messages', 'volunteers', 'newsletter_subscriptions', 'sacrifice_reminders'])
    expect([table, found.some((one) => one.startsWith(table))]).toEqual([table, true]);
});
