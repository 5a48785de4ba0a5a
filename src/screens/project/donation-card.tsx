import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#ds/components/card/card.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { lock, repeat } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import type { FormMemory } from '#src/screens/form/form-memory.ts';
import { DonationForm } from '#src/screens/project/donation-form.tsx';
import * as styles from '#src/screens/project/project.css';
import { isAlmostFunded, percentOf } from '#src/screens/projects/progress.ts';

/** The hero of the page: how far it has come, what is left, and the gift. */
export function DonationCard({ locale, memory, project }: { project: ProjectDetail; locale: Locale; memory?: FormMemory | undefined }) {
  const { t } = useLingui();
  return (
    <Card tone="raised" as="aside" label={t`Your gift`}>
      <Stack gap={5}>
        <Stack gap={3}>
          <div>
            {project.unit ? <Units project={project} locale={locale} /> : <Money minor={project.raised} currency={project.currency} size="amount" />}
            {!project.isEndowment && !project.unit && <Text tone="muted" as="p"><Trans>raised of <Money minor={project.goal} currency={project.currency} /></Trans></Text>}
            {project.isEndowment && <Text tone="muted" as="p"><Trans>of capital, which stays and yields every year</Trans></Text>}
          </div>
          {!project.isEndowment && <Progress value={percentOf(project)} size="hero" label={t`Funded`} />}
          <Inline justify="between">
            <Text size="small" tone="muted">{project.isOpen && !project.isEndowment && <Remaining project={project} locale={locale} />}</Text>
            <Text size="small" tone="muted"><Plural value={project.donorsCount} _0="No donors yet" one="# donor" other="# donors" /></Text>
          </Inline>
          {isAlmostFunded(project) && <Tag tone="success" glyph={repeat}><Trans>One gift may finish it</Trans></Tag>}
        </Stack>
        {project.isOpen && <DonationForm project={project} locale={locale} memory={memory} />}
        {project.isOpen && <Inline gap={2} justify="center"><Icon glyph={lock} size="small" /><Text size="small" tone="muted"><Trans>Secure payment, instant receipt</Trans></Text></Inline>}
      </Stack>
    </Card>
  );
}

function Remaining({ locale, project }: { project: ProjectDetail; locale: Locale }) {
  if (project.unit) return <Trans><FormattedNumber value={Math.floor(project.remaining / project.unit.price)} /> {textIn(project.unit.title, locale)} still needed</Trans>;
  return <Trans><Money minor={project.remaining} currency={project.currency} /> still needed</Trans>;
}

function Units({ locale, project }: { project: ProjectDetail; locale: Locale }) {
  const price = project.unit!.price;
  return (
    <>
      <p className={styles.amount}><FormattedNumber value={Math.floor(project.raised / price)} /></p>
      <Text tone="muted" as="p"><Trans>of <FormattedNumber value={Math.ceil(project.goal / price)} /> {textIn(project.unit!.title, locale)}</Trans></Text>
    </>
  );
}
