import { Plural, Trans } from '@lingui/react/macro';
import type { Locale } from '#src/i18n/locales.ts';
import type { PartId } from '#src/screens/project-ledger/flow-parts.ts';
import type { LedgerView } from '#src/screens/project-ledger/ledger-view.ts';
import { Localized } from '#src/screens/shell/localized.tsx';

type PartNameProps = Pick<LedgerView, 'ngo' | 'spending'> & { part: PartId; more: number; locale: Locale };

/** What a part of the money is. */
export function PartName({ locale, more, ngo, part, spending }: PartNameProps) {
  switch (part) {
    case 'given':
      return <Trans>Donations</Trans>;
    case 'fees':
      return <Trans>Payment fees</Trans>;
    case 'returned':
      return <Trans>Returned to donors</Trans>;
    case 'endowment':
      return <Trans>Endowment</Trans>;
    case 'institution':
      return ngo ? <Localized field={ngo.name} locale={locale} /> : <Trans>The institution</Trans>;
    case 'ourselves':
      return <Trans>Spent directly by Sanad</Trans>;
    case 'inFund':
      return <Trans>In the project’s fund</Trans>;
    case 'notSpent':
      return <Trans>Not spent yet</Trans>;
    case 'more':
      return <Plural value={more} one="and # more" other="and # more" />;
    default:
      return <Localized field={spending[Number(part.slice('spent'.length))]!.words} locale={locale} />;
  }
}
