import { msg } from '@lingui/core/macro';
import { isStaff } from '#src/domain/permissions.ts';
import { redirect, requestQuery } from '#src/framework/request.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { requirePerson } from '#src/pages/loaders/session.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { SecondFactorScreen } from '#src/screens/account/second-factor-screen.tsx';
import type { SecondFactorView } from '#src/screens/account/second-factor-view.ts';
import { nextPath } from '#src/server/accounts/next-path.ts';
import { readSecondFactor } from '#src/server/accounts/second-factor.ts';
import { getServices } from '#src/server/services.ts';

/** The second factor of whoever works here; everybody else goes on. */
export default async function SecondFactorPage({ locale }: { locale: Locale }) {
  const { caller, user } = await requirePerson(locale);
  const next = nextPath(new URLSearchParams(requestQuery()).get('next') ?? undefined);
  if (!isStaff(user.roles)) return redirect(localePath(locale, next), 303);
  const [read, memory] = await Promise.all([readSecondFactor(await getServices(), caller), readFormFlash()]);
  const codes = memory?.form === 'second-factor/confirm' ? memory.fields['recovery'] : undefined;
  const view = { next, memory, ...stepOf(read, codes) } as SecondFactorView;
  return (
    <>
      <PageMeta title={msg`Second factor`} />
      <SecondFactorScreen locale={locale} view={view} />
    </>
  );
}

function stepOf(read: Awaited<ReturnType<typeof readSecondFactor>>, codes: string | undefined): object {
  if (read.state !== 'none' && codes !== undefined) return { step: 'codes', codes: codes.split(' ') };
  if (read.state !== 'none') return { ...read, step: read.state === 'asked' ? 'ask' : 'confirmed' };
  return read.setup === undefined
    ? { step: 'begin' }
    : { step: 'setup', uri: read.setup.uri, setupKey: read.setup.key };
}
