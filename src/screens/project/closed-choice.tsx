import { useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { CurrencyCode } from '#money/currencies.ts';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { defaultBounds } from '#src/domain/pricing.ts';
import { fundInstead, surplusValue } from '#src/domain/surplus.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { type FormState, formStateOf } from '#src/screens/form/form-flash.ts';
import { FundLabel } from '#src/screens/form/fund-label.tsx';
import { askedLine, nextOf } from '#src/screens/project/asked-line.ts';
import { FORM, ProjectForm } from '#src/screens/project/project-form.tsx';
import { termsOfPage } from '#src/screens/project/terms-of-page.ts';

/** Fields that the form of this choice has itself. */
const OWN: ReadonlySet<string> = new Set(['locale', 'returnTo', 'next', 'surplus', 'surplusNext']);

type ClosedChoiceProps = { project: ProjectDetail; locale: Locale; memory: FormState | undefined };

/** A donation was refused because its project was completed meanwhile: the whole can go to its cause, with all that was typed. */
export function ClosedChoice({ locale, memory, project }: ClosedChoiceProps) {
  const { t } = useLingui();
  const { errors, typed } = formStateOf(memory, FORM);
  if (!memory || errors.length === 0) return undefined;
  const cause = project.categories[0];
  const instead = fundInstead(askedLine(typed, project, locale), termsOfPage(project), {
    hasCategory: cause !== undefined,
    ...defaultBounds(project.currency as CurrencyCode),
  });
  // The card of a gift names what was given, and zakat is nobody's gift.
  const hasFund = instead && !(instead.fund === 'zakat' && typed('isGift') === 'on');
  // The fields are not on this page: what else is wrong in them is told, and cannot be sent on.
  const others = errors.filter(({ path }) => path !== 'projectId');
  const isOffered = hasFund && others.length === 0;
  return (
    <ProjectForm project={project} locale={locale}>
      <Stack gap={4}>
        <ErrorSummary
          errors={[
            { message: t`This project stopped accepting donations before yours arrived. Nothing was charged.` },
            ...others.map(({ message }) => ({ message })),
          ]}
        />
        {isOffered && (
          <>
            {Object.entries(memory.fields).map(
              ([name, value]) => !OWN.has(name) && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <input type="hidden" name="surplusNext" value={nextOf(typed)} />
            <Button
              tone="filled"
              type="submit"
              name="surplus"
              value={surplusValue(instead.fund, instead.wanted)}
              isFullWidth
            >
              <span>
                <FundLabel
                  fund={instead.fund}
                  cause={cause && textIn(cause.title, locale)}
                  minor={instead.wanted}
                  currency={project.currency}
                />
              </span>
            </Button>
          </>
        )}
      </Stack>
    </ProjectForm>
  );
}
