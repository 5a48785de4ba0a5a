import type { OwnData } from '#src/contracts/profile.ts';
import { findIdentities } from '#src/server/accounts/identities.repository.ts';
import { listPasskeys } from '#src/server/accounts/passkeys.ts';
import { listSessions } from '#src/server/accounts/sessions.ts';
import { listReceivers } from '#src/server/gift-receivers/gift-receivers.service.ts';
import type { Caller } from '#src/server/http/operation.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readNewEmail } from '#src/server/profile/change-email.ts';
import {
  findAuditRecords,
  findPeopleOfOrders,
  findRefundRecords,
  findSentRecords,
} from '#src/server/profile/held-records.repository.ts';
import { findOwnDonors } from '#src/server/profile/own-orders.repository.ts';
import { listOwnOrders } from '#src/server/profile/own-orders.ts';
import { listOwnSponsorships } from '#src/server/profile/own-sponsorships.ts';
import { listOwnSubscriptions } from '#src/server/profile/own-subscriptions.ts';
import { readProfile } from '#src/server/profile/profile.service.ts';
import { readSettings } from '#src/server/profile/settings.service.ts';
import { readOwnZakat } from '#src/server/zakat/own-zakat.ts';

/** So many orders are read at once. */
const BATCH = 500;

/**
 * Everything that is held about whoever calls: the account, each donation with what was said of its donor and of other people, what
 * was sent in forms with the confirmed email, and the devices.
 */
export async function exportData(ctx: ServiceContext, caller: Caller): Promise<OwnData> {
  const profile = await readProfile(ctx, caller.id);
  const orders: OwnData['orders'] = [];
  for (let total = Number.POSITIVE_INFINITY; orders.length < total;) {
    const page = await listOwnOrders(ctx, caller.id, { offset: orders.length, limit: BATCH });
    if (page.data.length === 0) break;
    ({ total } = page);
    const ids = page.data.map(({ id }) => id);
    const donors = new Map((await findOwnDonors(ctx.db, ids)).map(({ orderId, ...donor }) => [orderId, donor]));
    const people = await findPeopleOfOrders(ctx.db, ids);
    orders.push(
      ...page.data.map((order) => ({
        ...order,
        donor: donors.get(order.id) ?? null,
        people: people.get(order.id) ?? [],
      })),
    );
  }
  return {
    exportedAt: ctx.now().toISOString(),
    profile,
    newEmail: (await readNewEmail(ctx, caller.id))?.address ?? null,
    settings: await readSettings(ctx, caller.id),
    orders,
    subscriptions: await listOwnSubscriptions(ctx, caller.id),
    sponsorships: await listOwnSponsorships(ctx, caller.id),
    zakat: await readOwnZakat(ctx, caller.id),
    giftReceivers: await listReceivers(ctx, caller.id),
    sessions: await listSessions(ctx, caller),
    passkeys: await listPasskeys(ctx, caller.id),
    records: [
      ...(await findRefundRecords(ctx.db, caller.id)),
      ...(profile.isEmailVerified && profile.email !== null ? await findSentRecords(ctx.db, profile.email) : []),
      ...(await findAuditRecords(ctx.db, caller.id)),
    ],
    identities: (await findIdentities(ctx.db, caller.id)).map(({ createdAt, provider }) => ({
      provider,
      connectedAt: createdAt.toISOString(),
    })),
  };
}
