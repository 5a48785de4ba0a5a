import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { email, typedLines, typedText } from '#src/contracts/fields.ts';
import { findDonor } from '#src/server/orders/orders.repository.ts';
import { createGivingApp, donor, give } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

const line = (text: string): unknown => v.safeParse(typedText(120), text).output;
const lines = (text: string): unknown => v.safeParse(typedLines(500), text).output;

describe('a name', () => {
  it.each([
    ['Ma\u200Bri\uFEFFam', 'Mariam'],
    ['Mariam\nSaid', 'Mariam Said'],
    ['\u001B[31mMariam', '[31mMariam'],
    ['Ma\u202Eri\u2066am\u200F', 'Mariam'],
    ['Mari\u00ADam\u0000\u007F', 'Mariam'],
    [' Mariam\r\n\tSaid ', 'Mariam Said'],
    ['Ma\u200Driam', 'Mariam'],
    ['\u3164Mariam', 'Mariam'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(line(typed)).toBe(kept);
  });

  it('keeps the joiners that its spelling needs', () => {
    for (const name of ['علی\u200Cرضا', 'क्\u200Dष', '👩\u200D👧']) expect(line(name)).toBe(name);
  });

  it('of invisible characters only is empty', () => {
    for (const name of ['\u200B', '\u200C\u200D', '\u2066 \u2069', '\u001B'])
      expect(v.safeParse(typedText(120), name).issues?.[0].message).toBe('required');
  });
});

it('a message keeps its lines, and loses invisible characters', () => {
  expect(lines('For my mother\r\nwith\u200B love\u001B[0m\u202E')).toBe('For my mother\nwith love[0m');
});

describe('an email address', () => {
  it.each([
    'a\u0000@b.example',
    'a\u202E@b.example',
    'a\u200B@b.example',
    'a<b>@c.example',
    'A <a@b.example>',
    'a@b.example\nBcc: c@d.example',
    'a@b.exa\u001Bmple',
    'a@b<.example',
    'a@b.example>',
  ])('%j is none', (typed) => {
    expect(v.safeParse(email, typed).issues?.[0].message).toBe('invalidEmail');
  });
  it.each(['a@b.example', 'مريم@مثال.إختبار', "o'neill+tag@b.example"])('%j is one', (typed) => {
    expect(v.safeParse(email, typed).success).toBe(true);
  });
});

describe('an order', () => {
  let app: TestApp;
  let categoryId: string;
  beforeAll(async () => {
    ({ app, categoryId } = await createGivingApp('food'));
  });
  afterAll(() => app.close());

  it('is stored without invisible characters', async () => {
    const { order } = await give(app, {
      items: [{ type: 'endowment', categoryId, price: 2000 }],
      paymentMethod: 'bank',
      message: 'One\n\u001Btwo',
      donor: { ...donor, fullName: 'Mar\u200Biam\nSaid' },
    });
    expect(await findDonor(app.services.db, order.id)).toMatchObject({ fullName: 'Mariam Said', message: 'One\ntwo' });
  });

  it('with an empty idempotency key is rejected, or two orders would share it', async () => {
    const answer = await app.post(
      '/user/orders',
      { items: [{ type: 'endowment', categoryId, price: 2000 }], paymentMethod: 'bank', donor },
      { 'idempotency-key': '' },
    );
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { errors: [{ path: 'idempotency-key', code: 'invalidFormat' }] },
    ]);
  });
});
