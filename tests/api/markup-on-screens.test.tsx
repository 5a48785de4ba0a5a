/** Screens drawn from a database whose texts hold markup: it is text on each of them. */
import { I18nProvider } from '@lingui/react';
import { getAttributeValue, getElementsByTagName } from 'domutils';
import { eq } from 'drizzle-orm';
import { parseDocument } from 'htmlparser2';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getI18n } from '#src/i18n/server.tsx';
import { JsonLd } from '#src/pages/json-ld.tsx';
import { EventScreen } from '#src/screens/activity/event-screen.tsx';
import { ContactScreen } from '#src/screens/contact/contact-screen.tsx';
import { CONTACT_FORM } from '#src/screens/contact/contact-view.ts';
import { FaqsScreen } from '#src/screens/faqs/faqs-screen.tsx';
import { NgoScreen } from '#src/screens/ngo/ngo-screen.tsx';
import { StateProvider } from '#src/screens/shell/state-provider.tsx';
import { VolunteerScreen } from '#src/screens/volunteer/volunteer-screen.tsx';
import { VOLUNTEER_FORM } from '#src/screens/volunteer/volunteer-view.ts';
import { getEvent } from '#src/server/activities/get-activity.ts';
import { listFaqs } from '#src/server/faqs/faqs.service.ts';
import { getNgo } from '#src/server/ngos/ngos.service.ts';
import { activities } from '#src/server/platform/db/schema/activities.ts';
import { faqs } from '#src/server/platform/db/schema/faqs.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { contactFixture } from '#tests/fixtures/contact.ts';
import { MARKUP, plantedIn, readerSees } from '#tests/fixtures/markup.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';
import { volunteerFixture } from '#tests/fixtures/volunteer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const text = (word: string) => ({ en: `${word} ${MARKUP}`, ar: `${word} ${MARKUP}` });
const drawn = async (screen: ReactNode, locale: 'en' | 'ar' = 'en'): Promise<string> =>
  renderToString(
    <I18nProvider i18n={await getI18n(locale)}>
      <StateProvider>{screen}</StateProvider>
    </I18nProvider>,
  );
const WORDS = ['Question', 'Answer', 'Reason', 'Name', 'Description', 'Address', 'Title', 'Lead', 'Place'];
/** The elements that a text made, and the words whose markup a reader sees as it was typed. */
const shown = (html: string) => ({
  elements: plantedIn(html),
  words: WORDS.filter((word) => readerSees(html).includes(`${word} ${MARKUP}`)),
});

test.each(['en', 'ar'] as const)('the questions and answers in %s', async (locale) => {
  await app.services.db
    .update(faqs)
    .set({ question: text('Question'), answer: text('Answer'), reason: text('Reason') });
  const found = await listFaqs(app.services, locale);
  const whole = shown(await drawn(<FaqsScreen faqs={found} locale={locale} />, locale));
  expect(whole).toEqual({ elements: [], words: ['Question', 'Answer', 'Reason'] });
  // A search marks its words in the texts.
  const searched = await drawn(<FaqsScreen faqs={found} locale={locale} search="planted title" />, locale);
  expect(searched).toContain('<mark');
  expect(shown(searched)).toEqual(whole);
});

test.each(['en', 'ar'] as const)('the page of an institution in %s, and its structured data', async (locale) => {
  await app.services.db
    .update(ngos)
    .set({ name: text('Name'), description: text('Description'), address: text('Address') })
    .where(eq(ngos.slug, 'tayseer-committee'));
  const ngo = await getNgo(app.services, 'tayseer-committee', locale);
  const page = await drawn(<NgoScreen view={{ ngo, open: [] }} locale={locale} />, locale);
  expect(shown(page)).toEqual({ elements: [], words: ['Name', 'Description', 'Address'] });
  const data = { '@context': 'https://schema.org', '@type': 'NGO', name: ngo.nameText } as const;
  const html = await drawn(<JsonLd data={data} />);
  expect(plantedIn(html)).toEqual([]);
  expect(JSON.parse(readerSees(html))).toEqual(data);
});

test('the page of an event', async () => {
  const slug = 'zakat-on-shares-bring-your-own-list';
  await app.services.db
    .update(activities)
    .set({ title: text('Title'), lead: text('Lead'), place: text('Place') })
    .where(eq(activities.slug, slug));
  const activity = await getEvent(app.services, slug);
  const view = { activity, memory: undefined, url: '', isOver: false, tags: [] };
  const page = await drawn(<EventScreen view={view} locale="en" />);
  expect(shown(page)).toEqual({ elements: [], words: ['Title', 'Lead', 'Place'] });
});

const left = (form: string, ...names: string[]) => ({
  form,
  fields: Object.fromEntries(names.map((name) => [name, MARKUP])),
  errors: [{ path: 'email', code: 'invalidEmail', message: MARKUP }],
});

test.each(['en', 'ar'] as const)(
  'what was typed into a form and refused, in its fields again in %s',
  async (locale) => {
    const contact = contactFixture({ memory: left(CONTACT_FORM, 'fullName', 'email', 'message') });
    const volunteer = volunteerFixture(locale, left(VOLUNTEER_FORM, 'fullName', 'city', 'occupation', 'notes'));
    for (const screen of [
      <ContactScreen key="contact" view={contact} locale={locale} />,
      <VolunteerScreen key="volunteer" view={volunteer} locale={locale} />,
    ]) {
      const html = await drawn(screen, locale);
      expect(plantedIn(html)).toEqual([]);
      // As the value of a field, and as the text of the long one.
      const fields = getElementsByTagName('input', parseDocument(html), true);
      expect(fields.map((one) => getAttributeValue(one, 'value'))).toContain(MARKUP);
      expect(readerSees(html).includes(MARKUP)).toBe(true);
    }
  },
);
