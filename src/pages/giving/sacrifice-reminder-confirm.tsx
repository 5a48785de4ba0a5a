import { msg } from '@lingui/core/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { readReminderLink } from '#src/pages/loaders/sacrifice-reminder.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { ConfirmReminderScreen } from '#src/screens/season-reminder/confirm-reminder-screen.tsx';

export default async function SacrificeReminderConfirmPage({
  locale,
  token: param,
}: {
  locale: Locale;
  token: string;
}) {
  const { answered, status, token } = await readReminderLink('sacrifices/reminder/confirm', param);
  return (
    <>
      <PageMeta title={msg`Qurbani reminder`} />
      <ConfirmReminderScreen
        locale={locale}
        token={token}
        outcome={answered ?? (status === 'pending' ? undefined : status)}
      />
    </>
  );
}
