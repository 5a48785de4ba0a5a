import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { FocusWhenShown } from '#ds/components/form/focus-when-shown.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { CaseStatus } from '#src/contracts/cases.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';

const ID = 'case-result';

/** What was found under a number. It takes the focus, because the page was loaded for it. */
export function CaseResult({ billNumber, locale, status }: { billNumber: string; status: CaseStatus; locale: Locale }) {
  return (
    <div id={ID} tabIndex={-1}>
      <FocusWhenShown id={ID} />
      <Found billNumber={billNumber} status={status} locale={locale} />
    </div>
  );
}

function Found({ billNumber, locale, status }: { billNumber: string; status: CaseStatus; locale: Locale }) {
  const number = <Isolated kind="reference" value={billNumber} />;
  const link = status.slug === null ? undefined : hrefTo(locale, 'project', { slug: status.slug });
  if (link === undefined)
    return (
      <Banner tone="danger" title={<Trans>We have no record of bill {number}</Trans>}>
        <Trans>
          Do not pay this bill. Compare the number with the bill once more; if it is the same, tell us who sent the bill
          to you.
        </Trans>
      </Banner>
    );
  if (!status.isOpen)
    return (
      <Banner tone="info" title={<Trans>Bill {number} is real, but its case no longer accepts donations</Trans>}>
        <Stack gap={3} align="start">
          <p>
            <Trans>The case is finished. Anyone who asks you to pay for it now is not collecting for us.</Trans>
          </p>
          <ButtonLink tone="outlined" href={link}>
            <Trans>See how the case ended</Trans>
          </ButtonLink>
        </Stack>
      </Banner>
    );
  return (
    <Banner tone="success" title={<Trans>Bill {number} is real and open</Trans>}>
      <Stack gap={3} align="start">
        <p>
          <Trans>
            <Money minor={status.remaining} currency={status.currency} /> is still to be paid.
          </Trans>
        </p>
        <ButtonLink tone="filled" href={link}>
          <Trans>Open the case</Trans>
        </ButtonLink>
      </Stack>
    </Banner>
  );
}
