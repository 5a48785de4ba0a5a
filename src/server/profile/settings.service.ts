import type { Settings, SettingsChange } from '#src/contracts/settings.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { findUser, lockUser, updateUser, type UserRow } from '#src/server/accounts/accounts.repository.ts';
import { changeNotices, readNotices } from '#src/server/emails/notices.ts';
import { AppError } from '#src/server/http/errors.ts';
import { readOwnNewsletter, setOwnNewsletter } from '#src/server/newsletter/own-newsletter.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

const localeOf = ({ locale }: Pick<UserRow, 'locale'>) => (isLocale(locale) ? locale : 'en');

/** What a person chose of the site. Of an email that is not confirmed nothing is told: it may be another person's. */
export async function readSettings(ctx: ServiceContext, userId: string): Promise<Settings> {
  const user = await findUser(ctx.db, userId);
  if (!user) throw new AppError('unauthenticated');
  const email = user.isEmailVerified ? (user.email ?? '') : '';
  return {
    locale: localeOf(user),
    digits: user.digits ?? 'latn',
    newsletter: email === '' ? 'none' : await readOwnNewsletter(ctx.db, email),
    notices: await readNotices(ctx, ctx.db, email),
  };
}

/** Changes what was sent, all or nothing. @throws AppError `forbidden` for emails to an address that is not confirmed */
export async function changeSettings(ctx: ServiceContext, userId: string, change: SettingsChange): Promise<Settings> {
  const { digits, locale, newsletter, notices } = change;
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('unauthenticated');
    const changed: Partial<UserRow> = {
      ...(locale === undefined ? {} : { locale }),
      ...(digits === undefined ? {} : { digits }),
    };
    if (Object.keys(changed).length > 0) await updateUser(tx, userId, changed);
    if (newsletter === undefined && notices === undefined) return;
    const { email } = user;
    if (!user.isEmailVerified || email === null) throw new AppError('forbidden');
    if (newsletter !== undefined)
      await setOwnNewsletter(ctx, tx, { email, locale: locale ?? localeOf(user), wants: newsletter });
    if (notices !== undefined) await changeNotices(ctx, tx, { address: email, at: ctx.now(), wanted: notices });
  });
  return readSettings(ctx, userId);
}
