import { Trans } from '@lingui/react/macro';
import { Avatar } from '#ds/components/avatar/avatar.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { ChartsPart } from '#src/screens/profile/charts-part.tsx';
import { DataPart } from '#src/screens/profile/data-part.tsx';
import { DetailsPart } from '#src/screens/profile/details-part.tsx';
import { DevicesPart } from '#src/screens/profile/devices-part.tsx';
import { DonationsPart } from '#src/screens/profile/donations-part.tsx';
import { MembershipPart } from '#src/screens/profile/membership-part.tsx';
import { ProfileNavigation } from '#src/screens/profile/profile-navigation.tsx';
import type { ProfileView } from '#src/screens/profile/profile-view.ts';
import { ReceiversPart } from '#src/screens/profile/receivers-part.tsx';
import { RecurringPart } from '#src/screens/profile/recurring-part.tsx';
import { SettingsPart } from '#src/screens/profile/settings-part.tsx';
import { SponsorshipsPart } from '#src/screens/profile/sponsorships-part.tsx';
import { ZakatPart } from '#src/screens/profile/zakat-part.tsx';
import * as styles from '#src/screens/profile/profile.css';

/** All that is a person's, in parts: each has its address. */
export function ProfileScreen({ locale, view }: { locale: Locale; view: ProfileView }) {
  const { createdAt, fullName, image, username } = view.profile;
  const name = fullName ?? username;
  return (
    <Section>
      <Page>
        <div className={styles.who}>
          <Avatar name={name} src={image ?? undefined} size="large" />
          <div>
            <Heading level={1} size="h2">
              <bdi>{name}</bdi>
            </Heading>
            <Text tone="muted">
              <Trans>
                With Sanad since <FormattedDate value={createdAt} hasHijri={false} />
              </Trans>
            </Text>
          </div>
        </div>
        <div className={styles.sides}>
          <ProfileNavigation current={view.part} locale={locale} />
          <div className={styles.part}>
            <Part view={view} locale={locale} />
          </div>
        </div>
      </Page>
    </Section>
  );
}

function Part({ locale, view }: { locale: Locale; view: ProfileView }) {
  switch (view.part) {
    case 'donations':
      return <DonationsPart view={view} locale={locale} />;
    case 'recurring':
      return <RecurringPart view={view} locale={locale} />;
    case 'sponsorships':
      return <SponsorshipsPart view={view} locale={locale} />;
    case 'membership':
      return <MembershipPart view={view} />;
    case 'charts':
      return <ChartsPart view={view} locale={locale} />;
    case 'zakat':
      return <ZakatPart view={view} locale={locale} />;
    case 'receivers':
      return <ReceiversPart view={view} locale={locale} />;
    case 'details':
      return <DetailsPart view={view} locale={locale} />;
    case 'settings':
      return <SettingsPart view={view} locale={locale} />;
    case 'devices':
      return <DevicesPart view={view} locale={locale} />;
    case 'data':
      return <DataPart view={view} locale={locale} />;
  }
}
