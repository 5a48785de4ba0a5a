import * as v from 'valibot';
import { expect, test } from 'vitest';
import { orderAndPayment } from '#src/contracts/orders.ts';
import { projectCard, projectDetail } from '#src/contracts/projects.ts';
import { bankAccount, slider, statistic } from '#src/contracts/site.ts';
import { homeFixture } from '#tests/fixtures/home.ts';
import { bankAccountsFixture, orderFixture, transferFixture } from '#tests/fixtures/orders.ts';
import { orphanFixture, projectDetailFixture } from '#tests/fixtures/project-detail.ts';
import { projectsFixture } from '#tests/fixtures/projects.ts';

test.each([
  ['projects', v.array(projectCard), projectsFixture(9)],
  ['a project', projectDetail, projectDetailFixture()],
  ['an orphan', projectDetail, orphanFixture()],
  ['a paid order', orderAndPayment, orderFixture()],
  ['a transfer', orderAndPayment, transferFixture(1000)],
  ['accounts', v.array(bankAccount), bankAccountsFixture()],
  ['figures', v.array(statistic), homeFixture().statistics],
  ['slides', v.array(slider), homeFixture().sliders],
] as const)('%s of the stories are what the server would answer', (_name, schema, value) => {
  expect(v.safeParse(schema as v.GenericSchema, value).issues).toBeUndefined();
});
