import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { OwnSubscription } from '#src/contracts/profile.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { donor } from '#tests/fixtures/giving.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { type Renewals, renewalTest as it } from '#tests/fixtures/renewals.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

type Answer = {
  status: number;
  result?: OwnSubscription;
  errorMessage?: string;
  errors?: { path: string; code: string; limit?: number }[];
};

/** A donor with an account, whose monthly donation of 25.00 was paid once, and the calls for it. */
async function opened(app: TestApp, given: Renewals) {
  given.at('2026-11-20T12:00:00Z');
  const placed = await given.begin('month');
  const { id } = placed.order.recurring!;
  app.clock.pass(60_000);
  const person = await signUpPerson(app);
  // The account has the email of the donor, and finds the donation by it.
  await rowsOf(app.services.db, sql`update users set email = ${donor.email} where id = ${person.id}`);
  const call = async (method: string, body?: object, { by = person.accessToken, of = id } = {}): Promise<Answer> => {
    const response = await app.api.request(`/user/subscriptions/${of}`, {
      method,
      headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...((await response.json()) as object) };
  };
  return { id, change: (body: object) => call('PATCH', body), cancel: () => call('DELETE'), call, person };
}

describe('a recurring donation, by the calls of its donor', () => {
  it('is paused, goes on, skips a date and changes its amount, each told by an email', async ({ app, given }) => {
    const { change } = await opened(app, given);
    const paused = await change({ status: 'paused', months: 2 });
    expect(paused).toMatchObject({ status: 200, result: { status: 'paused', nextAt: '2027-02-20T12:00:20.000Z' } });
    const resumed = await change({ status: 'active' });
    expect(resumed.result).toMatchObject({ status: 'active', nextAt: '2026-12-20T12:00:20.000Z' });
    expect((await change({ skip: resumed.result!.nextAt! })).result).toMatchObject({
      nextAt: '2027-01-20T12:00:20.000Z',
    });
    // The same date once more is one that has moved on.
    expect((await change({ skip: resumed.result!.nextAt! })).result).toMatchObject({
      nextAt: '2027-01-20T12:00:20.000Z',
    });
    expect((await change({ amount: 4000 })).result).toMatchObject({ amount: 4000 });
    expect((await change({})).result).toMatchObject({ amount: 4000, status: 'active' });
    await given.work();
    expect((await given.emails()).filter((kind) => kind.startsWith('plan'))).toEqual([
      'planPaused',
      'planResumed',
      'planSkipped',
      'planAmount',
    ]);
  });

  it('takes several changes or none', async ({ app, given }) => {
    const { change } = await opened(app, given);
    expect((await change({ amount: 3000, status: 'paused' })).result).toMatchObject({ amount: 3000, status: 'paused' });
    // A date cannot be skipped while it is paused, so the amount stays.
    const refused = await change({ amount: 9000, skip: '2026-12-20T12:00:00.000Z' });
    expect(refused).toMatchObject({
      status: 409,
      errorMessage: expect.stringContaining('cannot be changed in this way'),
    });
    expect((await change({})).result).toMatchObject({ amount: 3000 });
  });

  it('is charged what it was changed to', async ({ app, given }) => {
    const { change } = await opened(app, given);
    await change({ amount: 4000 });
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    const [row] = await rowsOf<{ total: string }>(
      app.services.db,
      sql`select total_minor::text as total from orders order by placed_at desc limit 1`,
    );
    expect(row!.total).toBe('4000');
  });

  it('refuses what cannot be, and says which field', async ({ app, given }) => {
    const { change } = await opened(app, given);
    const refusals: [object, string, string][] = [
      [{ amount: 1 }, 'amount', 'tooLow'],
      [{ amount: 100_000_000_000 }, 'amount', 'tooHigh'],
      [{ amount: 12.5 }, 'amount', 'invalidType'],
      [{ amount: '4000' }, 'amount', 'invalidType'],
      [{ status: 'cancelled' }, 'status', 'invalidSelection'],
      [{ status: 'paused', months: 5 }, 'months', 'invalidSelection'],
      [{ months: 2 }, 'months', 'invalidSelection'],
      [{ skip: 'tomorrow' }, 'skip', 'invalidFormat'],
      [{ interval: 'day' }, 'interval', 'unknownField'],
    ];
    for (const [body, path, code] of refusals)
      expect([body, await change(body)]).toEqual([
        body,
        expect.objectContaining({ status: 422, errors: [expect.objectContaining({ path, code })] }),
      ]);
  });

  it('ends once and for all, and is not changed afterwards', async ({ app, given }) => {
    const { cancel, change } = await opened(app, given);
    expect(await cancel()).toMatchObject({ status: 200, result: { status: 'cancelled', nextAt: null } });
    expect(await cancel()).toMatchObject({ status: 200, result: { status: 'cancelled' } });
    expect((await change({ amount: 4000 })).status).toBe(409);
    given.at('2027-02-20T12:00:20Z');
    await given.work();
    expect((await given.emails()).filter((kind) => kind === 'recurringCancelled')).toHaveLength(1);
    expect(await given.counts()).toMatchObject({ orders: 0 });
  });

  it('is nobody else’s to change, and there is none by another id', async ({ app, given }) => {
    const { call, id } = await opened(app, given);
    const other = await signUpPerson(app);
    for (const method of ['PATCH', 'DELETE']) {
      expect((await call(method, {}, { by: other.accessToken })).status).toBe(404);
      expect((await call(method, {}, { of: other.id })).status).toBe(404);
      expect((await call(method, {}, { by: 'x', of: id })).status).toBe(401);
    }
    expect((await given.plan()).status).toBe('active');
  });
});
