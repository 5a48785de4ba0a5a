import { expect, it } from 'vitest';
import { cardPages } from '#src/server/renewals/card-pages.ts';
import { readGivingToken } from '#src/server/subscriptions/giving-link.ts';
import type { SubscriptionRow } from '#src/server/subscriptions/subscriptions.repository.ts';
import { idOf } from '#tests/fixtures/ids.ts';
import { testContext } from '#tests/fixtures/test-context.ts';

const HOUR = 3_600_000;

it.each(['2026-11-25T00:00:00Z', '2026-11-25T12:00:00Z', '2026-11-25T23:59:59Z'])(
  'the way back from a provider is open for a day at least and two at most: %s',
  (at) => {
    let now = new Date(at);
    const ctx = testContext({ db: {} as never, now: () => now });
    const subscription = { id: idOf(7), interval: 'year', calendar: null } as SubscriptionRow;
    const { done, left } = cardPages(ctx, { subscription, changeId: idOf(8), locale: 'ar' });
    expect(left).toBe(done);
    const [, token = ''] = /\/ar\/giving\/([^/]+)\/card\?card=/.exec(done)!;
    const after = (hours: number) => {
      now = new Date(Date.parse(at) + hours * HOUR);
      return readGivingToken(ctx, token);
    };
    expect(after(24)).toMatchObject({ id: subscription.id, isExpired: false });
    expect(after(48)).toMatchObject({ id: subscription.id, isExpired: true });
  },
);
