import * as v from 'valibot';
import { id, numberText } from '#src/contracts/fields.ts';
import { page, paging } from '#src/contracts/lists.ts';
import { order } from '#src/contracts/orders.ts';
import {
  eraseInput,
  givingAnalytics,
  ownData,
  ownSubscription,
  profile,
  profileChange,
  subscriptionChange,
} from '#src/contracts/profile.ts';
import { ownSponsorship } from '#src/contracts/sponsorships.ts';
import { ITEM_TYPES } from '#src/domain/cart.ts';
import { RECURRENCES } from '#src/domain/order-filter.ts';
import { ORDER_STATUSES } from '#src/domain/order.ts';
import { offsetOf, pageOf } from '#src/server/http/lists.ts';
import { operation } from '#src/server/http/operation.ts';
import { accountLimit, givingLimit, receiptLimit } from '#src/server/http/rate-limits.ts';
import { eraseAccount } from '#src/server/profile/erase.ts';
import { exportData } from '#src/server/profile/export.ts';
import { listOwnOrders } from '#src/server/profile/own-orders.ts';
import { listOwnSponsorships } from '#src/server/profile/own-sponsorships.ts';
import {
  cancelOwnSubscription,
  changeOwnSubscription,
  listOwnSubscriptions,
} from '#src/server/profile/own-subscriptions.ts';
import { changeProfile, readAnalytics, readProfile } from '#src/server/profile/profile.service.ts';

const tag = 'Accounts';

export const profileRoutes = [
  operation({
    method: 'get',
    path: '/users/profile',
    tag,
    summary: "The caller's profile",
    security: 'bearer',
    answer: profile,
    handle: ({ services, caller }) => readProfile(services, caller!.id),
  }),
  operation({
    method: 'patch',
    path: '/users/profile',
    tag,
    summary: "Changes the caller's profile",
    security: 'bearer',
    body: profileChange,
    answer: profile,
    handle: ({ services, body, caller }) => changeProfile(services, caller!.id, body),
  }),
  operation({
    method: 'delete',
    path: '/users/profile',
    tag,
    summary: 'Erases the caller',
    security: 'bearer',
    body: eraseInput,
    answer: v.strictObject({}),
    handle: async ({ services, body, caller, c }) => {
      await accountLimit(c);
      await eraseAccount(services, caller!, body.password);
      return {};
    },
  }),
  operation({
    method: 'get',
    path: '/users/profile/export',
    tag,
    summary: 'Everything that is held about the caller',
    security: 'bearer',
    answer: ownData,
    handle: async ({ services, caller, c }) => {
      await receiptLimit(c);
      return exportData(services, caller!);
    },
  }),
  operation({
    method: 'get',
    path: '/user/orders',
    tag: 'Giving',
    summary: "The caller's orders",
    security: 'bearer',
    query: v.strictObject({
      ...paging(),
      year: v.optional(numberText(2000, 2999)),
      orderStatus: v.optional(v.picklist(ORDER_STATUSES, 'invalidSelection')),
      kind: v.optional(v.picklist(ITEM_TYPES, 'invalidSelection')),
      program: v.optional(v.pipe(v.string(), v.maxLength(80, 'tooLong'))),
      interval: v.optional(v.picklist(RECURRENCES, 'invalidSelection')),
    }),
    answer: page(order),
    handle: ({ services, query: { interval, orderStatus, ...query }, caller }) =>
      listOwnOrders(services, caller!.id, { ...query, recurrence: interval, statuses: orderStatus && [orderStatus] }),
  }),
  operation({
    method: 'get',
    path: '/user/subscriptions',
    tag: 'Giving',
    summary: "The caller's recurring donations",
    security: 'bearer',
    query: v.strictObject(paging()),
    answer: page(ownSubscription),
    handle: async ({ services, query, caller }) =>
      pageOf(await listOwnSubscriptions(services, caller!.id), { ...query, offset: offsetOf(query) }),
  }),
  operation({
    method: 'get',
    path: '/user/sponsorships',
    tag: 'Giving',
    summary: 'The children whom the caller sponsors, with their news',
    security: 'bearer',
    query: v.strictObject(paging()),
    answer: page(ownSponsorship),
    handle: async ({ services, query, caller }) =>
      pageOf(await listOwnSponsorships(services, caller!.id), { ...query, offset: offsetOf(query) }),
  }),
  operation({
    method: 'patch',
    path: '/user/subscriptions/{id}',
    tag: 'Giving',
    summary: 'Changes a recurring donation',
    security: 'bearer',
    params: v.object({ id }),
    body: subscriptionChange,
    answer: ownSubscription,
    failures: [409, 503],
    handle: async ({ services, body, params, caller, c }) => {
      await givingLimit(c);
      return changeOwnSubscription(services, { userId: caller!.id, id: params.id, change: body });
    },
  }),
  operation({
    method: 'delete',
    path: '/user/subscriptions/{id}',
    tag: 'Giving',
    summary: 'Cancels a recurring donation',
    security: 'bearer',
    params: v.object({ id }),
    answer: ownSubscription,
    failures: [409],
    handle: async ({ services, params, caller, c }) => {
      await givingLimit(c);
      return cancelOwnSubscription(services, caller!.id, params.id);
    },
  }),
  operation({
    method: 'get',
    path: '/analytics/user',
    tag: 'Giving',
    summary: 'What the caller gave, by month, kind and program',
    security: 'bearer',
    answer: givingAnalytics,
    handle: ({ services, caller }) => readAnalytics(services, caller!.id),
  }),
];
