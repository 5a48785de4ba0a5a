/** A server's work without the server, as a process that a test may kill: gives once, or recovers what was left. */
import { sql } from 'drizzle-orm';
import { placeOrder } from '#src/server/checkout/place-order.ts';
import { createIdentities } from '#src/server/gateways/identities/create-identities.ts';
import { createPaymentGateways } from '#src/server/gateways/payments/port.ts';
import { createStripeGateway } from '#src/server/gateways/payments/stripe.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { openDatabase, rowsOf } from '#src/server/platform/db/client.ts';
import { projectCategories } from '#src/server/platform/db/schema/programs.ts';
import { pollPayments } from '#src/server/settlement/poll-payments.ts';
import { memoryFiles } from '#tests/fixtures/memory-files.ts';
import { testContext } from '#tests/fixtures/test-context.ts';

const [, , act, dataDir, databaseUrl, apiBase, hour] = process.argv as string[];
const say = (word: object): void => {
  process.stdout.write(`${JSON.stringify(word)}\n`);
};

const { db } = await openDatabase({ dataDir: dataDir!, databaseUrl: databaseUrl === '-' ? undefined : databaseUrl });
const stripe = createStripeGateway({
  secretKey: 'sk_test_f',
  publishableKey: 'pk',
  webhookSecret: 'whsec_f',
  apiBase,
  isTest: true,
});
const now = (): Date => new Date(Date.UTC(2026, 10, 20, Number(hour)));
const ctx = testContext({
  db,
  now,
  gateways: {
    payments: createPaymentGateways(stripe),
    email: { isConfigured: false, send: async () => {} },
    texts: { isConfigured: false, send: async () => {} },
    metals: { isConfigured: false, load: async () => undefined },
    files: memoryFiles(),
    identities: createIdentities(),
  },
});

if (act === 'give') {
  const [category] = await db
    .insert(projectCategories)
    .values({ slug: 'water', title: { en: 'Water' }, icon: 'droplets', position: 0 })
    .returning();
  const placing = placeOrder(
    ctx,
    {
      items: [{ type: 'endowment', categoryId: category!.id, price: 2000 }],
      paymentMethod: 'stripe',
      donor: { fullName: 'A Donor', email: 'donor@example.org' },
    },
    { idempotencyKey: 'once' },
  );
  void placing.then(({ payment }) => say({ secret: payment.clientSecret }));
  // Said as soon as the order is on record, before the provider has answered.
  while ((await rowsOf(db, sql`select 1 from orders`)).length === 0)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  say({ isWritten: true });
  setInterval(() => {}, 1000);
} else {
  await pollPayments(ctx);
  const orders = await rowsOf<{ status: string }>(db, sql`select status from orders`);
  const gifts = await rowsOf(db, sql`select 1 from ledger_entries where kind = 'donation'`);
  say({ statuses: orders.map(({ status }) => status), gifts: gifts.length, findings: await runLedgerCheck(ctx) });
  process.exit(0);
}
