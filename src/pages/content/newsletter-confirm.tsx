import { msg } from '@lingui/core/macro';
import { decodeParam } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { formStateOf } from '#src/screens/form/form-flash.ts';
import { ConfirmScreen } from '#src/screens/newsletter/confirm-screen.tsx';

export default async function NewsletterConfirmPage({ locale, token }: { locale: Locale; token: string }) {
  const outcome = formStateOf(await readFormFlash(), 'newsletter/confirm').done?.title;
  return (
    <>
      <PageMeta title={msg`Newsletter`} />
      <ConfirmScreen locale={locale} token={decodeParam(token)} outcome={outcome} />
    </>
  );
}
