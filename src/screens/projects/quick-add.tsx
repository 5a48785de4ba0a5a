import { IconButton } from '#ds/components/button/icon-button.tsx';
import { cart } from '#ds/icons/icons.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { restOfProject } from '#src/screens/project/offered-amounts.ts';

type QuickAddProps = { project: ProjectCard; locale: Locale; returnTo: string; label: string };

/** Puts the least suggested sum, one unit, or the last of what is needed into the cart: a form of its own, so that it works without script. */
export function QuickAdd({ label, locale, project, returnTo }: QuickAddProps) {
  const suggested = project.suggestedAmounts[0] ?? project.minimum;
  const price =
    restOfProject(project) ??
    project.unit?.price ??
    (project.isEndowment ? suggested : Math.min(suggested, Math.max(project.remaining, project.minimum)));
  return (
    <EnhancedForm name="cart/add" id={`add-${project.id}`} locale={locale} returnTo={returnTo}>
      <input type="hidden" name="type" value="project" />
      <input type="hidden" name="projectId" value={project.id} />
      <input type="hidden" name="preset" value={price} />
      <IconButton label={label} icon={cart} tone="outlined" size="small" type="submit" name="next" value="stay" />
    </EnhancedForm>
  );
}
