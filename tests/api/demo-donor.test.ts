import { expect, it } from 'vitest';
import { findUserByUsername } from '#src/server/accounts/accounts.repository.ts';
import { makeDemoAccounts } from '#src/server/accounts/staff-accounts.ts';
import { fillDemoDonor } from '#src/server/demo/demo-donor.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { listOwnSubscriptions } from '#src/server/profile/own-subscriptions.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createTestApp } from '#tests/fixtures/test-app.ts';

it('the donor of the demo charity gives each year on a day of the Hijri calendar, and the books agree', async () => {
  const app = await createTestApp();
  await makeDemoAccounts(app.services);
  await fillDemoDonor(app.services);
  const { id } = (await findUserByUsername(app.services.db, 'demo.donor'))!;
  const begun = await listOwnSubscriptions(app.services, id);
  expect(begun).toMatchObject([{ status: 'active', interval: 'year', calendar: 'zakatDay:9-1' }]);
  expect(new Date(begun[0]!.nextAt!) > app.clock.now).toBe(true);
  while ((await runDueJobs(app.services)) > 0);
  expect(await listOwnSubscriptions(app.services, id)).toEqual(begun);
  expect(await runLedgerCheck(app.services)).toEqual([]);
  await app.close();
});
