import { findUser } from '#src/server/accounts/accounts.repository.ts';
import { donorHashOf } from '#src/server/orders/draft-order.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { claimOrders } from '#src/server/profile/own-orders.repository.ts';

/** Gives an account what a guest donated with its email. Nothing before the email is confirmed. */
export async function claimGifts(ctx: ServiceContext, userId: string): Promise<void> {
  const user = await findUser(ctx.db, userId);
  const email = user?.email;
  if (!user?.isEmailVerified || !email) return;
  await ctx.db.transaction((tx) => claimOrders(tx, user.id, donorHashOf(ctx, email)));
}
