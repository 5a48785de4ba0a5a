import { eq } from 'drizzle-orm';
import { DAY_MS } from '#src/domain/durations.ts';
import { endOfHawl, hijriOf } from '#src/domain/hawl.ts';
import { nextZakatDay } from '#src/domain/zakat-day.ts';
import { beginDemoRecurring } from '#src/server/demo/demo-recurring.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { giftReceivers } from '#src/server/platform/db/schema/gift-receivers.ts';
import { zakatDays, zakatRecords } from '#src/server/platform/db/schema/own-zakat.ts';
import { users } from '#src/server/platform/db/schema/people.ts';

/** Written as their owner typed them, in three languages. */
const RECEIVERS = [
  { name: 'أمي، فاطمة السالم', email: null, phone: '+966501239876' },
  { name: 'Zeynep Yıldız', email: 'zeynep@demo.invalid', phone: null },
  { name: 'Yusuf, my brother', email: 'yusuf@demo.invalid', phone: '+905321119876' },
];
/** Minor units of the demo charity's currency, the last year first. */
const YEARS = [
  { wealth: 4_120_000, nisab: 1_164_500, zakat: 103_000 },
  { wealth: 3_685_000, nisab: 802_400, zakat: 92_125 },
  { wealth: 310_000, nisab: 565_200, zakat: 0 },
];

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The first Ramadan day of the lunar year that began so many years ago, and each of those that follow. */
function firstZakatDay(now: Date): string {
  for (
    let day = new Date(now.getTime() - (YEARS.length + 1) * 355 * DAY_MS);
    ;
    day = new Date(day.getTime() + DAY_MS)
  ) {
    const [, month, date] = hijriOf(dayOf(day));
    if (month === 9 && date === 1) return dayOf(day);
  }
}

/** What the demo charity's donor keeps in their account: people to give for, and their zakat, each year at the beginning of Ramadan, which they pledged. */
export async function fillDemoDonor(ctx: ServiceContext): Promise<void> {
  const { db, now } = ctx;
  const found = await db.transaction(async (tx) => {
    const [donor] = await tx
      .update(users)
      .set({ fullName: 'Huda Al-Salem' })
      .where(eq(users.username, 'demo.donor'))
      .returning();
    if (!donor) return undefined;
    const at = now();
    const userId = donor.id;
    await tx.insert(giftReceivers).values(RECEIVERS.map((receiver) => ({ userId, createdAt: at, ...receiver })));
    const startsOn = firstZakatDay(at);
    await tx.insert(zakatDays).values({ userId, startsOn, nextOn: nextZakatDay(startsOn, at) ?? null });
    let day = startsOn;
    for (const { nisab, wealth, zakat } of YEARS.toReversed()) {
      await tx
        .insert(zakatRecords)
        .values({
          userId,
          computedOn: day,
          currency: 'USD',
          wealthMinor: wealth,
          nisabMinor: nisab,
          zakatMinor: zakat,
          createdAt: new Date(`${day}T12:00:00Z`),
        });
      day = endOfHawl(day);
    }
    return donor;
  });
  if (found) await beginDemoRecurring(ctx, found);
}
