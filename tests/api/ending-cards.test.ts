import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { changeNotices } from '#src/server/emails/notices.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { readGiving } from '#src/server/renewals/read-giving.ts';
import { givingToken } from '#src/server/subscriptions/giving-link.ts';
import { donor } from '#tests/fixtures/giving.ts';
import { DAY, type Renewals, renewalTest as it } from '#tests/fixtures/renewals.ts';

const notices = async ({ emails }: Renewals): Promise<number> =>
  (await emails()).filter((kind) => kind === 'planCardEnds').length;

async function cardEndsOn({ app }: Renewals): Promise<string | null> {
  const [row] = await rowsOf<{ id: string }>(app.services.db, sql`select id from subscriptions`);
  const page = await readGiving(app.services, givingToken(app.services, { id: row!.id, interval: 'month' }));
  return page.state === 'open' ? page.giving.cardEndsOn : null;
}

describe('a saved card that ends', () => {
  it('is noticed before the first month that it cannot pay, once', async ({ given, stripe }) => {
    stripe.cardExpiresOn = '2027-01-31';
    await given.begin('month');
    // 20 December and 20 January are paid: nothing is said.
    given.at('2026-12-20T13:00:00Z');
    await given.work();
    given.at('2027-01-19T13:00:00Z');
    await given.work();
    expect([await notices(given), await cardEndsOn(given)]).toEqual([0, null]);
    given.at('2027-01-20T13:00:00Z');
    await given.work();
    expect([await notices(given), await cardEndsOn(given)]).toEqual([0, '2027-01-31']);
    given.at('2027-02-06T13:00:00Z');
    await given.work();
    given.at('2027-02-10T13:00:00Z');
    await given.work();
    expect(await notices(given)).toBe(1);
  });

  it('is not spoken of any more when the bank passed on a new one', async ({ given, stripe }) => {
    stripe.cardExpiresOn = '2026-12-31';
    await given.begin('month');
    given.at('2026-12-20T13:00:00Z');
    stripe.cardExpiresOn = '2031-12-31';
    await given.work();
    given.at('2027-01-19T13:00:00Z');
    await given.work();
    expect([await notices(given), await cardEndsOn(given)]).toEqual([0, null]);
  });

  it('is noticed again before the next month, if it could be charged all the same', async ({ given, stripe }) => {
    stripe.cardExpiresOn = '2026-11-30';
    await given.begin('month');
    given.at('2026-12-10T13:00:00Z');
    await given.work();
    expect(await notices(given)).toBe(1);
    given.at('2026-12-20T13:00:00Z');
    await given.work();
    given.at('2027-01-10T13:00:00Z');
    await given.work();
    expect(await notices(given)).toBe(2);
  });

  it('is not told to who left out emails about recurring donations, and to the others with the way to do so', async ({
    app,
    given,
    stripe,
  }) => {
    stripe.cardExpiresOn = '2026-11-30';
    await given.begin('month');
    const leaveOut = (recurring: boolean) =>
      changeNotices(app.services, app.services.db, { address: donor.email, at: app.clock.now, wanted: { recurring } });
    await leaveOut(false);
    given.at('2026-12-10T13:00:00Z');
    await given.work();
    expect(await notices(given)).toBe(0);
    await leaveOut(true);
    given.at('2026-12-20T13:00:00Z');
    await given.work();
    given.at('2027-01-10T13:00:00Z');
    await given.work();
    expect(await notices(given)).toBe(1);
    const [told] = (await findEmails(app.services.db, 50)).filter(({ kind }) => kind === 'planCardEnds');
    expect(told!.html).toContain('/notices/off/recurring.');
  });

  it('is no matter of a donation that has ended', async ({ app, given, stripe }) => {
    stripe.cardExpiresOn = '2026-11-30';
    await given.begin('month');
    await rowsOf(app.services.db, sql`update subscriptions set status = 'cancelled', next_at = null`);
    app.clock.pass(20 * DAY);
    await given.work();
    expect(await notices(given)).toBe(0);
  });
});
