import { RejectedReceiverError } from '#src/server/gateways/rejected-receiver.ts';

/** A text message. `id`: the same at every attempt, so that the gateway can leave out a second copy. */
type TextMessage = { id: string; to: string; text: string };
/** Sends text messages. Without a configured gateway nothing is sent, and the saved messages can be read by staff. */
export type TextGateway = { isConfigured: boolean; send: (message: TextMessage) => Promise<void> };

const TIMEOUT_MS = 20_000;

/** A gateway that posts `{to, text}` as JSON to an address, with the message's id as idempotency key. */
export function createTextGateway(url: string | undefined): TextGateway {
  if (url === undefined) return { isConfigured: false, send: async () => {} };
  return {
    isConfigured: true,
    send: async ({ id, text, to }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.status === 400 || response.status === 422)
        throw new RejectedReceiverError(`the gateway rejected the message with ${response.status}`);
      if (!response.ok) throw new Error(`the gateway for text messages responded with ${response.status}`);
    },
  };
}
