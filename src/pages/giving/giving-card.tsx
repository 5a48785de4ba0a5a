import { msg } from '@lingui/core/macro';
import { COOKIES, cookieName } from '#src/contracts/cookies.ts';
import { decodeParam, redirect, requestCookie, requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { hrefTo } from '#src/routes/routes.ts';
import { CardChangeScreen } from '#src/screens/card-change/card-change-screen.tsx';
import { isSecureSite } from '#src/server/http/cookies.ts';
import { readCardChange } from '#src/server/renewals/read-card-change.ts';
import { readGiving } from '#src/server/renewals/read-giving.ts';
import { getServices } from '#src/server/services.ts';

/** Where a new card is entered for a recurring donation, after its code. */
export default async function GivingCardPage({ locale, token: param }: { locale: Locale; token: string }) {
  const card = new URLSearchParams(requestQuery()).get('card') ?? undefined;
  const token = decodeParam(param);
  const ctx = await getServices();
  const key = requestCookie(cookieName(COOKIES.cardChange, isSecureSite(ctx.env)));
  const view = await readCardChange(ctx, { token, id: card, key });
  // After the card, which may have been saved just now.
  const page = await readGiving(ctx, token);
  const back = hrefTo(locale, 'giving', { token });
  if (page.state !== 'open') return redirect(back);
  const own = hrefTo(locale, 'givingCard', { token });
  return (
    <>
      <PageMeta title={msg`Your new card`}>
        {/* The address holds the token: no other site learns it. */}
        <meta name="referrer" content="same-origin" />
      </PageMeta>
      <CardChangeScreen
        locale={locale}
        back={back}
        plan={page.giving}
        view={view}
        here={card === undefined ? own : `${own}?card=${card}`}
      />
    </>
  );
}
