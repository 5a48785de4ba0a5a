import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { SlaughterView } from '#src/contracts/orders.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { useCutOff } from '#src/screens/line-facts/cut-off.ts';

/** What was done for a line: how many of its shares, when and where, and what proves it. */
export function SlaughterNotes({ locale, slaughters }: { slaughters: readonly SlaughterView[]; locale: Locale }) {
  return slaughters.map((one) => <Note key={one.animal} slaughter={one} locale={locale} />);
}

function Note({
  locale,
  slaughter: { country, doneAt, place, proof, proofUrl, shares, timeZone },
}: {
  slaughter: SlaughterView;
  locale: Locale;
}) {
  const momentIn = useCutOff(locale);
  const when = momentIn({ closesAt: doneAt, timeZone, city: countryName(country, locale) });
  return (
    <Banner tone="success" title={<Trans>Your sacrifice has been carried out</Trans>}>
      <Stack gap={1}>
        <span>{when}</span>
        <span>
          <Trans>Your shares in this animal: {shares}</Trans>
        </span>
        <span>
          <Trans>Place: {place}</Trans>
        </span>
        <span>
          <Trans>Proof: {proof}</Trans>
        </span>
        {proofUrl !== null && (
          <Link tone="go" href={proofUrl}>
            <Trans>See the proof</Trans>
          </Link>
        )}
      </Stack>
    </Banner>
  );
}
