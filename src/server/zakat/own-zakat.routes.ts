import * as v from 'valibot';
import { id } from '#src/contracts/fields.ts';
import { ownZakat, zakatDayInput, zakatRecord, zakatRecordInput } from '#src/contracts/own-zakat.ts';
import { operation } from '#src/server/http/operation.ts';
import { keepRecord, readOwnZakat, removeRecord, setZakatDay } from '#src/server/zakat/own-zakat.ts';

const tag = 'Accounts';

export const ownZakatRoutes = [
  operation({
    method: 'get',
    path: '/user/zakat',
    tag,
    summary: 'What the caller keeps of their zakat',
    security: 'bearer',
    answer: ownZakat,
    handle: ({ services, caller }) => readOwnZakat(services, caller!.id),
  }),
  operation({
    method: 'patch',
    path: '/user/zakat',
    tag,
    summary: "Keeps the day of the caller's lunar year",
    security: 'bearer',
    body: zakatDayInput,
    answer: ownZakat,
    handle: ({ services, body, caller }) => setZakatDay(services, caller!.id, body.from),
  }),
  operation({
    method: 'post',
    path: '/user/zakat/records',
    tag,
    summary: 'Keeps the totals of a calculation',
    security: 'bearer',
    body: zakatRecordInput,
    status: 201,
    answer: zakatRecord,
    failures: [409],
    handle: ({ services, body, caller }) => keepRecord(services, caller!.id, body),
  }),
  operation({
    method: 'delete',
    path: '/user/zakat/records/{id}',
    tag,
    summary: 'Deletes the totals of a calculation',
    security: 'bearer',
    params: v.object({ id }),
    answer: v.strictObject({}),
    handle: async ({ services, params, caller }) => {
      await removeRecord(services, caller!.id, params.id);
      return {};
    },
  }),
];
