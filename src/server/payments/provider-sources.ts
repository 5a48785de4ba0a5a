import type { PaymentGateway, ProviderSources } from '#src/server/gateways/payments/port.ts';

let sources: ProviderSources | undefined;

/** Sets the sources, once, when the providers are opened. */
export function setProviderSources(gateways: readonly PaymentGateway[]): void {
  const join = (key: keyof ProviderSources): string =>
    [...new Set(gateways.map((gateway) => gateway.sources[key]).filter(Boolean))].join(' ');
  sources =
    gateways.length === 0
      ? undefined
      : {
          ...(join('frames') ? { frames: join('frames') } : {}),
          ...(join('forms') ? { forms: join('forms') } : {}),
          ...(join('scripts') ? { scripts: join('scripts') } : {}),
          ...(join('connects') ? { connects: join('connects') } : {}),
        };
}

/** The third parties that the checkout's content security policy allows. */
export const providerSources = (): ProviderSources | undefined => sources;
