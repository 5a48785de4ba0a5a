import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo, pathTo } from '#src/routes/routes.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import * as styles from '#src/screens/project/sponsorship.css';

const FORM = 'cart/add';
type SponsorFormProps = {
  project: ProjectDetail & { monthly: number };
  locale: Locale;
  memory?: FormState | undefined;
};

/** One press leads to the checkout: the price is the server's, the interval a month. */
export function SponsorForm({ locale, memory, project }: SponsorFormProps) {
  const { t } = useLingui();
  const { error, summary, typed } = useFormErrors(memory, FORM, {
    projectId: {
      id: 'sponsor',
      label: t`Sponsorship`,
      invalid: t`Another donor has just become this child’s sponsor. Choose another child.`,
    },
    intention: { label: t`Zakat`, invalid: t`This project does not accept zakat` },
  });
  const cause = project.categories[0];
  return (
    <EnhancedForm
      name={FORM}
      locale={locale}
      returnTo={pathTo('project', { slug: project.slug })}
      label={t`Sponsorship`}
    >
      <div className={styles.give} id="sponsor">
        <Stack gap={4}>
          <ErrorSummary errors={summary} />
          <input type="hidden" name="type" value="project" />
          <input type="hidden" name="projectId" value={project.id} />
          <input type="hidden" name="preset" value={project.monthly} />
          <input type="hidden" name="frequency" value="regular" />
          <input type="hidden" name="interval" value="month" />
          {project.isSuitableForZakat && (
            <Checkbox
              name="intention"
              value="zakat"
              label={<Trans>I am giving this as zakat</Trans>}
              defaultChecked={typed('intention') === 'zakat'}
              error={error('intention')}
            />
          )}
          <Button tone="filled" size="large" type="submit" name="next" value="checkout" isFullWidth>
            <span>
              <Trans>
                Sponsor for <Money minor={project.monthly} currency={project.currency} /> a month
              </Trans>
            </span>
          </Button>
          {cause && (
            <ButtonLink tone="quiet" href={`${hrefTo(locale, 'projects')}?category=${cause.slug}`}>
              <Trans>Give once to another project for this cause</Trans>
            </ButtonLink>
          )}
          <Text size="small" tone="muted">
            <Trans>
              If you stop, the orphans’ fund will keep supporting the child, so that no school year depends on one
              person’s card.
            </Trans>
          </Text>
        </Stack>
      </div>
    </EnhancedForm>
  );
}
