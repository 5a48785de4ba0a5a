import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '#ds/components/copy-field/copy-button.tsx';
import { Text } from '#ds/components/text/text.tsx';
import * as styles from '#src/screens/share/share.css';

/** The markup by which another site shows a project. */
export type Markup = { card: string; badge: string };

/** A project on somebody's own site: a card in a frame, or a picture with its progress. */
export function OnOwnSite({ badge, card }: Markup) {
  const { t } = useLingui();
  return (
    <details className={styles.own}>
      <summary className={styles.ownOpener}>
        <Trans>Add this project to your website</Trans>
      </summary>
      <Text size="small" tone="muted">
        <Trans>
          Paste the card or the badge where the project should appear on your page. Neither sets cookies or tracks
          anybody.
        </Trans>
      </Text>
      {[
        { name: t`Card`, copy: t`Copy the card`, markup: card },
        { name: t`Badge`, copy: t`Copy the badge`, markup: badge },
      ].map(({ copy, markup, name }) => (
        <div key={name} className={styles.address}>
          <code className={styles.markup} dir="ltr">
            {markup}
          </code>
          <CopyButton label={name} copyLabel={copy} value={markup} />
        </div>
      ))}
    </details>
  );
}
