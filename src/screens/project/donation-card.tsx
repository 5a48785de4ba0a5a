import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#ds/components/card/card.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { flag, lock } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { countUnits } from '#src/i18n/count-units.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { DialList } from '#src/screens/form/dial-list.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { ClosedChoice } from '#src/screens/project/closed-choice.tsx';
import { DonationForm } from '#src/screens/project/donation-form.tsx';
import { finishingAmount, restOfProject } from '#src/screens/project/offered-amounts.ts';
import { ProgressPreview } from '#src/screens/project/progress-preview.tsx';
import { RestForm } from '#src/screens/project/rest-form.tsx';
import { isAlmostFunded } from '#src/screens/projects/progress.ts';
import * as styles from '#src/screens/project/project.css';

/** The hero of the page: how far it has come, what is left, and the donation. Of an endowment the page tells the former. */
export function DonationCard({
  dial,
  locale,
  memory,
  project,
}: {
  project: ProjectDetail;
  locale: Locale;
  dial: DialList;
  memory?: FormState | undefined;
}) {
  const { t } = useLingui();
  const rest = restOfProject(project);
  return (
    <Card tone="raised" as="aside" label={t`Your donation`}>
      <Stack gap={5}>
        {project.isEndowment ? (
          <Heading level={2} size="h3">
            <Trans>Add to the capital</Trans>
          </Heading>
        ) : (
          <HowFar project={project} locale={locale} />
        )}
        {project.isOpen &&
          (rest === undefined ? (
            <DonationForm dial={dial} project={project} locale={locale} memory={memory} />
          ) : (
            <RestForm dial={dial} project={project} rest={rest} locale={locale} memory={memory} />
          ))}
        {!project.isOpen && <ClosedChoice project={project} locale={locale} memory={memory} />}
        {project.isOpen && (
          <Inline gap={2} justify="center">
            <Icon icon={lock} size="small" />
            <Text size="small" tone="muted">
              {project.isEndowment ? (
                <Trans>You can pause or cancel a recurring donation at any time</Trans>
              ) : (
                <Trans>Secure payment, instant receipt</Trans>
              )}
            </Text>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

/** What was raised, what is left, and by how many. */
function HowFar({ locale, project }: { project: ProjectDetail; locale: Locale }) {
  const finishing = finishingAmount(project);
  return (
    <Stack gap={3}>
      <div>
        {project.unit ? <Units project={project} locale={locale} /> : <Figure project={project} />}
        {!project.unit && (
          <Text tone="muted" as="p">
            {finishing === undefined ? (
              <Trans>
                raised of <Money minor={project.goal} currency={project.currency} />
              </Trans>
            ) : (
              <Trans>
                left of <Money minor={project.goal} currency={project.currency} />
              </Trans>
            )}
          </Text>
        )}
      </div>
      <ProgressPreview project={project} />
      <Inline justify="between">
        {isAlmostFunded(project) && (
          <Tag tone="success" icon={flag}>
            <Trans>Almost funded</Trans>
          </Tag>
        )}
        <Text size="small" tone="muted">
          {project.isOpen && finishing === undefined && <Remaining project={project} locale={locale} />}
        </Text>
        <Text size="small" tone="muted">
          <Plural value={project.donorsCount} _0="No donors yet" one="# donor" other="# donors" />
        </Text>
      </Inline>
    </Stack>
  );
}

/** The one large number: what is left where one donation may finish it, else what was raised. */
function Figure({ project }: { project: ProjectDetail }) {
  const minor = finishingAmount(project) ?? project.raised;
  return <Money minor={minor} currency={project.currency} size="display" />;
}

function Remaining({ locale, project }: { project: ProjectDetail; locale: Locale }) {
  if (project.unit && restOfProject(project) === undefined) {
    const left = countUnits(project.unit, Math.floor(project.remaining / project.unit.price), locale);
    return <Trans>{left} still needed</Trans>;
  }
  return (
    <Trans>
      <Money minor={project.remaining} currency={project.currency} /> still needed
    </Trans>
  );
}

function Units({ locale, project }: { project: ProjectDetail; locale: Locale }) {
  const unit = project.unit!;
  const given = Math.floor(project.raised / unit.price);
  const goal = countUnits(unit, Math.ceil(project.goal / unit.price), locale);
  return (
    <>
      <p className={styles.amount}>
        <FormattedNumber value={given} />
      </p>
      <Text tone="muted" as="p">
        <Trans>of {goal}</Trans>
      </Text>
    </>
  );
}
