import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createYearlyStatement } from '#src/endpoints/yearly-statement.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { totalsOf } from '#src/server/yearly-statements/yearly-statement-document.ts';
import { findYearlyDonations } from '#src/server/yearly-statements/yearly-statements.repository.ts';
import { getYearlyStatement, yearlyStatementPath } from '#src/server/yearly-statements/yearly-statements.service.ts';
import { readPdf } from '#tests/fixtures/read-pdf.ts';
import { createRefundSite, type RefundSite } from '#tests/fixtures/refunds.ts';

let site: RefundSite;
let userId: string;
beforeAll(async () => {
  site = await createRefundSite();
  const { db } = site.app.services;
  const email = 'amina@example.org';
  await site.app.post('/users/auth/signup', {
    username: 'amina',
    email,
    password: 'a lantern over the harbor',
    confirmPassword: 'a lantern over the harbor',
    gender: 'female',
    dateOfBirth: '1990-05-17',
    nationality: 'SA',
    mainDonationField: 'zakat',
  });
  userId = (await rowsOf<{ id: string }>(db, sql`select id from users where username = 'amina'`))[0]!.id;
  const donor = { fullName: 'Amina K', email };
  const cause = (price: number): object => ({ type: 'endowment', categoryId: site.categoryId, price });
  const first = await site.paid([cause(4000), cause(1000)], { donor });
  await site.paid([cause(2500)], { donor, coverFees: true });
  await site.run('refund:make', first.order.number, '15', 'by', 'mistake');
  await site.work();
  await rowsOf(
    db,
    sql`update orders set account_id = ${userId} from order_donors d where d.order_id = orders.id and d.email = ${email}`,
  );
});
afterAll(() => site.app.close());

const year = () => site.app.clock.now.getUTCFullYear();
const open = (path: string) =>
  createYearlyStatement(() => Promise.resolve(site.app.services)).app.request(`http://localhost${path}`);
const path = (of = year()) => yearlyStatementPath(site.app.services, { userId, year: of });

describe('the statement of a year', () => {
  it('has the sums of the receipts, less what was returned, as the ledger has them', async () => {
    const [total, ...others] = totalsOf(await findYearlyDonations(site.app.services.db, userId, year()));
    const [row] = await rowsOf<{ received: string; refunded: string }>(
      site.app.services.db,
      sql`select sum(received_minor)::text as received, sum(refunded_minor)::text as refunded from orders where account_id = ${userId} and paid_at is not null`,
    );
    expect(others).toEqual([]);
    expect(total).toMatchObject({ given: Number(row!.received), returned: Number(row!.refunded) });
    expect(total!.returned).toBe(1500);
  });

  it.each(['', '/ar', '/tr'])('is a tagged PDF at its signed address, in the language of %s', async (prefix) => {
    const response = await open(`${prefix}${path()}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { language, roles } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(language).toBe(prefix.slice(1) || 'en');
    expect(roles).toContain('Table');
  });

  it('names its donor, and what was returned', async () => {
    const { lines } = await readPdf(new Uint8Array(await (await open(path())).arrayBuffer()));
    expect(lines.join('\n')).toContain('amina');
    expect(lines.join('\n')).toMatch(/Refunded\s+\$15/);
  });

  it('opens by no other address: of another year, changed, or after thirty days', async () => {
    const good = path();
    expect((await open(good.replace(String(year()), String(year() - 1)))).status).toBe(404);
    const changed = good.replace(/(.)\.pdf$/, (_, last: string) => `${last === 'A' ? 'E' : 'A'}.pdf`);
    expect((await open(changed)).status).toBe(404);
    site.app.clock.pass(31 * 86_400_000);
    expect((await open(good)).status).toBe(404);
    site.app.clock.pass(-31 * 86_400_000);
    expect((await open(path(year() - 1))).status).toBe(404);
  });

  it('comes to its donor by the API too, and to nobody without a session', async () => {
    const { result } = (await (
      await site.app.post('/users/auth/login', { login: 'amina', password: 'a lantern over the harbor' })
    ).json()) as { result: { access: string } };
    const headers = { authorization: `Bearer ${result.access}` };
    expect((await site.app.get(`/users/profile/statements/${year()}`, headers)).status).toBe(200);
    expect((await site.app.get(`/users/profile/statements/${year() - 1}`, headers)).status).toBe(404);
    expect((await site.app.get(`/users/profile/statements/${year()}`)).status).toBe(401);
  });

  it('of one day is the same bytes', async () => {
    const asked = { userId, year: year(), locale: 'en' } as const;
    const one = await getYearlyStatement(site.app.services, asked);
    const other = await getYearlyStatement(site.app.services, asked);
    expect(Buffer.compare(Buffer.from(one.pdf), Buffer.from(other.pdf))).toBe(0);
  });
});
