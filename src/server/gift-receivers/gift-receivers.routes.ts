import * as v from 'valibot';
import { id } from '#src/contracts/fields.ts';
import { giftReceiver, giftReceiverChange, giftReceiverInput } from '#src/contracts/gift-receivers.ts';
import { page, paging } from '#src/contracts/lists.ts';
import {
  changeReceiver,
  listReceivers,
  removeReceiver,
  saveReceiver,
} from '#src/server/gift-receivers/gift-receivers.service.ts';
import { offsetOf, pageOf } from '#src/server/http/lists.ts';
import { operation } from '#src/server/http/operation.ts';

const tag = 'Giving';
const params = v.object({ id });

export const giftReceiversRoutes = [
  operation({
    method: 'get',
    path: '/user/gift-receivers',
    tag,
    summary: 'Whom the caller saved to give for them again',
    security: 'bearer',
    query: v.strictObject(paging()),
    answer: page(giftReceiver),
    handle: async ({ services, query, caller }) =>
      pageOf(await listReceivers(services, caller!.id), { ...query, offset: offsetOf(query) }),
  }),
  operation({
    method: 'post',
    path: '/user/gift-receivers',
    tag,
    summary: 'Saves whom the caller gives for',
    security: 'bearer',
    body: giftReceiverInput,
    status: 201,
    answer: giftReceiver,
    failures: [409],
    handle: ({ services, body, caller }) => saveReceiver(services, caller!.id, body),
  }),
  operation({
    method: 'patch',
    path: '/user/gift-receivers/{id}',
    tag,
    summary: 'Changes whom the caller saved',
    security: 'bearer',
    params,
    body: giftReceiverChange,
    answer: giftReceiver,
    failures: [409],
    handle: ({ services, body, params: { id: own }, caller }) =>
      changeReceiver(services, { userId: caller!.id, id: own }, body),
  }),
  operation({
    method: 'delete',
    path: '/user/gift-receivers/{id}',
    tag,
    summary: 'Deletes whom the caller saved',
    security: 'bearer',
    params,
    answer: v.strictObject({}),
    handle: async ({ services, params: { id: own }, caller }) => {
      await removeReceiver(services, { userId: caller!.id, id: own });
      return {};
    },
  }),
];
