/** What donors do on the pages of the simulated providers. */
import type { Chance } from './chance.ts';

type Payer = { simulator: string; chance: Chance };

/** Pays in the provider's card form, sometimes with a declined card first. */
export async function payByCard({ chance, simulator }: Payer, clientSecret: string): Promise<void> {
  const confirm = (number: string): Promise<unknown> =>
    fetch(`${simulator}/form/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientSecret, number }),
    });
  if (chance.of(0.1)) await confirm('4000000000000002');
  await confirm('4242424242424242');
}

/** Agrees on PayPal's page, to one payment or to those of a subscription. Some never come back from it. */
async function payByPaypal({ simulator }: Payer, redirectUrl: string): Promise<void> {
  const { pathname, searchParams } = new URL(redirectUrl);
  const token = searchParams.get('token') ?? searchParams.get('ba_token')!;
  await fetch(simulator + pathname, {
    method: 'POST',
    body: new URLSearchParams({ token, buyer: 'pays' }),
    redirect: 'manual',
  });
}

/** Pays by card on Xendit's page, sometimes with a declined card first. */
async function payByXendit({ chance }: Payer, redirectUrl: string): Promise<void> {
  const choose = (buyer: string): Promise<unknown> =>
    fetch(redirectUrl, { method: 'POST', body: new URLSearchParams({ buyer }), redirect: 'manual' });
  if (chance.of(0.1)) await choose('declined');
  await choose('pays');
}

/** Agrees or pays on the provider's own page. */
export const payThere = (payer: Payer, redirectUrl: string): Promise<void> =>
  redirectUrl.includes('/web/sessions/') ? payByXendit(payer, redirectUrl) : payByPaypal(payer, redirectUrl);
