import { createIdentities, localProviders } from '#src/server/gateways/identities/create-identities.ts';
import type { LocalIdentities } from '#src/server/gateways/identities/port.ts';
import { type Env, isLoopback } from '#src/server/platform/env.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { simulatorKeys } from '#src/server/simulator-process.ts';

/**
 * The simulator as the issuer of social sign-in. It takes anybody's word, so never where others could reach the site: only in
 * test mode, and on this machine.
 *
 * @param origin the simulator's; undefined where none runs
 */
export function openLocalIdentities(env: Env, keys: Keys, origin: string | undefined): LocalIdentities | undefined {
  const isPublic =
    env.isProductionSite || env.hasLiveKeys || (env.publicUrl !== undefined && !isLoopback(env.publicUrl));
  if (origin === undefined || isPublic) return undefined;
  return { gateway: createIdentities(localProviders(origin)), ...simulatorKeys(keys).identities };
}
