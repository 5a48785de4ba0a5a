import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STOPS_AT } from '#src/domain/card-testing.ts';
import { admitCardPayment } from '#src/server/card-checks/admit-card-payment.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { deleteExpired } from '#src/server/platform/retention/delete-expired.ts';
import { beginCardChange, cardChangeKey } from '#src/server/renewals/card-change.ts';
import { sendGivingCode } from '#src/server/renewals/giving-code.ts';
import { readCardChange } from '#src/server/renewals/read-card-change.ts';
import { givingCode } from '#src/server/subscriptions/giving-code-digits.ts';
import { givingToken } from '#src/server/subscriptions/giving-link.ts';
import { give, readCurrent } from '#tests/fixtures/giving.ts';
import { createSimulatedSite, type SimulatedSite } from '#tests/fixtures/simulated-site.ts';

const GOOD = '4242424242424242';
const BAD = ['4000000000000002', '4000000000009995', '4000000000009979', '4000000000000069'] as const;
const HERE = '198.51.100.0/24';

let site: SimulatedSite;
let services: ServiceContext;
beforeEach(async () => {
  site = await createSimulatedSite();
  // The simulator's clock is the machine's.
  site.app.clock.now = new Date();
  services = { ...site.app.services, env: readEnv({}) };
});
afterEach(() => site.close());

/** A monthly donation, paid once. */
async function monthly(): Promise<string> {
  const line = {
    type: 'endowment',
    categoryId: site.categoryId,
    price: 2500,
    isSubscription: true,
    subscriptionRecurringInterval: 'month',
  };
  const placed = await give(site.app, { items: [line], paymentMethod: 'stripe' });
  await site.submitCard('confirm', { clientSecret: placed.payment.clientSecret, number: GOOD });
  await readCurrent(site.app, placed);
  return placed.order.recurring!.id;
}

/** Shows the code from the email of a donation, in a network, and opens the page of the card. */
async function changeOf(id: string, network: string) {
  await sendGivingCode(services, id);
  const [sent] = await rowsOf<{ id: string }>(
    services.db,
    sql`select id from giving_codes where subscription_id = ${id} and used_at is null order by id desc limit 1`,
  );
  const change = await beginCardChange(services, id, givingCode(services, sent!.id), network);
  const token = givingToken(services, { id, interval: 'month' });
  const look = () => readCardChange(services, { token, id: change, key: cardChangeKey(services, change) });
  const enter = async (number: string) => {
    const page = await look();
    if (page.state !== 'ready') return page.state;
    await site.submitCard('confirm', { clientSecret: page.form.clientSecret, number, expiry: '0934' });
    return (await look()).state;
  };
  return { change, enter, look };
}
const declines = async () =>
  (await rowsOf<{ n: number }>(services.db, sql`select count(*)::int as n from card_declines`))[0]!.n;

describe('declined new cards of recurring donations', () => {
  it('stop the network in which they are entered, for new cards and for payments', async () => {
    const [one, two, three] = [await monthly(), await monthly(), await monthly()];
    const first = await changeOf(one, HERE);
    for (const number of BAD.slice(0, 3)) expect(await first.enter(number)).toBe('ready');
    const second = await changeOf(two, HERE);
    for (const number of BAD.slice(0, 2)) expect(await second.enter(number)).toBe('ready');
    // The network's sixth ends the change, though it is only the third of its own.
    expect(await second.enter(BAD[2])).toBe('tooMany');
    expect(await declines()).toBe(STOPS_AT.hour);
    await expect(changeOf(three, HERE)).rejects.toMatchObject({ code: 'tooManyRequests', retryAfter: 3600 });
    const order = await give(site.app, {
      items: [{ type: 'endowment', categoryId: site.categoryId, price: 100 }],
      paymentMethod: 'stripe',
    });
    expect(await admitCardPayment(services, order.order.id, HERE)).toBe('stopped');
    // A neighbor elsewhere is not stopped.
    const elsewhere = await changeOf(three, '203.0.113.0/24');
    expect(await elsewhere.enter(GOOD)).toBe('saved');
  });

  it('stop a card that was tried too often, wherever it is entered', async () => {
    for (let at = 0; at < STOPS_AT.card; at += 1) {
      const { enter } = await changeOf(await monthly(), `192.0.${at}.0/24`);
      expect(await enter(BAD[0])).toBe(at + 1 < STOPS_AT.card ? 'ready' : 'tooMany');
    }
  });

  it('are counted once, however often the provider is asked', async () => {
    const { enter, look } = await changeOf(await monthly(), HERE);
    await enter(BAD[0]);
    await Promise.all([look(), look(), look()]);
    await look();
    expect(await declines()).toBe(1);
  });

  it('stop nobody whose card is declined once or twice', async () => {
    const { enter } = await changeOf(await monthly(), HERE);
    expect(await enter(BAD[0])).toBe('ready');
    expect(await enter(BAD[1])).toBe('ready');
    expect(await enter(GOOD)).toBe('saved');
  });

  it('are forgotten after two days, with the network', async () => {
    const { change, enter } = await changeOf(await monthly(), HERE);
    await enter(BAD[0]);
    site.app.clock.now = new Date(Date.now() + 2 * 86_400_000 + 60_000);
    await deleteExpired(site.app.services);
    expect(await declines()).toBe(0);
    expect(await rowsOf(services.db, sql`select source_hash as source from card_changes where id = ${change}`)).toEqual(
      [{ source: null }],
    );
  });
});
