import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readSocialSettings } from '#src/server/settings/settings.service.ts';

type Keys = { clientId: string; appSecret: string | undefined };

/** The keys of this site at a provider; undefined where it is not offered. Facebook needs its secret as well. */
export async function readSocialKeys(ctx: ServiceContext, provider: SocialProvider): Promise<Keys | undefined> {
  const { appSecret, clientId } = await readSocialSettings(ctx, provider);
  if (clientId === '' || (provider === 'facebook' && appSecret === '')) return undefined;
  return { clientId, appSecret: appSecret === '' ? undefined : appSecret };
}
