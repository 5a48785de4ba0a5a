import { msg } from '@lingui/core/macro';
import { decodeParam } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { NoticeOffScreen } from '#src/screens/notices/notice-off-screen.tsx';
import { readNoticeLink } from '#src/server/emails/notices.ts';
import { getServices } from '#src/server/services.ts';

export default async function NoticeOffPage({ locale, token: param }: { locale: Locale; token: string }) {
  const token = decodeParam(param);
  // What the button did is read as the link stands now; the flash has served.
  await readFormFlash();
  return (
    <>
      <PageMeta title={msg`Emails you get`} />
      <NoticeOffScreen locale={locale} token={token} notice={await readNoticeLink(await getServices(), token)} />
    </>
  );
}
