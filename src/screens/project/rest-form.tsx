import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { DialList } from '#src/screens/form/dial-list.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { GiveButtons } from '#src/screens/form/give-buttons.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { DonationChoices } from '#src/screens/project/donation-choices.tsx';
import { useGiftWords } from '#src/screens/project/gift-fields.tsx';
import { FORM, ProjectForm } from '#src/screens/project/project-form.tsx';
import { SurplusChoice } from '#src/screens/project/surplus-choice.tsx';
import { termsOfPage } from '#src/screens/project/terms-of-page.ts';
import { catalogueHref } from '#src/screens/projects/catalogue-query.ts';

type RestFormProps = {
  project: ProjectDetail;
  /** Minor units. */
  rest: number;
  locale: Locale;
  dial: DialList;
  memory?: FormState | undefined;
};

/** Less is left than one unit, or than the least donation: the rest is given in one sum, and nothing is chosen. */
export function RestForm({ dial, locale, memory, project, rest }: RestFormProps) {
  const { t } = useLingui();
  const only = () => t`This project can now accept only the amount it still needs. Check the amount.`;
  // What was entered while more was left is answered by the amount that is left now.
  const amount = { id: 'rest', label: t`Amount`, tooLow: only, tooHigh: only };
  const { error, summary, typed } = useFormErrors(memory, FORM, {
    amount,
    quantity: amount,
    intention: { label: t`Zakat`, invalid: t`This project does not accept zakat` },
    ...useGiftWords(),
  });
  const money = <Money minor={rest} currency={project.currency} />;
  const category = project.categories[0]?.slug;
  const others = catalogueHref(hrefTo(locale, 'projects'), {
    status: 'published',
    ...(category && { category }),
    ...(typed('intention') === 'zakat' && { isSuitableForZakat: 'true' }),
  });
  return (
    <ProjectForm project={project} locale={locale}>
      <Stack gap={5}>
        <ErrorSummary errors={summary} />
        {summary.length > 0 && (
          <SurplusChoice project={project} terms={termsOfPage(project)} locale={locale} typed={typed} />
        )}
        <div id="rest" tabIndex={-1}>
          <Banner tone="info">
            {project.unit ? (
              <Trans>
                Only {money} is left, which is less than one unit ({textIn(project.unit.title, locale)}). Your donation
                of this amount will complete the project.
              </Trans>
            ) : (
              <Trans>
                Only {money} is left, which is less than the smallest donation. Your donation of this amount will
                complete the project.
              </Trans>
            )}
          </Banner>
        </div>
        <input type="hidden" name="type" value="project" />
        <input type="hidden" name="projectId" value={project.id} />
        <input type="hidden" name="preset" value={rest} />
        <DonationChoices dial={dial} project={project} locale={locale} typed={typed} error={error} />
        <GiveButtons cartTone="outlined">
          <span>
            <Trans>
              Donate <Money minor={rest} currency={project.currency} />
            </Trans>
          </span>
        </GiveButtons>
        <Link tone="go" href={others}>
          <Trans>Give to another project instead</Trans>
        </Link>
      </Stack>
    </ProjectForm>
  );
}
