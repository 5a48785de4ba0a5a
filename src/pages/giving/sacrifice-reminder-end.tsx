import { msg } from '@lingui/core/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { readReminderLink } from '#src/pages/loaders/sacrifice-reminder.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { EndReminderScreen } from '#src/screens/season-reminder/end-reminder-screen.tsx';

export default async function SacrificeReminderEndPage({ locale, token: param }: { locale: Locale; token: string }) {
  const { answered, status, token } = await readReminderLink('sacrifices/reminder/end', param);
  return (
    <>
      <PageMeta title={msg`Qurbani reminder`} />
      <EndReminderScreen locale={locale} token={token} isGone={answered !== undefined || status === 'unknown'} />
    </>
  );
}
