import { Trans } from '@lingui/react/macro';

export default async function HomePage() {
  return (
    <>
      <title>Sanad</title>
      <h1><Trans>Be the one they lean on</Trans></h1>
    </>
  );
}
