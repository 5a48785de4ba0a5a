import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { SpamTrap } from '#src/screens/form/spam-trap.tsx';
import { FormPart } from '#src/screens/volunteer/form-part.tsx';
import { PersonPart } from '#src/screens/volunteer/person-part.tsx';
import { SkillsPart } from '#src/screens/volunteer/skills-part.tsx';
import { TimePart } from '#src/screens/volunteer/time-part.tsx';
import { useVolunteerErrors } from '#src/screens/volunteer/use-volunteer-errors.ts';
import { VOLUNTEER_FORM, VOLUNTEER_PATH, type VolunteerView } from '#src/screens/volunteer/volunteer-view.ts';
import { WishesPart } from '#src/screens/volunteer/wishes-part.tsx';
import * as styles from '#src/screens/volunteer/volunteer.css';

/** Five calm sections. What was refused is shown with everything that was typed and ticked. */
export function VolunteerForm({ locale, view }: { view: VolunteerView; locale: Locale }) {
  const { t } = useLingui();
  const form = useVolunteerErrors(view.memory);
  const isTicked = (name: string): boolean => form.typed(name) !== undefined;
  return (
    <EnhancedForm name={VOLUNTEER_FORM} locale={locale} returnTo={VOLUNTEER_PATH}>
      <div className={styles.form}>
        <ErrorSummary errors={form.summary} />
        <PersonPart form={form} view={view} />
        <TimePart form={form} isTicked={isTicked} locale={locale} />
        <SkillsPart form={form} isTicked={isTicked} />
        <WishesPart form={form} isTicked={isTicked} view={view} locale={locale} />
        <FormPart
          number={5}
          title={<Trans>Anything else?</Trans>}
          hint={
            <Trans>For example, a skill, something you cannot do, or a question. You may leave this field empty.</Trans>
          }
        >
          <TextField
            name="notes"
            label={t`Notes`}
            isMultiline
            rows={5}
            isRequired={false}
            dir="auto"
            defaultValue={form.typed('notes')}
            error={form.error('notes')}
          />
        </FormPart>
        <SpamTrap label={t`Leave this field empty`} />
        <div className={styles.foot}>
          <Button tone="filled" size="large" type="submit">
            <Trans>Offer your help</Trans>
          </Button>
          <Text size="small" tone="muted">
            <Trans>We will use this information only to find you a task, and we will delete it after a year.</Trans>
          </Text>
        </div>
      </div>
    </EnhancedForm>
  );
}
