import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Form } from '#ds/components/form/form.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { Stack } from '#ds/layout/stack.tsx';
import { numberFormat } from '#money/number-format.ts';
import { MAX_REFUND_REASON } from '#src/domain/refund-standing.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import type { RefundedView } from '#src/screens/refund/refund-view.ts';

const FORM = 'refund/ask';

/** One question: why. By a post: programs that scan emails open links. */
export function RefundForm({
  locale,
  memory,
  refund,
  token,
}: {
  refund: RefundedView;
  token: string;
  memory: FormState | undefined;
  locale: Locale;
}) {
  const { i18n, t } = useLingui();
  const most = numberFormat(tagOf(i18n)).format(MAX_REFUND_REASON);
  const { error, summary, typed } = useFormErrors(memory, FORM, {
    reason: {
      label: t`Why do you want a refund?`,
      required: t`Write why you want a refund`,
      invalid: t`Shorten your reason to ${most} characters`,
    },
  });
  return (
    <Form action={`/forms/${FORM}`} id="refund-ask">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={pathTo('refund', { token })} />
      <input type="hidden" name="token" value={token} />
      <Stack gap={4}>
        <ErrorSummary errors={summary} />
        <TextField
          name="reason"
          label={t`Why do you want a refund?`}
          hint={t`A mistake, a donation made twice, a card that was not yours: one sentence is enough.`}
          isMultiline
          rows={4}
          isRequired
          dir="auto"
          defaultValue={typed('reason')}
          error={error('reason')}
        />
        {refund.isRecurring && (
          <Text as="p">
            <Trans>If you get the full amount back, your recurring donation will end too.</Trans>
          </Text>
        )}
        <Button tone="filled" size="large" type="submit">
          <Trans>Ask for a refund</Trans>
        </Button>
      </Stack>
    </Form>
  );
}
