import { Trans } from '@lingui/react/macro';
import type { PublicLedger } from '#src/contracts/ledger.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { Localized } from '#src/screens/shell/localized.tsx';

type Line = PublicLedger['data'][number];

/** What a line is: its kind, or the words of a payout or delivery. */
export function LineWhat({ line, locale }: { line: Line; locale: Locale }) {
  const { institution: _institution, ...words } = line.words ?? {};
  if (Object.keys(words).length > 0) return <Localized field={words} locale={locale} />;
  switch (line.kind) {
    case 'donation':
      return line.intention === 'zakat' ? <Trans>Donation, as zakat</Trans> : <Trans>Donation</Trans>;
    case 'endowmentShare':
      return <Trans>Share for the endowment</Trans>;
    case 'fee':
      return <Trans>Payment fee</Trans>;
    case 'refund':
      return <Trans>Refund</Trans>;
    case 'dispute':
      if (line.amount > 0) return <Trans>Given back by the donor’s bank</Trans>;
      return <Trans>Taken back by the donor’s bank</Trans>;
    case 'payout':
      return <Trans>Paid out</Trans>;
    case 'delivery':
      return <Trans>Spent</Trans>;
  }
}

/** From where to where the money of a line went. */
export function LineWay({ line: { account, amount, kind } }: { line: Line }) {
  if (kind === 'payout') return <Trans>Project’s fund → institution</Trans>;
  if (kind === 'delivery')
    return account === 'institution' ? <Trans>Institution → the work</Trans> : <Trans>Project’s fund → the work</Trans>;
  if (kind === 'fee') return <Trans>Project’s fund → payment provider</Trans>;
  if (kind === 'refund' || (kind === 'dispute' && amount < 0))
    return account === 'endowment' ? <Trans>Endowment → donor</Trans> : <Trans>Project’s fund → donor</Trans>;
  return account === 'endowment' ? <Trans>Donor → endowment</Trans> : <Trans>Donor → project’s fund</Trans>;
}
