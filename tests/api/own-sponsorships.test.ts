import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { OwnSponsorship } from '#src/contracts/sponsorships.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { projectUpdates } from '#src/server/platform/db/schema/project-content.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { subscriptions } from '#src/server/platform/db/schema/subscriptions.ts';
import { cancelSubscription } from '#src/server/renewals/cancel-subscription.ts';
import { tellSponsor } from '#src/server/sponsorships/tell-sponsor.ts';
import { withdrawConsent } from '#src/server/sponsorships/withdraw-consent.ts';
import { give } from '#tests/fixtures/giving.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { renewalTest as it, type Renewals } from '#tests/fixtures/renewals.ts';

const SLUG = 'monthly-care-for-omar-11';
const news = (title: string, happenedOn?: string) => ({
  title: { en: title },
  text: { en: 'He reads aloud now.' },
  ...(happenedOn === undefined ? {} : { happenedOn }),
});

/** An account that sponsors the child, and its list. */
async function sponsor(given: Renewals) {
  const { app, stripe } = given;
  const person = await signUpPerson(app);
  const [{ email }] = (await rowsOf<{ email: string }>(
    app.services.db,
    sql`select email from users where id = ${person.id}`,
  )) as [{ email: string }];
  const [child] = await app.services.db.select().from(projects).where(eq(projects.slug, SLUG));
  const placed = await give(app, {
    donor: { fullName: 'Huda', email },
    items: [{ type: 'project', projectId: child!.id, isSubscription: true, subscriptionRecurringInterval: 'month' }],
    paymentMethod: 'stripe',
  });
  stripe.turn(`pi_${placed.payment.id}`, 'succeeded');
  app.clock.pass(20_000);
  await given.work();
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const list = async (): Promise<OwnSponsorship[]> =>
    ((await (await app.get('/user/sponsorships', headers)).json()) as { result: { data: OwnSponsorship[] } }).result
      .data;
  return { list, childId: child!.id, headers };
}

const titles = ({ news: told }: OwnSponsorship) => told.map(({ title }) => title.en);
const end = async ({ app }: Renewals) => {
  const [row] = await app.services.db
    .select()
    .from(subscriptions)
    .where(sql`status <> 'cancelled'`);
  await cancelSubscription(app.services, { id: row!.id }, 'donor');
};

describe('a sponsored child in the profile', () => {
  it('is there with what its sponsor was told, the last first', async ({ given }) => {
    await tellSponsor(given.app.services, SLUG, news('Before anybody sponsored him'));
    const { childId, list } = await sponsor(given);
    // A visit of some days before is told all the same.
    await tellSponsor(given.app.services, SLUG, news('The visit', '2026-11-10'));
    await tellSponsor(given.app.services, SLUG, news('School began', '2026-11-20'));
    await given.app.services.db.insert(projectUpdates).values([
      { projectId: childId, happenedOn: '2026-11-01', title: { en: 'Older than the sponsorship' } },
      { projectId: childId, happenedOn: '2026-11-25', title: { en: 'On the page of the child' } },
    ]);
    const [one, ...others] = await list();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ status: 'active', amount: 4500, child: { slug: SLUG }, since: expect.any(String) });
    expect(titles(one!)).toEqual(['On the page of the child', 'School began', 'The visit']);
  });

  it('is nobody else’s', async ({ given }) => {
    await sponsor(given);
    const other = await signUpPerson(given.app);
    const answer = await given.app.get('/user/sponsorships', { authorization: `Bearer ${other.accessToken}` });
    expect(await answer.json()).toEqual({ result: { data: [], total: 0 } });
    expect((await given.app.get('/user/sponsorships')).status).toBe(401);
  });

  it('is not shown any more once the guardian withdraws consent, while the sponsorship goes on', async ({ given }) => {
    const { list } = await sponsor(given);
    await tellSponsor(given.app.services, SLUG, news('School began'));
    await withdrawConsent(given.app.services, SLUG);
    const [one] = await list();
    expect(one).toMatchObject({ status: 'active', child: null, news: [] });
    expect(JSON.stringify(one)).not.toContain('omar');
  });

  it('has for a second sponsor none of the news of the first, who keeps theirs', async ({ given }) => {
    const first = await sponsor(given);
    await tellSponsor(given.app.services, SLUG, news('Told to the first'));
    await end(given);
    const second = await sponsor(given);
    await tellSponsor(given.app.services, SLUG, news('Told to the second'));
    const [ended] = await first.list();
    const [running] = await second.list();
    expect([ended!.status, titles(ended!)]).toEqual(['cancelled', ['Told to the first']]);
    expect([running!.status, titles(running!)]).toEqual(['active', ['Told to the second']]);
  });

  it('is in what the sponsor downloads', async ({ given }) => {
    const { headers } = await sponsor(given);
    await tellSponsor(given.app.services, SLUG, news('School began'));
    const held = (await (await given.app.get('/users/profile/export', headers)).json()) as {
      result: { sponsorships: OwnSponsorship[] };
    };
    expect(titles(held.result.sponsorships[0]!)).toEqual(['School began']);
  });
});
