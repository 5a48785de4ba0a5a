import { tryGetContext } from 'hono/context-storage';
import type { AnswerVariables } from '#src/framework/nonce.ts';

export type Fault = { error: unknown; requestId?: string | undefined; path?: string | undefined };

let hear: (fault: Fault) => void = ({ error }) => { console.error(error); };

/** Who writes faults down. */
export const hearFaults = (listener: (fault: Fault) => void): void => { hear = listener; };

/** Called in the place of the framework's own words on the console: `scripts/told-faults.ts` puts it there. */
export function tellFault(error: unknown): void {
  const c = tryGetContext<{ Variables: AnswerVariables }>();
  hear({ error, requestId: c?.get('requestId'), path: c?.req.path });
}
