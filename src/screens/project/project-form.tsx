import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';

/** Its address under `/forms`. */
export const FORM = 'cart/add';

type ProjectFormProps = { project: ProjectDetail; locale: Locale; children: ReactNode };

/** The form by which a donation to a project goes into the cart, or on to the checkout. */
export function ProjectForm({ children, locale, project }: ProjectFormProps) {
  const { t } = useLingui();
  return (
    <EnhancedForm
      name={FORM}
      locale={locale}
      returnTo={pathTo('project', { slug: project.slug })}
      label={t`Your donation`}
    >
      {children}
    </EnhancedForm>
  );
}
