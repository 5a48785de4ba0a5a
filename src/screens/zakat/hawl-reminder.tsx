import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hawlPath } from '#src/routes/hawl-path.ts';

/** A calendar file for the day on which zakat is due: a form without script, from which nothing is stored. */
export function HawlReminder({ isInvalid, locale }: { locale: Locale; isInvalid?: boolean | undefined }) {
  const { t } = useLingui();
  return (
    <Card>
      <form method="get" action={hawlPath(locale)} noValidate id="reminder" aria-labelledby="reminder-title">
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={2} size="h3" id="reminder-title">
              <Trans>Remind me in a lunar year</Trans>
            </Heading>
            <Text size="small" tone="muted">
              <Trans>You get a file for your calendar. We store nothing.</Trans>
            </Text>
          </Stack>
          <TextField
            name="from"
            type="date"
            label={t`The day on which you reached the nisab, or paid last`}
            error={isInvalid ? t`Enter a date between 2000 and 2075` : undefined}
            autoComplete="off"
            isRequired
          />
          <Button tone="outlined" type="submit">
            <Trans>Add to my calendar</Trans>
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
