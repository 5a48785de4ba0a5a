import { openCommand, openServer, type Running } from '#src/server/open-services.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { InvalidationTag } from '#src/server/platform/db/invalidate.ts';
import { readEnv } from '#src/server/platform/env.ts';

/** Kept on `globalThis`, because a development server reloads this module and the database must open once. */
const home = globalThis as typeof globalThis & { sanadServices?: Promise<Running> | undefined };

/**
 * The services of a server, opened at the first call. `isWorker`: run the worker whatever `WORKER` says.
 * @throws Error for the person at the terminal when they cannot be opened
 */
export async function getServices({ isWorker = false }: { isWorker?: boolean } = {}): Promise<ServiceContext> {
  home.sanadServices ??= openServer(readEnv(process.env), {
    isWorker,
    onChange: (what) => {
      for (const listener of listeners) listener(what);
    },
    onInvalidate: onInvalidate as NonNullable<ServiceContext['onInvalidate']>,
  }).catch((error: unknown) => {
    home.sanadServices = undefined;
    throw error;
  });
  return (await home.sanadServices).context;
}

const listeners = new Set<(what: InvalidationTag) => void>();

/** Registers a listener for the tags that committed writes invalidate. */
export const onInvalidate = (listener: (what: InvalidationTag) => void): void => {
  listeners.add(listener);
};

/** Waits for running jobs and closes the services. */
export async function closeServices(): Promise<void> {
  const running = home.sanadServices;
  home.sanadServices = undefined;
  if (running) await (await running).close();
}

/** The services of a command: database and providers, without worker and simulator. */
export const openCommandServices = (): Promise<Running> => openCommand(readEnv(process.env));
