import { SOCIAL_PROVIDERS, type SocialProvider } from '#src/domain/social-sign-in.ts';
import { findIdentities } from '#src/server/accounts/identities.repository.ts';
import type { IdentityGateway } from '#src/server/gateways/identities/port.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readSocialSettings } from '#src/server/settings/settings.service.ts';

type OfferedProvider = { gateway: IdentityGateway; clientId: string; appSecret: string | undefined };

/**
 * A provider with the keys of this site there; undefined where it is not offered. Facebook needs its secret as well. In test
 * mode the issuer on this machine stands in for one without keys.
 */
export async function findProvider(
  ctx: ServiceContext,
  provider: SocialProvider,
): Promise<OfferedProvider | undefined> {
  const { appSecret, clientId } = await readSocialSettings(ctx, provider);
  const isConfigured = clientId !== '' && (provider !== 'facebook' || appSecret !== '');
  if (!isConfigured) return ctx.gateways.localIdentities;
  return { gateway: ctx.gateways.identities, clientId, appSecret: appSecret === '' ? undefined : appSecret };
}

/** The providers whose buttons are shown, in their order. */
export async function listProviders(ctx: ServiceContext): Promise<SocialProvider[]> {
  const offered: SocialProvider[] = [];
  for (const provider of SOCIAL_PROVIDERS) if (await findProvider(ctx, provider)) offered.push(provider);
  return offered;
}

/** The providers that are offered or connected, with since when; null where one is not. */
export async function listConnections(
  ctx: ServiceContext,
  userId: string,
): Promise<{ provider: SocialProvider; connectedAt: string | null }[]> {
  const connected = new Map((await findIdentities(ctx.db, userId)).map((one) => [one.provider, one.createdAt]));
  const offered = await listProviders(ctx);
  return SOCIAL_PROVIDERS.filter((one) => connected.has(one) || offered.includes(one)).map((provider) => ({
    provider,
    connectedAt: connected.get(provider)?.toISOString() ?? null,
  }));
}
