import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { FootBar } from '#src/screens/form/foot-bar.tsx';

/** At the foot of a phone: what is left, and the way to the form, which is above or far below. */
export function DonateBar({ project }: { project: ProjectDetail }) {
  return (
    <FootBar
      action={
        <ButtonLink tone="filled" href="#cart-add">
          <Trans>Donate</Trans>
        </ButtonLink>
      }
    >
      {project.isEndowment ? (
        <Trans>
          <Money minor={project.raised} currency={project.currency} /> raised
        </Trans>
      ) : (
        <Trans>
          <Money minor={project.remaining} currency={project.currency} /> left
        </Trans>
      )}
    </FootBar>
  );
}
