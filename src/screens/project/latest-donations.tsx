import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';

/** The last donations, a name only where the donor allowed it, and the way to every line of the project. */
export function LatestDonations({
  donations,
  donorsCount,
  ledgerHref,
}: {
  donations: ProjectDetail['latestDonations'];
  donorsCount: number;
  /** The address of the project's public account. */
  ledgerHref: string;
}) {
  return (
    <Stack gap={4} as="section" labelledBy="latest-title">
      <Heading level={2} id="latest-title">
        <Trans>Latest donations</Trans>
      </Heading>
      {donations.length === 0 || donorsCount === 0 ? (
        <Text tone="muted">
          <Trans>Be the first to give.</Trans>
        </Text>
      ) : (
        <Stack gap={3} as="ul">
          {donations.map((donation) => (
            <li key={`${donation.at} ${donation.amount}`}>
              <Inline justify="between" gap={4}>
                <span>
                  {donation.name ? (
                    <bdi>{donation.name}</bdi>
                  ) : (
                    <Text tone="muted">
                      <Trans>Anonymous donor</Trans>
                    </Text>
                  )}
                </span>
                <Inline gap={3}>
                  <Text tone="muted" size="small">
                    <FormattedDate value={donation.at} format="short" />
                  </Text>
                  <Money minor={donation.amount} currency={donation.currency} />
                </Inline>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
      <Inline>
        <ButtonLink tone="outlined" href={ledgerHref}>
          <Trans>Public account, line by line</Trans>
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
