import * as v from 'valibot';
import type { AddressedText } from '#src/server/emails/addressed-email.ts';
import { markTextMessageSent, saveTextMessage } from '#src/server/emails/text-messages.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Job } from '#src/server/platform/outbox/outbox.repository.ts';
import { giftTextOf } from '#src/server/worker/gift-messages.ts';
import { phoneCodeTextOf } from '#src/server/worker/phone-code-text.ts';

const payloadSchema = v.variant('template', [
  v.object({ template: v.literal('giftCard'), itemId: v.string() }),
  v.object({ template: v.literal('phoneCode'), userId: v.string(), codeId: v.string() }),
]);
type Payload = v.InferOutput<typeof payloadSchema>;

const textOf = (ctx: ServiceContext, payload: Payload): Promise<AddressedText | undefined> =>
  payload.template === 'giftCard' ? giftTextOf(ctx, payload.itemId) : phoneCodeTextOf(ctx, payload);

/** Writes, saves and sends a text message, once. Without a gateway it is `waiting`. */
export async function sendText(ctx: ServiceContext, job: Job): Promise<'done' | 'waiting'> {
  const payload = v.parse(payloadSchema, job.payload);
  const text = await textOf(ctx, payload);
  if (!text) return 'done';
  const { body, locale, orderId, to } = text;
  const saved = await saveTextMessage(ctx.db, {
    dedupeKey: job.id,
    kind: payload.template,
    orderId,
    toNumber: to,
    locale,
    body,
    createdAt: ctx.now(),
  });
  if (saved.sentAt !== null) return 'done';
  if (!ctx.gateways.texts.isConfigured) return 'waiting';
  await ctx.gateways.texts.send({ id: saved.id, to: saved.toNumber, text: saved.body });
  await markTextMessageSent(ctx.db, saved.id, ctx.now());
  return 'done';
}
