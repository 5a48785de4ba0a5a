import * as v from 'valibot';
import { caseStatus, tafreejAnswer, tafreejClaim } from '#src/contracts/cases.ts';
import { checkBillNumber, checkEligibility } from '#src/server/cases/cases.service.ts';
import { operation } from '#src/server/http/operation.ts';
import { caseLimit } from '#src/server/http/rate-limits.ts';

export const casesRoutes = [
  operation({
    method: 'get',
    path: '/cases/{billNumber}',
    tag: 'Catalogue',
    summary: 'Whether a bill number is real, open, and what remains',
    params: v.object({ billNumber: v.string() }),
    answer: caseStatus,
    handle: async ({ services, params, c }) => {
      await caseLimit(c);
      return checkBillNumber(services, params.billNumber);
    },
  }),
  operation({
    method: 'post',
    path: '/tafreej/eligibility',
    tag: 'Calculators',
    summary: 'Whether a claim can become a Tafreej case; nothing is stored',
    body: tafreejClaim,
    answer: tafreejAnswer,
    handle: ({ services, body }) => checkEligibility(services, body),
  }),
];
