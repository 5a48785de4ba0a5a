import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { CASE_FORM } from '#src/screens/case-check/case-check-view.ts';
import { Arch } from '#src/screens/cover/arch.tsx';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import type { ProgramView } from '#src/screens/program/program-view.ts';
import * as styles from '#src/screens/program/program.css';

type ProgramArtProps = { program: ProgramView['program']; locale: Locale };

/** The picture of a program: arches for children, the check of a bill for cases of debt, its own pattern for the others. */
export function ProgramArt({ locale, program }: ProgramArtProps) {
  if (program.palette === 'orphans')
    return (
      <div className={styles.arches}>
        {['1', '2', '3'].map((place) => (
          <Arch key={place} src={coverAddress(program.palette, `${program.slug}-${place}`, 'hero')} />
        ))}
      </div>
    );
  return (
    <div className={styles.art}>
      <img
        className={styles.picture}
        src={coverAddress(program.palette, program.slug, 'feature')}
        alt=""
        width={1200}
        height={760}
        fetchPriority="high"
      />
      {program.palette === 'tafreej' && <BillCheck locale={locale} />}
    </div>
  );
}

/** Whether a bill is real, asked where people come with one; the page of the check answers. */
function BillCheck({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  return (
    <form className={styles.bill} method="post" action={`/forms/${CASE_FORM}`} noValidate>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value="/cases/check" />
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="h3">
            <Trans>Were you sent a bill?</Trans>
          </Heading>
          <Text size="small" tone="muted">
            <Trans>
              Check the bill’s number before you pay: some people circulate fake bills in the name of people in debt.
            </Trans>
          </Text>
        </Stack>
        <TextField
          name="billNumber"
          label={t`Bill number`}
          inputMode="text"
          autoComplete="off"
          maxLength={40}
          isLeftToRight
          isRequired
        />
        <Button tone="outlined" type="submit">
          <Trans>Check the number</Trans>
        </Button>
      </Stack>
    </form>
  );
}
