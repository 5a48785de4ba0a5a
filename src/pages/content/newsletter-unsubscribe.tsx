import { msg } from '@lingui/core/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { readNewsletterLink } from '#src/pages/loaders/newsletter.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { UnsubscribeScreen } from '#src/screens/newsletter/unsubscribe-screen.tsx';

export default async function NewsletterUnsubscribePage({ locale, token: param }: { locale: Locale; token: string }) {
  const { answered, status, token } = await readNewsletterLink('newsletter/unsubscribe', param);
  const standing = status === 'unknown' || status === 'unsubscribed' ? status : undefined;
  return (
    <>
      <PageMeta title={msg`Newsletter`} />
      <UnsubscribeScreen locale={locale} token={token} outcome={answered ?? standing} />
    </>
  );
}
