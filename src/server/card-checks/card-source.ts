import type { ServiceContext } from '#src/server/platform/context.ts';

/** The keyed hash under which a network is counted; null where it is not known, or nothing is limited. */
export const sourceHashOf = (
  { env, keys }: Pick<ServiceContext, 'env' | 'keys'>,
  network: string | undefined,
): string | null => (network === undefined || !env.hasRateLimits ? null : keys.sign('card-source', network));
