import * as v from 'valibot';
import { type Locale, locales } from '#src/i18n/locales.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

/** Emails to an address that its account has no more. */
export const PARTING_TEMPLATES = ['emailChanged', 'accountErased'] as const;
export type PartingTemplate = (typeof PARTING_TEMPLATES)[number];

const former = v.object({ address: v.string(), username: v.string(), locale: v.picklist(locales) });
export type FormerAddress = { address: string; username: string; locale: Locale };

export const isParting = (template: unknown): template is PartingTemplate =>
  (PARTING_TEMPLATES as readonly unknown[]).includes(template);

/** Enqueues one email to an address that is given up. Whose it was stands in the job alone, encrypted, until it is sent. */
export async function enqueueParting(
  ctx: Pick<ServiceContext, 'keys'>,
  tx: Database,
  { now, template, userId, ...to }: FormerAddress & { template: PartingTemplate; userId: string; now: Date },
): Promise<void> {
  const key = `${template}:${userId}:${now.toISOString()}`;
  await enqueueEmail(tx, key, { template, former: ctx.keys.encrypt(JSON.stringify(to)) }, now);
}

/** To whom an email of a job goes; undefined once it is forgotten. */
export const readFormer = (
  { keys }: Pick<ServiceContext, 'keys'>,
  encrypted: string | undefined,
): FormerAddress | undefined =>
  encrypted === undefined ? undefined : v.parse(former, JSON.parse(keys.decrypt(encrypted)));
