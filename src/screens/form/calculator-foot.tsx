import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { KeepFigures } from '#src/screens/form/keep-figures.tsx';
import { TypedAgain } from '#src/screens/form/typed-again.tsx';

type CalculatorFootProps = {
  /** The id of the form that it stands in. */
  form: string;
  /** The path of the page without its language. */
  path: string;
};

/** What stands at the end of a calculator: keeping the figures by choice, and without script the button that sends them. */
export function CalculatorFoot({ form, path }: CalculatorFootProps) {
  const { t } = useLingui();
  return (
    <>
      <TypedAgain form={form} />
      <KeepFigures form={form} path={path}>
        <Checkbox
          name="keepFigures"
          label={t`Keep my figures on this device`}
          hint={t`Your figures stay in this browser and are deleted when you uncheck this box.`}
        />
      </KeepFigures>
      <noscript>
        <Stack gap={3}>
          <Text size="small" tone="muted">
            <Trans>
              Without JavaScript, your figures are sent to us for the calculation. They are encrypted, and they are
              deleted once the result is shown.
            </Trans>
          </Text>
          <Button tone="filled" size="large" type="submit" isFullWidth>
            <Trans>Calculate</Trans>
          </Button>
        </Stack>
      </noscript>
    </>
  );
}
