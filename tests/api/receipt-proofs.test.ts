import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitmentOf } from '#src/domain/ledger-proof.ts';
import { findOrder } from '#src/server/orders/orders.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { findReceiptProofs } from '#src/server/receipts/receipt-proofs.ts';
import { ledgerOf, projectThat } from '#tests/fixtures/ledger.ts';
import { readPdf } from '#tests/fixtures/read-pdf.ts';
import { createRefundSite, type RefundSite } from '#tests/fixtures/refunds.ts';

let site: RefundSite;
let projects: { id: string; slug: string }[];
beforeAll(async () => {
  site = await createRefundSite();
  const first = await projectThat(site.app, sql`endowment_percentage > 0`);
  projects = [first, await projectThat(site.app, sql`endowment_percentage = 0 and slug <> ${first.slug}`)];
});
afterAll(() => site.app.close());

const inFours = (text: string): string => text.replaceAll(/(.{4})(?=.)/g, '$1 ');

it('the receipt proves each line of the donation in the public accounts, by email and in the PDF', async () => {
  const { accessKey, order } = await site.paid(
    projects.map(({ id }) => ({ type: 'project', projectId: id, price: 4000 })),
  );
  const row = (await findOrder(site.app.services.db, { id: order.id }))!;
  const proofs = await findReceiptProofs(site.app.services, row, 'en');
  // The project with an endowment share has two lines.
  expect(proofs).toHaveLength(3);
  await site.work();
  const [email] = await rowsOf<{ html: string; plain: string }>(
    site.app.services.db,
    sql`select html, plain from emails where order_id = ${order.id} and kind = 'receipt'`,
  );
  const answer = await site.app.get(`/user/orders/${order.id}/receipt`, { 'x-order-key': accessKey });
  const pdf = (await readPdf(new Uint8Array(await answer.arrayBuffer()))).lines.join('\n');
  for (const { hash, href, opening, project, seq } of proofs) {
    const { slug } = projects.find(({ id }) => id === project)!;
    const { data } = await ledgerOf(site.app, slug, '?limit=10');
    const line = data.find((one) => one.seq === seq)!;
    expect(line.hash).toBe(hash);
    expect(await commitmentOf(opening, order.number)).toBe(line.commitment);
    expect(href).toBe(`http://localhost:3000/projects/${slug}/ledger?line=${seq}#receipt-${order.number}-${opening}`);
    expect(email!.html).toContain(href);
    expect(email!.plain).toContain(href);
    // A long hash may be set on two lines.
    const words = pdf.replaceAll(/\s+/g, ' ');
    expect(words).toContain(inFours(opening));
    expect(words).toContain(inFours(hash).slice(0, 39));
  }
});

it('the receipt of a donation to no project has no proof, and none is left where the donor was erased', async () => {
  const proofsOf = async (id: string) =>
    findReceiptProofs(site.app.services, (await findOrder(site.app.services.db, { id }))!, 'en');
  const general = await site.paid([{ type: 'endowment', categoryId: site.categoryId, price: 4000 }]);
  expect(await proofsOf(general.order.id)).toEqual([]);
  const given = await site.paid([{ type: 'project', projectId: projects[1]!.id, price: 4000 }]);
  expect(await proofsOf(given.order.id)).toHaveLength(1);
  await site.app.services.db.execute(sql`update orders set erased_at = now() where id = ${given.order.id}`);
  expect(await proofsOf(given.order.id)).toEqual([]);
});
