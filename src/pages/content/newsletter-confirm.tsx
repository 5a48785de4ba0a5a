import { msg } from '@lingui/core/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { readNewsletterLink } from '#src/pages/loaders/newsletter.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { ConfirmScreen } from '#src/screens/newsletter/confirm-screen.tsx';

const STANDING = {
  pending: undefined,
  unsubscribed: undefined,
  confirmed: 'alreadyConfirmed',
  unknown: 'unknown',
} as const;

export default async function NewsletterConfirmPage({ locale, token: param }: { locale: Locale; token: string }) {
  const { answered, status, token } = await readNewsletterLink('newsletter/confirm', param);
  return (
    <>
      <PageMeta title={msg`Newsletter`} />
      <ConfirmScreen locale={locale} token={token} outcome={answered ?? STANDING[status]} />
    </>
  );
}
