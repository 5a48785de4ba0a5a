import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hawlPath } from '#src/routes/hawl-path.ts';
import { HawlForm } from '#src/screens/zakat/hawl-form.tsx';
import { DAY_MARK } from '#src/screens/zakat/zakat-marks.ts';

/** A calendar file for the day on which zakat is due: a form that also works without script, from which nothing is stored. */
export function HawlReminder({ isInvalid, locale }: { locale: Locale; isInvalid?: boolean | undefined }) {
  const { t } = useLingui();
  const day = DAY_MARK;
  return (
    <Card>
      <HawlForm
        action={hawlPath(locale)}
        isInvalid={isInvalid}
        locale={locale}
        words={{
          label: t`The day on which you reached the nisab or last paid zakat`,
          refusal: t`Enter the day on which you reached the nisab or last paid zakat, between 2000 and 2075`,
          full: t`A lunar year will be complete on ${day}.`,
        }}
        button={
          <Button tone="outlined" type="submit">
            <Trans>Add to my calendar</Trans>
          </Button>
        }
      >
        <Stack gap={2}>
          <Heading level={2} size="h3" id="reminder-title">
            <Trans>Remind me in a lunar year</Trans>
          </Heading>
          <Text size="small" tone="muted">
            <Trans>You will get a calendar file. We do not store anything.</Trans>
          </Text>
        </Stack>
      </HawlForm>
    </Card>
  );
}
