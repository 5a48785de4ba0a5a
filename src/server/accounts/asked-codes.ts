import { v7 } from 'uuid';
import * as v from 'valibot';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { enqueue, type Job } from '#src/server/platform/outbox/outbox.repository.ts';

const asked = v.variant('purpose', [
  v.object({ purpose: v.picklist(['email', 'password']), email: v.string() }),
  v.object({ purpose: v.literal('link'), email: v.string(), next: v.optional(v.string()) }),
  v.object({ purpose: v.literal('phone'), e164: v.string(), callerId: v.optional(v.string()) }),
]);
/** What a visitor asks for by an address or a number that may be nobody's. */
export type AskedCode = v.InferOutput<typeof asked>;

/**
 * Writes down that a code or a link was asked for, and nothing else: whether somebody has the address is looked up after the
 * response, so that the response takes as long for an address that nobody has.
 */
export async function enqueueAsked(ctx: ServiceContext, code: AskedCode): Promise<void> {
  const now = ctx.now();
  const payload = { template: 'askedCode', asked: ctx.keys.encrypt(JSON.stringify(code)) };
  await enqueue(ctx.db, { kind: 'code', key: v7(), payload, runAt: now }, now);
  ctx.notifyWorker('outbox');
}

/** What a job was asked for; undefined once it is forgotten. */
export function readAsked(
  { keys }: Pick<ServiceContext, 'keys'>,
  { payload }: Pick<Job, 'payload'>,
): AskedCode | undefined {
  const encrypted = payload['asked'];
  return typeof encrypted === 'string' ? v.parse(asked, JSON.parse(keys.decrypt(encrypted))) : undefined;
}
