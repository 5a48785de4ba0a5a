import { msg } from '@lingui/core/macro';
import { decodeParam, requestPath } from '#src/framework/request.ts';
import { type Locale, splitLocale } from '#src/i18n/locales.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { routeAt } from '#src/routes/routes.ts';
import { WithdrawScreen } from '#src/screens/withdraw/withdraw-screen.tsx';
import { readApplication } from '#src/server/applications/withdraw.ts';
import { getServices } from '#src/server/services.ts';

/** Where the links of emails lead: cancelling a seat, and withdrawing an application. */
export default async function WithdrawPage({ locale, token: param }: { locale: Locale; token: string }) {
  const kind = routeAt(splitLocale(requestPath()).path) === 'eventCancel' ? 'event' : 'training';
  const token = decodeParam(param);
  // The status is read after the post, so its outcome is told by the page itself.
  await readFormFlash();
  const read = await readApplication(await getServices(), token);
  const found = read?.activity.kind === kind ? read : undefined;
  return (
    <>
      <PageMeta title={kind === 'event' ? msg`Cancel your seat` : msg`Withdraw an application`} />
      <WithdrawScreen
        locale={locale}
        view={{
          kind,
          token,
          found: found && {
            title: found.activity.title,
            slug: found.activity.slug,
            startsAt: found.activity.startsAt.toISOString(),
            timeZone: found.activity.timeZone,
            seats: found.application.seats,
            daysCount: found.application.days?.length ?? null,
            status: found.application.status,
          },
        }}
      />
    </>
  );
}
