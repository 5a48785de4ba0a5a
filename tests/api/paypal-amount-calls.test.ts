import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnSubscription } from '#src/contracts/profile.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { mirrorPlans } from '#src/server/renewals/mirror-plan.ts';
import { noFaults } from '#src/simulator/webhook-events.ts';
import { agreeAtPaypal, beginPaypalPlan } from '#tests/fixtures/paypal-plan.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createSimulatedSite, type SimulatedSite } from '#tests/fixtures/simulated-site.ts';

let site: SimulatedSite;
beforeAll(async () => {
  site = await createSimulatedSite();
});
beforeEach(() => {
  Object.assign(site.simulator.faults, noFaults());
});
afterAll(() => site.close());

type Answer<Result = OwnSubscription> = {
  status: number;
  result?: Result;
  errorCode?: string;
  errorMessage?: string;
  errors?: object[];
};

/** A donor with an account, whose monthly donation of 25.00 PayPal runs, and the calls for it. */
async function opened() {
  const { id } = await beginPaypalPlan(site);
  const person = await signUpPerson(site.app);
  await rowsOf(site.app.services.db, sql`update subscriptions set account_id = ${person.id} where id = ${id}`);
  const call = async <Result>(path: string, body?: object): Promise<Answer<Result>> => {
    const response = await site.app.api.request(`/user/subscriptions${path}`, {
      method: body ? 'PATCH' : 'GET',
      headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...((await response.json()) as object) };
  };
  const mirror = async (): Promise<void> => {
    await site.app.services.db.execute(sql`update subscriptions set mirror_at = '2000-01-01' where id = ${id}`);
    await mirrorPlans(site.app.services);
  };
  return {
    change: (body: object) => call<OwnSubscription>(`/${id}`, body),
    read: async () => (await call<{ data: OwnSubscription[] }>('')).result!.data[0]!,
    mirror,
  };
}

describe('another amount of a donation that PayPal runs, by the calls of its donor', () => {
  it('is pending with the page to agree on, and counts once it was agreed to', async () => {
    const { change, mirror, read } = await opened();
    expect(await read()).toMatchObject({ amount: 2500, pendingAmount: null, approvalUrl: null });
    const asked = await change({ amount: 4000 });
    expect(asked).toMatchObject({ status: 200, result: { amount: 2500, pendingAmount: 4000 } });
    expect(asked.result!.approvalUrl).toContain('/webapps/billing/subscriptions/update?');
    expect(await read()).toMatchObject({ amount: 2500, pendingAmount: 4000, approvalUrl: null });
    await agreeAtPaypal(site, asked.result!.approvalUrl!);
    await mirror();
    expect(await read()).toMatchObject({ amount: 4000, pendingAmount: null });
  });

  it('opens its page again by the same call, and is taken back by the present amount', async () => {
    const { change, read } = await opened();
    await change({ amount: 4000 });
    expect((await change({ amount: 4000 })).result).toMatchObject({ pendingAmount: 4000 });
    expect((await change({ amount: 2500 })).result).toMatchObject({
      amount: 2500,
      pendingAmount: null,
      approvalUrl: null,
    });
    expect(await read()).toMatchObject({ pendingAmount: null });
  });

  it('is changed alone: with anything else nothing changes', async () => {
    const { change, read } = await opened();
    expect(await change({ amount: 4000, status: 'paused' })).toMatchObject({
      status: 409,
      errorCode: 'conflict',
      errorMessage: expect.stringContaining('approve it on PayPal'),
    });
    expect(await read()).toMatchObject({ amount: 2500, pendingAmount: null, status: 'active' });
  });

  it('is refused below the least amount and while it is paused', async () => {
    const { change } = await opened();
    expect(await change({ amount: 10 })).toMatchObject({ status: 422, errors: [{ path: 'amount', code: 'tooLow' }] });
    await change({ status: 'paused' });
    expect(await change({ amount: 4000 })).toMatchObject({ status: 409, errorCode: 'conflict' });
  });

  it('says that PayPal is not responding, and stays pending', async () => {
    const { change, read } = await opened();
    site.simulator.faults.failBefore = 99;
    expect(await change({ amount: 4000 })).toMatchObject({
      status: 503,
      errorCode: 'unavailable',
      errorMessage: expect.stringContaining('PayPal is not responding'),
    });
    site.simulator.faults.failBefore = 0;
    expect(await read()).toMatchObject({ amount: 2500, pendingAmount: 4000 });
    expect((await change({ amount: 4000 })).result!.approvalUrl).toContain('/webapps/billing/subscriptions/update?');
  });
});
