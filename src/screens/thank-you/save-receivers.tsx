import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';

type SaveReceiversProps = {
  /** Whom this donation was for and whom the donor has not saved, by the line. */
  receivers: readonly { itemId: string; name: string }[];
  locale: Locale;
  /** The path of this page without its language. */
  returnTo: string;
};

/** Whom a gift was for is saved when the donor says so, one button each. */
export function SaveReceivers({ locale, receivers, returnTo }: SaveReceiversProps) {
  const { t } = useLingui();
  return (
    <Stack gap={3} id="profile-receiver-from-gift">
      <Text as="p">
        <Trans>
          Planning to donate on behalf of the same person again? Save the person’s details to your account, and you will
          not need to type them next time.
        </Trans>
      </Text>
      {receivers.map(({ itemId, name }) => (
        <NativeForm
          key={itemId}
          name="profile/receiver/from-gift"
          id={`save-${itemId}`}
          locale={locale}
          returnTo={returnTo}
          label={t`Save ${name}`}
        >
          <input type="hidden" name="itemId" value={itemId} />
          <Button tone="outlined" size="small">
            <Trans>
              Save <bdi>{name}</bdi>
            </Trans>
          </Button>
        </NativeForm>
      ))}
    </Stack>
  );
}
