import { useLingui } from '@lingui/react/macro';
import { decodeParam } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readKeptForm } from '#src/pages/site.ts';
import { memoryOf } from '#src/screens/form/form-memory.ts';
import { ConfirmScreen } from '#src/screens/newsletter/confirm-screen.tsx';

export default async function NewsletterConfirmPage({ locale, token }: { locale: Locale; token: string }) {
  const outcome = memoryOf(await readKeptForm(), 'newsletter/confirm').done?.title;
  return (
    <>
      <Head />
      <ConfirmScreen locale={locale} token={decodeParam(token)} outcome={outcome} />
    </>
  );
}

function Head() {
  const { t } = useLingui();
  return <><title>{`${t`Newsletter`} | ${t`Sanad`}`}</title><meta name="robots" content="noindex" /></>;
}
