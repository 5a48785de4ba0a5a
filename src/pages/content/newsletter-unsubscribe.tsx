import { msg } from '@lingui/core/macro';
import { decodeParam } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { formStateOf } from '#src/screens/form/form-flash.ts';
import { UnsubscribeScreen } from '#src/screens/newsletter/unsubscribe-screen.tsx';

export default async function NewsletterUnsubscribePage({ locale, token }: { locale: Locale; token: string }) {
  const outcome = formStateOf(await readFormFlash(), 'newsletter/unsubscribe').done?.title;
  return (
    <>
      <PageMeta title={msg`Newsletter`} />
      <UnsubscribeScreen locale={locale} token={decodeParam(token)} outcome={outcome} />
    </>
  );
}
