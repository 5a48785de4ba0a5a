/** Sign-ins a second, what a session costs a page, and the pages of a donor who gave often, on PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { hashPassword } from '../../src/server/accounts/passwords.ts';
import { startPostgres } from '../postgres-cluster.ts';
import { load } from './load.ts';
import { startSite } from './site.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LOGIN = 'gives.often';
const PASSWORD = 'a lantern over the harbor';

/** An account, and its paid donations of the last years: each to a project or a cause, a tenth of them recurring. */
const FILL = `
  with person as (
    insert into users (id, username, email, is_email_verified, password_hash, created_at)
    values (gen_random_uuid(), '${LOGIN}', '${LOGIN}@example.org', true, $1, now() - interval '4 years') returning id),
  made as (
    insert into orders (id, number, status, account_id, access_key_hash, method, currency, subtotal_minor, total_minor, received_minor, locale, placed_at, expires_at, paid_at, receipt_number)
    select gen_random_uuid(), 90000000 + n, 'paid', (select id from person), md5(n::text), 'stripe', 'USD', 2000, 2000, 2000, 'en',
      now() - n * interval '3 hours', now() + interval '1 day', now() - n * interval '3 hours', 90000000 + n
    from generate_series(1, $2::int) n returning id, number),
  items as (
    insert into order_items (id, order_id, position, type, project_id, category_id, intention, title, unit_price_minor, quantity, amount_minor, paid_at)
    select gen_random_uuid(), id, 0, case when number % 2 = 0 then 'project' else 'endowment' end,
      case when number % 2 = 0 then (select id from projects where status = 'published' order by id offset number % 20 limit 1) end,
      case when number % 2 = 1 then (select id from project_categories limit 1) end,
      'sadaqah', '{"en": "Water"}', 2000, 1, 2000, now() - (number - 90000000) * interval '3 hours' from made)
  insert into subscriptions (id, order_id, account_id, status, interval, currency, amount_minor, first_at, created_at)
  select gen_random_uuid(), id, (select id from person), 'cancelled', 'month', 'USD', 2000, now(), now() from made where number % 10 = 0`;

const EMAIL = `${LOGIN}@example.org`;
/** Their ledger and their donor, by whose email each page looks for donations of a guest: as orders that people pay for have them. */
const BOOK = [
  `insert into order_donors (order_id, full_name, email, donor_hash, is_claimed)
    select o.id, 'Huda', '${EMAIL}', (select donor_hash from order_donors where email = '${EMAIL}' limit 1), true
    from orders o where o.number > 90000000`,
  `insert into ledger_accounts (id, code, kind) values (gen_random_uuid(), 'asset:bank', 'asset'), (gen_random_uuid(), 'fund:general', 'fund') on conflict do nothing`,
  `with entries as (
      insert into ledger_entries (id, kind, external_key, order_id, occurred_at, posted_at)
      select gen_random_uuid(), 'donation', 'bench:' || number, id, paid_at, paid_at from orders where number > 90000000 order by number desc returning id)
    insert into ledger_postings (id, entry_id, account_id, currency, amount_minor, intention)
    select gen_random_uuid(), e.id, (select id from ledger_accounts where code = p.code), 'USD', p.amount, 'sadaqah'
    from entries e, (values ('asset:bank', 2000), ('fund:general', -2000)) p (code, amount)`,
];

/** A donation of a guest with the account's email. */
async function giveAsGuest(origin: string): Promise<void> {
  const { result } = (await (await fetch(`${origin}/api/v1/project-categories`)).json()) as {
    result: { data: { id: string }[] };
  };
  const answer = await fetch(`${origin}/api/v1/user/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      items: [{ type: 'endowment', categoryId: result.data[0]!.id, price: 2000 }],
      donor: { fullName: 'Huda', email: EMAIL },
      paymentMethod: 'bank',
    }),
  });
  if (answer.status !== 201) throw new Error(`no donation was placed: ${answer.status} ${await answer.text()}`);
}

/** The cookies of a browser that has signed in. */
async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/forms/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, cookie: 'js=1' },
    body: new URLSearchParams({ login: LOGIN, password: PASSWORD }),
  });
  // Not what the form left for the next page: it makes any page one of its visitor.
  const cookies = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .filter((cookie) => /^(?:__Host-)?(?:session|signed-in)=/.test(cookie));
  if (!cookies.some((cookie) => cookie.includes('session='))) throw new Error(`nobody was signed in: ${answer.status}`);
  return cookies.join('; ');
}

const print = (what: string, figure: Awaited<ReturnType<typeof load>>): void =>
  console.log(`${what}: ${figure ? `${figure.perSecond.toFixed(1)}/s, p99 ${figure.p99} ms` : 'no answer'}`);

/** Prints the figures, for an account with that many donations. The site has to be built. */
export async function measureAccounts(donations: number, seconds: number): Promise<void> {
  const cluster = await startPostgres();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sanad-bench-accounts-'));
  try {
    const databaseUrl = await cluster.createDatabase();
    const site = await startSite(ROOT, { dataDir, databaseUrl });
    try {
      const client = postgres(databaseUrl, { max: 1, onnotice: () => {} });
      await client.unsafe(FILL, [await hashPassword(PASSWORD), donations] as never[]);
      await giveAsGuest(site.origin);
      const from = performance.now();
      for (const statement of BOOK) await client.unsafe(statement);
      console.log(`all of them booked: ${Math.round(performance.now() - from)} ms`);
      await client.unsafe('vacuum analyze');
      await client.end();
      console.log(`${donations} donations of one account, ${seconds} s each, 16 connections`);
      const body = JSON.stringify({ login: LOGIN, password: PASSWORD });
      const headers = { 'content-type': 'application/json' };
      const post = { method: 'POST', headers, body };
      const cookie = await signIn(site.origin);
      const page = async (what: string, address: string, sent = '') =>
        print(what, await load(site.origin + address, seconds, sent === '' ? {} : { headers: { cookie: sent } }));
      await page('a public page, nobody signed in', '/faqs');
      await page('a public page, signed in', '/faqs', `js=1; ${cookie}`);
      await page('a page of its visitor, nobody signed in', '/cart', 'js=1');
      await page('a page of its visitor, signed in', '/cart', `js=1; ${cookie}`);
      for (const part of ['', '?kind=project&interval=once', '?part=charts', '?part=membership', '?part=settings'])
        await page(`/profile${part}`, `/profile${part}`, `js=1; ${cookie}`);
      // Last: passwords that were asked for are still being computed for a while after it.
      print('sign-ins', await load(`${site.origin}/api/v1/users/auth/login`, seconds, post));
    } finally {
      await site.stop();
    }
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
