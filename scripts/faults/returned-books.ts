/** Checks what was returned, at the provider and in the ledger, by SQL that is independent of the site's own code. */
import type { Query } from './books.ts';
import type { ProviderDispute, ProviderRefund } from './provider-part.ts';
import type { Provider } from './provider.ts';
import type { Returns } from './returns.ts';

export type ReturnedVerdict = { lost: string[]; doubled: string[]; broken: string[] };

/** Refunds that the provider has still to be asked for, or carries out. */
export const OPEN_REFUNDS = `select count(*) as n from refunds r join payments p on p.id = r.payment_id where r.status in ('approved', 'processing') and p.method <> 'bank' and p.status <> 'disputed'`;
export const HURRY_REFUNDS = ['update refunds set run_at = now(), locked_until = null where run_at is not null'];
/** Refunds that the provider refused, often with an answer that was no answer: staff try again. */
export const FAILED_REFUNDS = `select o.number::text as number from refunds r join orders o on o.id = r.order_id where r.status = 'failed'`;

const BROKEN: Record<string, string> = {
  'orders whose returned sum differs from the ledger': `select o.id from orders o where o.refunded_minor <> (select coalesce(sum(p.amount_minor), 0) from ledger_entries e join ledger_postings p on p.entry_id = e.id
    join ledger_accounts a on a.id = p.account_id where e.order_id = o.id and e.kind in ('refund', 'disputeLost') and a.kind = 'fund')`,
  'funds below zero': `select a.code from ledger_accounts a join ledger_postings p on p.account_id = a.id where a.kind = 'fund' group by a.code, p.currency having sum(p.amount_minor) > 0`,
  'orders of which more was returned than received': 'select id from orders where refunded_minor > received_minor',
};

/** What left us by the ledger, in minor units of an external id. */
async function booked(query: Query, kind: 'refund' | 'disputeLost'): Promise<Map<string, number>> {
  const ref =
    kind === 'refund'
      ? `(select r.provider_ref from refunds r where 'refund:' || r.id = e.external_key)`
      : `split_part(e.external_key, ':', 2)`;
  const rows = await query(`select ${ref} as ref, (-sum(p.amount_minor))::text as minor from ledger_entries e
    join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
    where e.kind = '${kind}' and a.kind = 'asset' group by e.id, e.external_key`);
  return new Map(rows.map(({ minor, ref: of }) => [String(of), Number(minor)]));
}

const differing = (
  what: string,
  theirs: readonly Pick<ProviderRefund, 'ref' | 'minor'>[],
  ours: ReadonlyMap<string, number>,
): string[] => [
  ...theirs.filter(({ minor, ref }) => ours.get(ref) !== minor).map(({ ref }) => `${what} ${ref} of the provider`),
  ...[...ours.keys()]
    .filter((ref) => !theirs.some((one) => one.ref === ref))
    .map((ref) => `${what} ${ref}, which the provider does not know`),
];

/** Refunds and disputes of the provider that the books lack, or have otherwise. */
export async function unbookedReturns(query: Query, provider: Provider): Promise<string[]> {
  const [refunds, disputes] = await Promise.all([provider.refunds(), provider.disputes()]);
  const states = new Map(
    (await query('select provider_ref as ref, status from disputes')).map(({ ref, status }) => [String(ref), status]),
  );
  return [
    ...differing(
      'refund',
      refunds.filter(({ isReturned }) => isReturned),
      await booked(query, 'refund'),
    ),
    ...differing(
      'lost dispute',
      disputes.filter(({ status }) => status === 'lost'),
      await booked(query, 'disputeLost'),
    ),
    ...disputes.filter(({ ref, status }) => states.get(ref) !== status).map(({ ref }) => `dispute ${ref} as it stands`),
  ];
}

export async function checkReturns(query: Query, provider: Provider, returns: Returns): Promise<ReturnedVerdict> {
  const verdict: ReturnedVerdict = { lost: await unbookedReturns(query, provider), doubled: [], broken: [] };
  for (const [name, text] of Object.entries(BROKEN)) {
    const rows = await query(text);
    if (rows.length > 0) verdict.broken.push(`${rows.length} ${name}`);
  }
  const [intents, refunds, disputes] = [await provider.intents(), await provider.refunds(), await provider.disputes()];
  // A refund that nobody asked for at the provider is one that we asked for twice.
  const asked = new Set(
    (await query("select provider_ref as ref from refunds where requested_by <> 'provider'")).map(({ ref }) =>
      String(ref),
    ),
  );
  for (const { isReturned, ref } of refunds)
    if (isReturned && !asked.has(ref) && !returns.dashboard.has(ref)) verdict.doubled.push(`refund ${ref}`);
  verdict.broken.push(...(await differsFromProvider(query, intents, refunds, disputes)));
  return verdict;
}

/** The money at the providers by the ledger, without fees, is what they hold. */
async function differsFromProvider(
  query: Query,
  intents: Awaited<ReturnType<Provider['intents']>>,
  refunds: readonly ProviderRefund[],
  disputes: readonly ProviderDispute[],
): Promise<string[]> {
  const [row] = await query(`select coalesce(sum(p.amount_minor), 0)::text as minor from ledger_entries e
    join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id join orders o on o.id = e.order_id
    where a.code like 'asset:provider:%' and not o.is_demo and e.kind in ('donation', 'surplus', 'duplicate', 'held', 'refund', 'dispute', 'disputeWon', 'disputeLost')`);
  const held =
    intents.filter(({ status }) => status === 'succeeded').reduce((sum, { amount_received: n }) => sum + n, 0) -
    refunds.filter(({ isReturned }) => isReturned).reduce((sum, { minor }) => sum + minor, 0) -
    disputes.filter(({ isWithdrawn }) => isWithdrawn).reduce((sum, { minor }) => sum + minor, 0);
  const ours = Number(row!['minor']);
  return ours === held ? [] : [`the ledger has ${ours} minor units at the providers, and they hold ${held}`];
}
