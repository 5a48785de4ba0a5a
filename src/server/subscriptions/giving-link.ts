import { DAY_MS } from '#src/domain/durations.ts';
import type { Calendar } from '#src/domain/giving-calendar.ts';
import { linkLifetimeMs } from '#src/domain/plan-change.ts';
import type { Interval } from '#src/domain/subscription.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readToken, signToken } from '#src/server/platform/signed-link.ts';

type Named = { id: string; interval: Interval; calendar?: Calendar | null };
type Signer = Pick<ServiceContext, 'keys' | 'now'>;

const PURPOSE = 'giving';

/** The token of a recurring donation's page. */
export const givingToken = (ctx: Signer, { calendar = null, id, interval }: Named): string =>
  signToken(ctx, PURPOSE, id, linkLifetimeMs(interval, calendar));

/** The address of the page, without language. */
export const givingPath = (ctx: Signer, subscription: Named): string => `/giving/${givingToken(ctx, subscription)}`;

/** A token by days, which ends at a midnight: at the earliest one day from now. */
const WAY_BACK_MS = 2 * DAY_MS;

/** The address of the page for the way back from a provider, which learns it: for one or two days. */
export const briefGivingPath = (ctx: Signer, { id }: Pick<Named, 'id'>): string =>
  `/giving/${signToken(ctx, PURPOSE, id, WAY_BACK_MS)}`;

/** What a token names; undefined unless this site signed it. An expired one still names where a new link may be sent to. */
export const readGivingToken = (ctx: Signer, token: string) => readToken(ctx, PURPOSE, token);
