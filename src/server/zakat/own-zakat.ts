import { msg } from '@lingui/core/macro';
import type { OwnZakat, ZakatRecord, ZakatRecordInput } from '#src/contracts/own-zakat.ts';
import { isHawlStart, nextZakatDay } from '#src/domain/zakat-day.ts';
import { lockUser } from '#src/server/accounts/accounts.repository.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import {
  countRecords,
  deleteRecord,
  deleteZakatDay,
  findRecords,
  findZakatDay,
  insertRecord,
  writeZakatDay,
  type ZakatRecordRow,
} from '#src/server/zakat/own-zakat.repository.ts';

type Services = Pick<ServiceContext, 'db' | 'now'>;
/** More years than a person pays zakat, with some to compare. */
const MOST_RECORDS = 200;

const viewOf = ({
  computedOn,
  createdAt,
  currency,
  id,
  nisabMinor,
  wealthMinor,
  zakatMinor,
}: ZakatRecordRow): ZakatRecord => ({
  id,
  computedOn,
  currency,
  wealth: wealthMinor,
  nisab: nisabMinor,
  zakat: zakatMinor,
  createdAt: createdAt.toISOString(),
});

/** What a person keeps of their zakat. */
export async function readOwnZakat({ db, now }: Services, userId: string): Promise<OwnZakat> {
  const [day, records] = [await findZakatDay(db, userId), await findRecords(db, userId)];
  return {
    day: day ? { from: day.startsOn, next: nextZakatDay(day.startsOn, now()) ?? null } : null,
    records: records.map(viewOf),
  };
}

/** Keeps the totals of a calculation. @throws AppError `validation` at `zakat` for more than the wealth; `conflict` beyond two hundred */
export function keepRecord({ db, now }: Services, userId: string, sums: ZakatRecordInput): Promise<ZakatRecord> {
  const { currency, nisab, wealth, zakat } = sums;
  if (zakat > wealth) throw invalid({ path: 'zakat', code: 'tooHigh' });
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('unauthenticated');
    if ((await countRecords(tx, userId)) >= MOST_RECORDS)
      throw new AppError('conflict', {
        words: msg`You have saved two hundred results, which is the limit. Delete one first.`,
      });
    const at = now();
    return viewOf(
      await insertRecord(tx, {
        userId,
        computedOn: at.toISOString().slice(0, 10),
        currency,
        wealthMinor: wealth,
        nisabMinor: nisab,
        zakatMinor: zakat,
        createdAt: at,
      }),
    );
  });
}

/** @throws AppError `notFound` */
export async function removeRecord({ db }: Services, userId: string, id: string): Promise<void> {
  if (!(await deleteRecord(db, userId, id))) throw new AppError('notFound');
}

/** Keeps the day of a lunar year, or none any more. @throws AppError `validation` at `from` for a day that no year is counted from */
export async function setZakatDay({ db, now }: Services, userId: string, from: string | null): Promise<OwnZakat> {
  if (from === null) await deleteZakatDay(db, userId);
  else {
    if (!isHawlStart(from, now())) throw invalid({ path: 'from', code: 'invalidSelection' });
    await writeZakatDay(db, userId, { startsOn: from, nextOn: nextZakatDay(from, now()) ?? null });
  }
  return readOwnZakat({ db, now }, userId);
}
