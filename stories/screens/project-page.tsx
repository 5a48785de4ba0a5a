import type { ProjectDetail } from '#src/contracts/projects.ts';
import { localePath } from '#src/i18n/locales.ts';
import type { CaseRules } from '#src/screens/case-rules/rule-words.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { KnownReceivers } from '#src/screens/project/known-receivers.tsx';
import { ProjectScreen } from '#src/screens/project/project-screen.tsx';
import { CartAlert } from '#src/screens/shell/cart-alert.tsx';
import type { SavedReceiver } from '#src/state/saved-receivers.ts';
import { countriesIn } from '#tests/fixtures/countries.ts';
import { projectDetailFixture } from '#tests/fixtures/project-detail.ts';
import { Framed, useLocale } from './frame.tsx';

/** The screen of a project as its page shows it. */
export function Project({
  memory,
  project = projectDetailFixture(),
  receivers = [],
  rules,
}: {
  project?: ProjectDetail;
  memory?: FormState;
  rules?: CaseRules;
  /** Whom the donor saved. */
  receivers?: readonly SavedReceiver[];
}) {
  const locale = useLocale();
  return (
    <Framed>
      <KnownReceivers receivers={receivers}>
        <ProjectScreen
          project={project}
          locale={locale}
          dial={{ countries: countriesIn(locale) }}
          url={`https://sanad.example${localePath(locale, `/projects/${project.slug}`)}`}
          memory={memory}
          rules={rules}
        />
      </KnownReceivers>
      <CartAlert locale={locale} />
    </Framed>
  );
}
