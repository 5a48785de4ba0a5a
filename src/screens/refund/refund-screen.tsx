import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { DefinitionList } from '#ds/components/definition-list/definition-list.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { formStateOf } from '#src/screens/form/form-flash.ts';
import { RefundForm } from '#src/screens/refund/refund-form.tsx';
import { RefundStandingText } from '#src/screens/refund/refund-standing.tsx';
import type { RefundedView, RefundView } from '#src/screens/refund/refund-view.ts';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';

/** One donation, opened from the link of its receipt: how its money stands, and the form to ask for it back. */
export function RefundScreen({ locale, view }: { view: RefundView; locale: Locale }) {
  const { page } = view;
  if (page.state === 'open') return <Open refund={page.refund} view={view} locale={locale} />;
  const isExpired = page.state === 'expired';
  return (
    <MessageScreen
      title={isExpired ? <Trans>This link has expired</Trans> : <Trans>This link is not valid</Trans>}
      text={
        isExpired ? (
          <Trans>
            Refund links work for one year from the date of the receipt. To ask for a refund now, write to us with your
            donation number.
          </Trans>
        ) : (
          <Trans>The link is incomplete or has been changed. Open it from the email again.</Trans>
        )
      }
    >
      <ButtonLink tone="tonal" href={hrefTo(locale, 'contact')}>
        <Trans>Write to us</Trans>
      </ButtonLink>
    </MessageScreen>
  );
}

function Open({ locale, refund, view: { memory, token } }: { refund: RefundedView; view: RefundView; locale: Locale }) {
  const { t } = useLingui();
  const { currency, number, paidAt, received, refunded, standing, titles } = refund;
  const failure = formStateOf(memory, 'refund/ask').errors.find(({ path }) => path === '');
  const rows = [
    { term: t`Donation number`, value: <Isolated kind="reference" value={number} /> },
    ...(paidAt === null ? [] : [{ term: t`Date`, value: <FormattedDate value={paidAt} /> }]),
    { term: t`Donated to`, value: [...new Set(titles.map((title) => textIn(title, locale)))].join(' · ') },
    { term: t`Received`, value: <Money minor={received} currency={currency} /> },
    ...(refunded > 0 ? [{ term: t`Refunded`, value: <Money minor={refunded} currency={currency} /> }] : []),
  ];
  return (
    <Section>
      <Page width="content">
        <Stack gap={6}>
          <Heading level={1} size="h1">
            <Trans>Donation refund</Trans>
          </Heading>
          {failure && standing === 'mayAsk' && (
            <Banner tone="danger" isAnnounced>
              {failure.message}
            </Banner>
          )}
          <RefundStandingText refund={refund} isNew={memory?.form === 'refund/ask' && memory.done !== undefined} />
          <DefinitionList look="rows" items={rows} />
          {standing === 'mayAsk' && <RefundForm refund={refund} token={token} memory={memory} locale={locale} />}
          <Text size="small" tone="muted" as="p">
            <Trans>
              You opened this page from the link in your receipt. It shows this one donation, and nothing will be
              refunded until a person has read your reason.
            </Trans>
          </Text>
        </Stack>
      </Page>
    </Section>
  );
}
