import { DAY_MS } from '#src/domain/durations.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { findUser } from '#src/server/accounts/accounts.repository.ts';
import { getContactInfo } from '#src/server/contact-info/contact-info.service.ts';
import { AppError } from '#src/server/http/errors.ts';
import { documentInDigits } from '#src/server/pdf/document-digits.ts';
import { renderPdf } from '#src/server/pdf/render-pdf.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readToken, signToken } from '#src/server/platform/signed-link.ts';
import { yearlyStatementDocument } from '#src/server/yearly-statements/yearly-statement-document.ts';
import { findYearlyDonations } from '#src/server/yearly-statements/yearly-statements.repository.ts';

/** How long the address of a statement works: it is passed on to a tax adviser, and not kept for ever. */
const LINK_LIFETIME_MS = 30 * DAY_MS;
const purposeOf = (year: number): string => `yearly-statement:${year}`;

/** The address of a year's statement, without language. Nothing is stored; whoever has it can read the statement for thirty days. */
export const yearlyStatementPath = (
  ctx: Pick<ServiceContext, 'keys' | 'now'>,
  { userId, year }: { userId: string; year: number },
): string => `/statement/${year}/${signToken(ctx, purposeOf(year), userId, LINK_LIFETIME_MS)}.pdf`;

export type StatementFile = { filename: string; pdf: Uint8Array<ArrayBuffer> };

/** The statement that an address names. @throws AppError `notFound` for an address that this site did not sign or that has ended */
export async function openYearlyStatement(
  ctx: ServiceContext,
  { locale, token, year }: { locale: Locale; token: string; year: number },
): Promise<StatementFile> {
  const read = readToken(ctx, purposeOf(year), token);
  if (!read || read.isExpired) throw new AppError('notFound');
  return getYearlyStatement(ctx, { userId: read.id, year, locale });
}

/** All that an account gave in a year. @throws AppError `notFound` where it gave nothing, or was erased */
export async function getYearlyStatement(
  ctx: ServiceContext,
  { locale, userId, year }: { userId: string; year: number; locale: Locale },
): Promise<StatementFile> {
  const [user, donations, issuer, i18n] = await Promise.all([
    findUser(ctx.db, userId),
    findYearlyDonations(ctx.db, userId, year),
    getContactInfo(ctx),
    ctx.i18n(locale),
  ]);
  if (!user || donations.length === 0) throw new AppError('notFound');
  const donorName = user.fullName ?? user.username ?? '';
  const day = ctx.now().toISOString().slice(0, 10);
  const document = yearlyStatementDocument({ year, donorName, locale, day, donations, issuer }, i18n);
  return {
    filename: `statement-${year}.pdf`,
    pdf: await renderPdf(documentInDigits(document, locale === 'ar' ? (user.digits ?? 'latn') : 'latn')),
  };
}
