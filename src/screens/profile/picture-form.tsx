import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '#ds/components/avatar/avatar.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { ChoosePicture } from '#src/screens/profile/choose-picture.tsx';
import { type PartOf, partPath } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

const PICTURE_FORM = 'profile/picture';

/** The picture of a person: chosen, cropped to a square where a script runs, and taken away again. */
export function PictureForm({ locale, view }: { locale: Locale; view: PartOf<'details'> }) {
  const { t } = useLingui();
  const { fullName, image, username } = view.profile;
  const { error, summary } = useFormErrors(view.memory, PICTURE_FORM, {
    picture: {
      label: t`Picture`,
      required: t`Choose a picture`,
      invalid: t`Choose a JPEG, PNG, GIF or WebP picture`,
      tooHigh: () => t`Choose a picture of 1 MB or less`,
    },
  });
  return (
    <NativeForm name={PICTURE_FORM} locale={locale} returnTo={partPath('details')} label={t`Picture`} isMultipart>
      <div className={styles.form}>
        <ErrorSummary errors={summary} />
        <div className={styles.picture}>
          <Avatar name={fullName ?? username} src={image ?? undefined} size="large" />
          <ChoosePicture
            error={error('picture')}
            words={{
              label: t`Picture`,
              hint: t`JPEG, PNG, GIF or WebP, up to 1 MB. The picture will be cropped to a square.`,
              part: t`Part of the picture to show`,
              across: t`Move left or right`,
              down: t`Move up or down`,
              zoom: t`Zoom`,
            }}
          />
        </div>
        <div className={styles.acts}>
          <Button tone="outlined">
            <Trans>Save the picture</Trans>
          </Button>
          {image !== null && (
            <Button tone="quiet" name="remove" value="yes">
              <Trans>Remove the picture</Trans>
            </Button>
          )}
        </div>
      </div>
    </NativeForm>
  );
}
