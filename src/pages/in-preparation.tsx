import { Trans, useLingui } from '@lingui/react/macro';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';

/** An address of the plan whose screen is not built yet. Nothing links here, and search engines pass by. */
export default function InPreparationPage() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`In preparation`}</title>
      <meta name="robots" content="noindex" />
      <MessageScreen title={<Trans>This page is in preparation</Trans>} text={<Trans>We are still building it. Everything else is open to you meanwhile.</Trans>} />
    </>
  );
}
