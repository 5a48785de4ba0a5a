import { asc, eq } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { orderDonors, orderItems } from '#src/server/platform/db/schema/orders.ts';
import { bankAccounts } from '#src/server/platform/db/schema/reference.ts';

export const findBankAccounts = (db: Database) => db.select().from(bankAccounts).orderBy(asc(bankAccounts.position));

/** The country of the phone number that an order's donor gave, ISO 3166-1. */
export const findDonorCountry = async (db: Database, orderId: string): Promise<string | null | undefined> =>
  (await db.select({ country: orderDonors.phoneCountry }).from(orderDonors).where(eq(orderDonors.orderId, orderId)))[0]
    ?.country;

/** What an order's lines are for. */
export const findOrderLines = (db: Database, orderId: string) =>
  db
    .select({ type: orderItems.type, intention: orderItems.intention, projectId: orderItems.projectId })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
